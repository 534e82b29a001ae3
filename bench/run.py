#!/usr/bin/env python3
"""Times docgen against bare Hugo on the same pages, in turn, in one run.

usage: run.py [--pages 30,1000] [--runs 5]

Both build the corpus that gencorpus.py makes of content/, cold: the output folder is removed before every run. Prints the
median of each, their ratio, and the peak memory of the largest process. Hugo is the one in PATH, or the one HUGO names.
"""
import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)


def corpus(flavour, pages, folder):
    out = os.path.join(folder, f'{flavour}-{pages}')
    subprocess.run(
        [sys.executable, os.path.join(HERE, 'gencorpus.py'), '--content', os.path.join(ROOT, 'content'), '--out', out,
         '--pages', str(pages), '--flavour', flavour], check=True, stdout=subprocess.DEVNULL)
    return out


def timed(command, folder, output):
    """Seconds of one cold run, and MiB of its largest process."""
    shutil.rmtree(os.path.join(folder, output), ignore_errors=True)
    started = time.monotonic()
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    text = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        raise SystemExit(f'{command[0]} failed: {text.decode()}')
    return time.monotonic() - started, usage.ru_maxrss / 1024


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument('--pages', default='30')
    options.add_argument('--runs', type=int, default=5)
    chosen = options.parse_args()
    hugo = os.environ.get('HUGO') or shutil.which('hugo')
    if not hugo:
        raise SystemExit('no hugo: go install github.com/gohugoio/hugo@v0.165.0, or name it by HUGO')
    docgen = os.path.join(ROOT, 'bin', 'docgen')
    print(f'{"pages":>6}  {"docgen s":>9}  {"Hugo s":>8}  {"ratio":>6}  {"docgen MiB":>10}  {"Hugo MiB":>8}')
    with tempfile.TemporaryDirectory() as folder:
        for pages in map(int, chosen.pages.split(',')):
            sites = [([docgen, 'build', '-q'], corpus('docgen', pages, folder), 'dist'),
                     ([hugo, '--quiet'], corpus('hugo-bare', pages, folder), 'public')]
            runs = [[timed(*site) for site in sites] for _ in range(chosen.runs + 1)][1:]  # the first warms the disk
            ours, theirs = (statistics.median(run[i][0] for run in runs) for i in (0, 1))
            memory = [max(run[i][1] for run in runs) for i in (0, 1)]
            ratio = statistics.median(run[0][0] / run[1][0] for run in runs)
            print(f'{pages:>6}  {ours:>9.3f}  {theirs:>8.3f}  {ratio:>6.2f}  {memory[0]:>10.0f}  {memory[1]:>8.0f}')


if __name__ == '__main__':
    main()
