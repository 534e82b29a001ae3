#!/usr/bin/env python3
"""Times a site of many versions against the same site with one, in one run.

usage: versions.py [--pages 1000] [--versions 1,2,10] [--share 3] [--runs 3] [--git] [--make DIR] [--docgen PROGRAM]

--pages N         how many pages each version has
--versions N,N    how many versions the sites have; the first is what the others are compared with
--share N         how many percent of the pages differ from one version to the next
--runs N          how often each site is built; the first run is not counted
--git             the old versions are tags of a git repository instead of folders
--make DIR        only makes the last site, in DIR
--docgen PROGRAM  the docgen to time, instead of bin/docgen

gencorpus.py makes the current version, whose code differs on every page. Each older version is a copy of the next newer one,
in which a few pages have another sentence. With --share 0 nothing differs.

Every first build is cold. Then docgen builds again with nothing changed, and after an edit of a page of the current version.
Prints medians: seconds, seconds of all processors, their ratios to the site with the fewest versions, the peak memory of the
whole process tree, and the size of the output.
"""
import argparse
import glob
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from run import DOCGEN, HERE, ROOT, clean, edit, timed

CONFIG = """title: Corpus
url: https://example.org
baseUrl: /phoenix/
docs:
  lastVersion: current
themeConfig:
  navbar:
    items:
      - type: docsVersionDropdown
        position: right
"""


def names(count):
    """The names of the old versions, newest first."""
    return [f'{number}.0' for number in range(count - 1, 0, -1)]


def altered(folder, version, share):
    """Changes a share of the pages of a folder, other ones in each version."""
    if not share:
        return
    step = max(1, round(100 / share))
    for page in sorted(glob.glob(os.path.join(folder, 'area-*', '*', '*.md')))[version % step::step]:
        with open(page, 'a', encoding='utf-8') as file:
            file.write(f'\nThis was so in version {version}.\n')


def git(folder, *arguments):
    own = ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.org', '-c', 'init.defaultBranch=main', '-c', 'commit.gpgsign=false']
    subprocess.run(['git', *own, *arguments], cwd=folder, check=True, stdout=subprocess.DEVNULL)


def make(out, versions, options):
    """Makes a site of several versions, the current one among them."""
    subprocess.run(
        [sys.executable, os.path.join(HERE, 'gencorpus.py'), '--content', os.path.join(ROOT, 'content'), '--out', out,
         '--pages', str(options.pages), '--unique'], check=True, stdout=subprocess.DEVNULL)
    config, newer = CONFIG, os.path.join(out, 'content')
    with tempfile.TemporaryDirectory() as scratch:
        for number, name in enumerate(names(versions), 1):
            holder = scratch if options.git else os.path.join(out, 'versioned_docs')
            older = os.path.join(holder, f'version-{name}')
            shutil.copytree(newer, older)
            altered(older, number, options.share)
            newer = older
            if not options.git:
                sidebars = os.path.join(out, 'versioned_sidebars')
                os.makedirs(sidebars, exist_ok=True)
                shutil.copy(os.path.join(out, 'sidebars.yaml'), os.path.join(sidebars, f'version-{name}-sidebars.yaml'))
        if options.git:
            config = tagged(out, scratch, names(versions), config)
    if not options.git and versions > 1:
        write(os.path.join(out, 'versions.json'), '[' + ', '.join(f'"{name}"' for name in names(versions)) + ']\n')
    write(os.path.join(out, 'docgen.yaml'), config if versions > 1 else config.partition('docs:')[0])


def tagged(out, scratch, versions, config):
    """Commits the versions from the oldest to the current one, and tags the old ones."""
    content, current = os.path.join(out, 'content'), os.path.join(scratch, 'current')
    shutil.move(content, current)
    write(os.path.join(out, '.gitignore'), 'dist/\n.docgen/\n')
    git(out, 'init', '--quiet')
    for name in [*reversed(versions), None]:
        shutil.rmtree(content, ignore_errors=True)
        shutil.copytree(os.path.join(scratch, f'version-{name}') if name else current, content)
        git(out, 'add', '--all')
        git(out, 'commit', '--quiet', '--allow-empty', '--message', f'Version {name or "next"}')
        if name:
            git(out, 'tag', f'v{name}')
    listed = ''.join(f'    - {{name: "{name}", tag: "v{name}"}}\n' for name in versions)
    return config.replace('docs:\n', f'docs:\n  gitVersions:\n{listed}' if versions else 'docs:\n')


def write(name, text):
    with open(name, 'w', encoding='utf-8') as file:
        file.write(text)


def size(folder):
    """MiB of the files of a folder; a file with several names counts once."""
    found = {}
    for root, _, files in os.walk(folder):
        for file in files:
            status = os.lstat(os.path.join(root, file))
            found[status.st_ino] = status.st_size
    return sum(found.values()) / 2**20


def one_round(sites, command, number):
    """Builds each site: cold, again, and after an edit."""
    found = {}
    for versions, folder in sites.items():
        clean(folder, number)
        found[versions, 'cold'] = timed(command, folder)
        time.sleep(2.1)  # docgen trusts the times of a file that is two seconds old
        timed(command, folder)
        found[versions, 'nothing changed'] = timed(command, folder)
        edit(folder, f'One more sentence, number {number}.')
        found[versions, 'one page edited'] = timed(command, folder)
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--pages', type=int, default=1000)
    parser.add_argument('--versions', default='1,2,10')
    parser.add_argument('--share', type=int, default=3)
    parser.add_argument('--runs', type=int, default=3)
    parser.add_argument('--git', action='store_true')
    parser.add_argument('--make')
    parser.add_argument('--docgen', default=DOCGEN)
    options = parser.parse_args()
    counts = [int(count) for count in options.versions.split(',')]
    if options.make:
        make(options.make, counts[-1], options)
        return
    with tempfile.TemporaryDirectory() as folder:
        sites = {}
        for count in counts:
            sites[count] = os.path.join(folder, f'versions-{count}')
            make(sites[count], count, options)
        command = [os.path.abspath(options.docgen), 'build']
        runs = [one_round(sites, command, number) for number in range(options.runs + 1)][1:]
        print(f'{"versions":>8}  {"build":<16}  {"seconds":>8}  {"processor":>9}  {"ratio":>11}  {"MiB":>6}  {"output":>7}')
        for step in ('cold', 'nothing changed', 'one page edited'):
            for count in counts:
                seconds, processor, memory = (statistics.median(run[count, step][i] for run in runs) for i in range(3))
                ratios = ' '.join(f'{statistics.median(run[count, step][i] / max(run[counts[0], step][i], 0.001) for run in runs):.2f}' for i in (0, 1))
                print(f'{count:>8}  {step:<16}  {seconds:>8.3f}  {processor:>9.3f}  {ratios:>11}  {memory:>6.0f}  '
                      f'{size(os.path.join(sites[count], "dist")):>7.0f}', flush=True)


if __name__ == '__main__':
    main()
