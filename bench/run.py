#!/usr/bin/env python3
"""Times docgen against Hugo on the same pages, in turn, in one run.

usage: run.py [--pages 30,1000] [--runs 5]

All build the corpus that gencorpus.py makes of content/, cold: output and caches are removed before every run. Then docgen
builds again with nothing changed, and after an edit of one page. Prints medians, ratios, and the peak memory of the whole
process tree. Hugo is the one in PATH, or the one HUGO names. Where HUGO_THEMES names a folder that holds hugo-book or
hextra, Hugo builds with these themes too.
"""
import argparse
import glob
import gzip
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
DOCGEN = os.path.join(ROOT, 'bin', 'docgen')
THEMES = {'hugo-book': 'hugo-book', 'hugo-hextra': 'hextra'}


def corpus(flavour, pages, folder):
    out = os.path.join(folder, f'{flavour}-{pages}')
    subprocess.run(
        [sys.executable, os.path.join(HERE, 'gencorpus.py'), '--content', os.path.join(ROOT, 'content'), '--out', out,
         '--pages', str(pages), '--flavour', flavour], check=True, stdout=subprocess.DEVNULL)
    if flavour in THEMES:
        themes = os.path.join(out, 'themes')
        os.makedirs(themes, exist_ok=True)
        os.symlink(os.path.join(os.environ['HUGO_THEMES'], THEMES[flavour]), os.path.join(themes, THEMES[flavour]))
    return out


def tree_memory(root):
    """MiB of a process and all below it; pages that they share count once for each."""
    children, total, todo = {}, 0, [root]
    for stat in glob.glob('/proc/[0-9]*/stat'):
        try:
            fields = open(stat).read().rsplit(')', 1)[1].split()
            children.setdefault(int(fields[1]), []).append(int(stat.split('/')[2]))
        except OSError:
            continue  # it has ended
    while todo:
        process = todo.pop()
        todo += children.get(process, [])
        try:
            total += int(open(f'/proc/{process}/statm').read().split()[1])
        except OSError:
            continue
    return total * os.sysconf('SC_PAGE_SIZE') / 2**20


def timed(command, folder):
    """Seconds on the clock and of all processors, and MiB of the process tree."""
    with tempfile.TemporaryFile() as complaints:
        before, started = os.times(), time.monotonic()
        process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=complaints)
        peak, ended = [0.0], threading.Event()

        def watch():
            while not ended.wait(0.05):
                peak[0] = max(peak[0], tree_memory(process.pid))
        watcher = threading.Thread(target=watch)
        watcher.start()
        _, status, usage = os.wait4(process.pid, 0)
        spent, after = time.monotonic() - started, os.times()
        ended.set()
        watcher.join()
        if status != 0:
            complaints.seek(0)
            raise SystemExit(f'{command[0]} failed: {complaints.read().decode()}')
    processor = after.children_user - before.children_user + after.children_system - before.children_system
    return spent, processor, max(peak[0], usage.ru_maxrss / 1024)


def clean(folder):
    for name in ('dist', '.docgen', 'public', 'resources'):
        shutil.rmtree(os.path.join(folder, name), ignore_errors=True)


def edit(folder, number):
    page = sorted(glob.glob(os.path.join(folder, 'content', 'area-*', '*', '*.md')))[0]
    with open(page, 'a', encoding='utf-8') as file:
        file.write(f'\nOne more sentence, number {number}.\n')


def one_round(names, sites, number):
    """Each runs once, cold; docgen with little to do."""
    found = {}
    for name in names:
        command, folder = sites[name]
        clean(folder)
        found[name] = timed(command, folder)
    command, folder = sites['docgen']
    time.sleep(2.1)  # docgen tells a file by its times once it has rested for two seconds
    timed(command, folder)
    found['docgen, nothing changed'] = timed(command, folder)
    edit(folder, number)
    found['docgen, one page edited'] = timed(command, folder)
    edit(folder, number)
    found['docgen, and once more'] = timed(command, folder)
    return found


def weight(folder):
    """Bytes gzip of a page's HTML and data."""
    page = sorted(glob.glob(os.path.join(folder, 'dist', 'area-00', 'section-00', 'app-*')))[0]
    return sum(len(gzip.compress(open(os.path.join(page, name), 'rb').read(), 6)) for name in ('index.html', 'index.json'))


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument('--pages', default='30')
    options.add_argument('--runs', type=int, default=5)
    chosen = options.parse_args()
    hugo = os.environ.get('HUGO') or shutil.which('hugo')
    if not hugo:
        raise SystemExit('no hugo: go install github.com/gohugoio/hugo@v0.165.0, or name it by HUGO')
    flavours = ['hugo-bare']
    if themes := os.environ.get('HUGO_THEMES'):
        flavours += [flavour for flavour, theme in THEMES.items() if os.path.isdir(os.path.join(themes, theme))]
    print(f'{platform.system()} {platform.machine()}, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}')
    print(f'{"pages":>6}  {"":<24}  {"s":>8}  {"cpu s":>8}  {"MiB":>6}  ratio, of cpu')
    weights = {}
    with tempfile.TemporaryDirectory() as folder:
        for pages in map(int, chosen.pages.split(',')):
            sites = {'docgen': ([DOCGEN, 'build', '-q'], corpus('docgen', pages, folder))}
            for flavour in flavours:
                sites[flavour] = ([hugo, '--quiet'], corpus(flavour, pages, folder))
            names = list(sites)
            runs = [one_round(names, sites, number) for number in range(chosen.runs + 1)][1:]  # the first warms the disk
            weights[pages] = weight(sites['docgen'][1])
            for name in runs[0]:
                base = 'docgen' if name.startswith('docgen,') else 'hugo-bare'
                seconds, processor, memory = (statistics.median(run[name][i] for run in runs) for i in range(3))
                ratios = [statistics.median(run[name][i] / max(run[base][i], 0.001) for run in runs) for i in (0, 1)]
                print(f'{pages:>6}  {name:<24}  {seconds:>8.3f}  {processor:>8.3f}  {memory:>6.0f}  {ratios[0]:.2f} {ratios[1]:.2f} of {base}')
    first = min(weights)
    for pages, size in weights.items():
        print(f'{pages:>6}  page and its data: {size} bytes gzip, {size / weights[first]:.2f} of that among {first}')


if __name__ == '__main__':
    main()
