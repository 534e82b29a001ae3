#!/usr/bin/env python3
"""Builds the same pages with docgen and with other generators, in turn, in one run.

usage: peers.py --folder DIR [--pages 1000] [--runs 3] [--only docgen,hugo]

Each generator builds the corpus that gencorpus.py makes of content/: cold, with its output and caches moved aside, and again after an edit
of one page. Prints medians of the time on the clock, of the processor time, and of the peak memory of all processes; then the files
and MiB of the output, the KB that a first visit to one page loads, and how many npm packages are installed.

--folder DIR         where packages and sites are; packages stay there for the next run
--pages N            how many pages the sites have
--runs N             how often each is built; a site of 30 pages warms the disk first
--only NAME,NAME     which generators build; all by default
--docgen PROGRAM     the docgen to time, instead of bin/docgen

Hugo is the one in PATH, or the one HUGO names; without one the others build. All generators use the same Node.
"""
import argparse
import ctypes
import glob
import json
import os
import platform
import re
import shutil
import statistics
import subprocess
import sys
import time
from typing import NamedTuple

from run import DOCGEN, HERE, ROOT, clean, timed

NODE = 'node-linux-' + {'x86_64': 'x64', 'aarch64': 'arm64'}[platform.machine()] + '@24.22.3'
PAGE = 'area-00/section-00/app-00000'
SUBREAPER = 36  # PR_SET_CHILD_SUBREAPER


class Generator(NamedTuple):
    flavour: str
    command: list
    content: str
    output: str
    caches: list = []
    packages: list = []


GENERATORS = {
    'docgen': Generator('docgen', [DOCGEN, 'build', '-q'], 'content', 'dist', ['.docgen']),
    'hugo': Generator('hugo-bare', [os.environ.get('HUGO', 'hugo'), '--quiet'], 'content', 'public', ['resources']),
    'docusaurus': Generator('docusaurus', ['docusaurus', 'build'], 'docs', 'build', ['.docusaurus', 'node_modules'], [
        '@docusaurus/core@3.10.2', '@docusaurus/preset-classic@3.10.2', '@docusaurus/faster@3.10.2', 'react@19.3.1', 'react-dom@19.3.1']),
    'starlight': Generator('starlight', ['astro', 'build'], 'src/content/docs', 'dist', ['.astro', 'node_modules'], [
        '@astrojs/starlight@0.42.4', 'astro@7.3.5']),
    'vitepress': Generator('vitepress', ['vitepress', 'build', 'docs'], 'docs', 'dist', [], ['vitepress@1.6.4']),
    'rspress': Generator('rspress', ['rspress', 'build'], 'docs', 'doc_build', ['node_modules'], ['@rspress/core@2.0.22']),
}


def install(folder, packages):
    """Installs npm packages into a folder, unless exactly these are there."""
    done = os.path.join(folder, 'installed.txt')
    if os.path.exists(done) and open(done).read().split() == packages:
        return
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    with open(os.path.join(folder, 'package.json'), 'w') as file:
        file.write('{"private": true}\n')
    subprocess.run(['npm', 'install', '--save-exact', '--no-audit', '--no-fund', '--silent', *packages], cwd=folder, check=True)
    with open(done, 'w') as file:
        file.write('\n'.join(packages))


def prepare(folder, names):
    """Installs Node and generators, each into a folder of its own, and returns their folders by name."""
    folders = {name: os.path.join(os.path.abspath(folder), name) for name in ['node', *names]}
    install(folders['node'], [NODE])
    node = glob.glob(os.path.join(folders['node'], 'node_modules', 'node-linux-*', 'bin'))[0]
    os.environ.update(PATH=node + os.pathsep + os.environ['PATH'], ASTRO_TELEMETRY_DISABLED='1', NO_UPDATE_NOTIFIER='1')
    ctypes.CDLL(None).prctl(SUBREAPER, 1)  # a process whose parent ended becomes a child of this one
    for name in names:
        if GENERATORS[name].packages:
            install(folders[name], GENERATORS[name].packages)
    return folders


def remove(folders):
    """Removes the sites, but not the packages."""
    for folder in folders.values():
        for site in glob.glob(os.path.join(folder, 'site-*')):
            shutil.rmtree(site)


def make(folder, generator, pages):
    """A site in a folder of its own below the packages, where Node finds them and caches go into a node_modules of its own."""
    site = os.path.join(folder, f'site-{pages}')
    for old in glob.glob(site + '*'):
        shutil.rmtree(old)
    subprocess.run(
        [sys.executable, os.path.join(HERE, 'gencorpus.py'), '--content', os.path.join(ROOT, 'content'), '--out', site,
         '--pages', str(pages), '--flavour', generator.flavour, '--unique'], check=True, stdout=subprocess.DEVNULL)
    if generator.packages:
        shutil.copy(os.path.join(folder, 'package.json'), site)  # Astro looks there for the packages that it bundles
    return site


