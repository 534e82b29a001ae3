#!/usr/bin/env python3
"""Times a blog against docs with the same texts, in one run.

usage: posts.py [--pages 2000] [--runs 3] [--make DIR] [--docgen PROGRAM]

--pages N         how many texts both sites have
--runs N          how often each site is built; the first run is not counted
--make DIR        only makes the blog, in DIR
--docgen PROGRAM  the docgen to time, instead of bin/docgen

gencorpus.py makes the docs, whose code differs on every page. The blog has the same texts, with a mark after the first
paragraph, one post a day, a few authors and tags, all lists and two feeds.

Every first build is cold. Then docgen builds again with nothing changed, and after an edit of one text. Prints medians:
seconds, seconds of all processors, their ratios to the docs, the peak memory of the whole process tree, and the size of the
output.
"""
import argparse
import datetime
import glob
import os
import re
import statistics
import subprocess
import sys
import tempfile

from run import DOCGEN, HERE, ROOT
from versions import one_round, size, write

CONFIG = """title: Corpus
url: https://example.org
baseUrl: /phoenix/
blog:
  path: content
  onInlineTags: ignore
  include: ['area-*/**/*.md']
docs:
  path: docs
  routeBasePath: docs
"""
AUTHORS = 'ann: {name: Ann Example, page: true}\nbob: {name: Bob Example, title: Writer}\n'
FIRST = datetime.date(2020, 1, 1)


def corpus(out, pages):
    """Makes docs."""
    subprocess.run(
        [sys.executable, os.path.join(HERE, 'gencorpus.py'), '--content', os.path.join(ROOT, 'content'), '--out', out,
         '--pages', str(pages), '--unique'], check=True, stdout=subprocess.DEVNULL)


def blog(out, pages):
    """Makes a blog of the same texts."""
    corpus(out, pages)
    content = os.path.join(out, 'content')
    for number, page in enumerate(sorted(glob.glob(os.path.join(content, '**', '*.md'), recursive=True))):
        with open(page, encoding='utf-8') as file:
            front, _, text = file.read().partition('---\n')[2].partition('---\n')
        author, tag = ('ann', 'bob')[number % 2], f'tag {number % 40}'
        kept = re.sub(r'^(id|slug|sidebar_.*|tags|pagination_.*):.*\n', '', front, flags=re.M)
        start = text.find('\n\n', text.find('\n\n') + 2)
        body = text[:start] + '\n\n<!-- truncate -->' + text[start:] if start > 0 else text
        day = FIRST + datetime.timedelta(days=number)
        write(page, f'---\n{kept}date: {day}\nauthors: {author}\ntags: [{tag}]\n---\n{body}')
    write(os.path.join(content, 'authors.yml'), AUTHORS)
    os.remove(os.path.join(out, 'sidebars.yaml'))
    os.makedirs(os.path.join(out, 'docs'))
    write(os.path.join(out, 'docs', 'index.md'), '# Docs\n')
    write(os.path.join(out, 'docgen.yaml'), CONFIG)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--pages', type=int, default=2000)
    parser.add_argument('--runs', type=int, default=3)
    parser.add_argument('--make')
    parser.add_argument('--docgen', default=DOCGEN)
    options = parser.parse_args()
    if options.make:
        blog(options.make, options.pages)
        return
    with tempfile.TemporaryDirectory() as folder:
        sites = {kind: os.path.join(folder, kind) for kind in ('docs', 'blog')}
        corpus(sites['docs'], options.pages)
        blog(sites['blog'], options.pages)
        command = [os.path.abspath(options.docgen), 'build']
        runs = [one_round(sites, command, number) for number in range(options.runs + 1)][1:]
        print(f'{"site":<5}  {"build":<16}  {"seconds":>8}  {"processor":>9}  {"ratio":>11}  {"MiB":>6}  {"output":>7}')
        for step in ('cold', 'nothing changed', 'one page edited'):
            for kind, site in sites.items():
                seconds, processor, memory = (statistics.median(run[kind, step][i] for run in runs) for i in range(3))
                ratios = ' '.join(f'{statistics.median(run[kind, step][i] / max(run["docs", step][i], 0.001) for run in runs):.2f}' for i in (0, 1))
                print(f'{kind:<5}  {step:<16}  {seconds:>8.3f}  {processor:>9.3f}  {ratios:>11}  {memory:>6.0f}  {size(os.path.join(site, "dist")):>7.0f}', flush=True)


if __name__ == '__main__':
    main()
