#!/usr/bin/env python3
"""Times docgen against Hugo on the same pages, in turn, in one run.

usage: run.py [--pages 30,1000] [--runs 5] [--repeated] [--mdx] [--against PROGRAM]

All build the corpus that gencorpus.py makes of content/, cold: output and caches are moved aside before every run. Then docgen
builds again with nothing changed, after two edits of one page, and after one that adds a heading. Prints medians, ratios,
and the peak memory of the whole process tree.

--pages N,N          how many pages the sites have
--runs N             how often each is built; the first run is not counted
--repeated           repeats the code of content/ too; by default the code of every page differs
--mdx                builds the same pages as MDX, too
--against PROGRAM    builds the same with another docgen, and gives the ratios to it as well
--docgen PROGRAM     the docgen to time, instead of bin/docgen

Hugo is the one in PATH, or the one HUGO names; with --against or --mdx there need be none. Where HUGO_THEMES names a folder that
holds hugo-book or hextra, Hugo builds with these themes too.
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
MDX = ' as MDX'
EDITS = {
    'one page edited': 'One more sentence, number {}.',
    'and once more': 'One more sentence, number {}.',
    'a heading added': '## One more heading, number {}\n\nIts text.',
}


def corpus(name, flavour, pages, folder, arguments):
    out = os.path.join(folder, f'{name}-{pages}')
    subprocess.run(
        [sys.executable, os.path.join(HERE, 'gencorpus.py'), '--content', os.path.join(ROOT, 'content'), '--out', out,
         '--pages', str(pages), '--flavour', flavour, *arguments], check=True, stdout=subprocess.DEVNULL)
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


def clean(folder, number, names=('dist', '.docgen', 'public', 'resources')):
    """Moves output and caches aside: ext4 creates files slowly after it has removed many others."""
    for name in names:
        if os.path.exists(os.path.join(folder, name)):
            os.rename(os.path.join(folder, name), f'{folder}-{number}{name}')


def edit(folder, text):
    page = sorted(glob.glob(os.path.join(folder, 'content', 'area-*', '*', '*.md*')))[0]
    with open(page, 'a', encoding='utf-8') as file:
        file.write(f'\n{text}\n')


def one_round(sites, programs, number):
    """Each site is built once, cold; those of the docgen programs then with little to do."""
    found = {}
    for name, (command, folder) in sites.items():
        clean(folder, number)
        found[name] = timed(command, folder)
    time.sleep(2.1)  # docgen tells a file by its times once it has rested for two seconds
    for name in programs:
        timed(*sites[name])
    for name in programs:
        found[f'{name}, nothing changed'] = timed(*sites[name])
    for label, text in EDITS.items():
        for name in programs:
            edit(sites[name][1], text.format(number))
            found[f'{name}, {label}'] = timed(*sites[name])
    return found


def ratio(runs, name, base):
    """The medians of the ratios of neighbouring runs: of seconds, and of seconds of all processors."""
    ratios = [statistics.median(run[name][i] / max(run[base][i], 0.001) for run in runs) for i in (0, 1)]
    return f'{ratios[0]:.2f} {ratios[1]:.2f} of {base}'


def report(pages, runs, programs):
    for name in runs[0]:
        program, _, step = name.partition(', ')
        markdown = program.removesuffix(MDX)
        bases = [program] if step else [base for base in ['hugo-bare'] if base in runs[0]]
        if program != markdown and not step:
            bases = [markdown]
        if markdown == 'docgen' and 'before' in programs:
            bases.append(name.replace('docgen', 'before', 1))
        seconds, processor, memory = (statistics.median(run[name][i] for run in runs) for i in range(3))
        peak = max(run[name][2] for run in runs)
        ratios = ';  '.join(ratio(runs, name, base) for base in bases)
        print(f'{pages:>6}  {name:<24}  {seconds:>8.3f}  {processor:>8.3f}  {memory:>6.0f}  {peak:>6.0f}  {ratios}', flush=True)


def weight(folder):
    """Bytes gzip of a page's HTML."""
    page = sorted(glob.glob(os.path.join(folder, 'dist', 'area-00', 'section-00', 'app-*')))[0]
    return len(gzip.compress(open(os.path.join(page, 'index.html'), 'rb').read(), 6))


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument('--pages', default='30')
    options.add_argument('--runs', type=int, default=5)
    options.add_argument('--repeated', action='store_true')
    options.add_argument('--mdx', action='store_true')
    options.add_argument('--against')
    options.add_argument('--docgen', default=DOCGEN)
    chosen = options.parse_args()
    hugo = os.environ.get('HUGO') or shutil.which('hugo')
    if not hugo and not chosen.against and not chosen.mdx:
        raise SystemExit('no hugo: go install github.com/gohugoio/hugo@v0.165.0, or name it by HUGO')
    flavours = ['hugo-bare'] if hugo else []
    if hugo and (themes := os.environ.get('HUGO_THEMES')):
        flavours += [flavour for flavour, theme in THEMES.items() if os.path.isdir(os.path.join(themes, theme))]
    programs = {'docgen': os.path.abspath(chosen.docgen)}
    if chosen.against:
        programs['before'] = os.path.abspath(chosen.against)
    print(f'{platform.system()} {platform.machine()}, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}; '
          f'{"repeated" if chosen.repeated else "unique"} code')
    print(f'{"pages":>6}  {"":<24}  {"s":>8}  {"cpu s":>8}  {"MiB":>6}  {"peak":>6}  ratio, of cpu')
    weights = {}
    with tempfile.TemporaryDirectory() as folder:
        for pages in map(int, chosen.pages.split(',')):
            arguments = [] if chosen.repeated else ['--unique']
            sites = {name: ([program, 'build', '-q'], corpus(name, 'docgen', pages, folder, arguments)) for name, program in programs.items()}
            if chosen.mdx:
                for name, program in programs.items():
                    sites[name + MDX] = ([program, 'build', '-q'], corpus(name + '-mdx', 'docgen', pages, folder, [*arguments, '--mdx']))
            built = list(sites)
            for flavour in flavours:
                sites[flavour] = ([hugo, '--quiet'], corpus(flavour, flavour, pages, folder, arguments))
            runs = [one_round(sites, built, number) for number in range(chosen.runs + 1)][1:]  # the first warms the disk
            report(pages, runs, programs)
            weights[pages] = weight(sites['docgen'][1])
            for _, site in sites.values():
                for used in glob.glob(glob.escape(site) + '*'):
                    shutil.rmtree(used)
    first = min(weights)
    for pages, size in weights.items():
        print(f'{pages:>6}  page: {size} bytes gzip, {size / weights[first]:.2f} of that among {first}')


if __name__ == '__main__':
    main()