def build(folder, generator, site):
    """As timed; what a process that ended left behind counts, too."""
    program = generator.command[0]
    if generator.packages:
        program = os.path.join(folder, 'node_modules', '.bin', program)
    before = os.times()
    seconds, _, memory = timed([program, *generator.command[1:]], site)
    try:
        while True:
            os.wait()
    except ChildProcessError:
        after = os.times()
    return seconds, after.children_user - before.children_user + after.children_system - before.children_system, memory


def files(folder):
    return [os.path.join(root, name) for root, _, names in os.walk(folder) for name in names]


def check(output, pages):
    """Stops unless all pages are there, with highlighted code and with links to the pages of their section."""
    found = [name for name in files(output) if name.endswith('.html')]
    html = open(page_file(output), encoding='utf-8').read()
    colored = sum(block.count('<span') for block in re.findall(r'<pre.*?</pre>', html, re.S))
    linked = len(set(re.findall(r'section-00/[\w-]+-\d{5}', html)))
    if len(found) < pages or colored < 100 or linked < min(pages, 30):
        raise SystemExit(f'{output}: {len(found)} pages, {colored} colored words on one, and links to {linked}')


def page_file(output, path=PAGE):
    return next(name for name in (f'{output}/{path}/index.html', f'{output}/{path}.html') if os.path.exists(name))


def edit(site, generator, number):
    with open(os.path.join(site, generator.content, PAGE + '.md'), 'a', encoding='utf-8') as file:
        file.write(f'\nOne more sentence, number {number}.\n')


def one_round(folder, name, site, number, pages):
    """A cold build, and one after an edit."""
    generator = GENERATORS[name]
    output = os.path.join(site, generator.output)
    clean(site, number, [generator.output, *generator.caches])
    cold = build(folder, generator, site)
    check(output, pages)
    time.sleep(2.1)  # docgen tells a file by its times once it has rested for two seconds
    edit(site, generator, number)
    warm = build(folder, generator, site)
    if f'sentence, number {number}.' not in open(page_file(output), encoding='utf-8').read():
        raise SystemExit(f'{name} did not build the edit')
    print(name, *(f'{value:.2f}' for value in [*cold, *warm]), file=sys.stderr, flush=True)
    return [*cold, *warm]


def place(output, pages):
    """A site as visit.mjs wants it, with the paths of pages by their names."""
    return {'folder': output, 'base': '/phoenix/',
            'pages': {name: os.path.relpath(page_file(output, path), output).removesuffix('index.html') for name, path in pages.items()}}


def visits(**wanted):
    """What visit.mjs finds, by site, device and page."""
    return json.loads(subprocess.run(['node', os.path.join(HERE, 'visit.mjs'), json.dumps(wanted)], check=True, stdout=subprocess.PIPE).stdout)


def packages(folder):
    """How many npm packages are in a folder: npm lists those that it has installed."""
    installed = os.path.join(folder, 'node_modules', '.package-lock.json')
    return len(json.load(open(installed))['packages']) if os.path.exists(installed) else 0


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument('--folder', required=True)
    options.add_argument('--pages', type=int, default=1000)
    options.add_argument('--runs', type=int, default=3)
    options.add_argument('--only', default=','.join(GENERATORS))
    options.add_argument('--docgen', default=DOCGEN)
    chosen = options.parse_args()
    GENERATORS['docgen'].command[0] = os.path.abspath(chosen.docgen)
    names = [name for name in chosen.only.split(',') if GENERATORS[name].packages or shutil.which(GENERATORS[name].command[0])]
    folders = prepare(chosen.folder, names)
    for name in names:
        build(folders[name], GENERATORS[name], make(folders[name], GENERATORS[name], 30))
    sites = {name: make(folders[name], GENERATORS[name], chosen.pages) for name in names}
    print(f'{platform.system()} {platform.machine()}, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}; {chosen.pages} pages')
    print(f'{"":<12}  {"s":>7}  {"cpu s":>7}  {"MiB":>6}  {"edit s":>7}  {"cpu s":>7}  {"MiB":>6}  {"files":>6}  {"MiB":>6}  '
          f'{"loaded KB":>9}  {"later KB":>8}  {"packages":>8}', flush=True)
    rounds = [{name: one_round(folders[name], name, site, number, chosen.pages) for name, site in sites.items()} for number in range(chosen.runs)]
    outputs = {name: os.path.join(site, GENERATORS[name].output) for name, site in sites.items()}
    seen = visits(runs=1, devices=['fast'], sites={name: place(output, {'page': PAGE}) for name, output in outputs.items()})
    for name, output in outputs.items():
        cold, cpu, peak, warm, again, least = (statistics.median(values) for values in zip(*(found[name] for found in rounds)))
        loaded, later = (seen[name]['fast']['page'][key] / 1000 for key in ('loaded', 'later'))
        size = sum(os.path.getsize(file) for file in files(output)) / 2**20
        print(f'{name:<12}  {cold:>7.2f}  {cpu:>7.2f}  {peak:>6.0f}  {warm:>7.2f}  {again:>7.2f}  {least:>6.0f}  {len(files(output)):>6}  {size:>6.0f}  '
              f'{loaded:>9.0f}  {later:>8.0f}  {packages(folders[name]):>8}', flush=True)
    remove(folders)


if __name__ == '__main__':
    main()
