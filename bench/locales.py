#!/usr/bin/env python3
"""Times a site in many languages against the same site in one, in one run.

usage: locales.py [--pages 1000] [--locales 1,2,8] [--share 0] [--runs 3] [--make DIR] [--docgen PROGRAM]

--pages N         how many pages the default language has
--locales N,N     how many languages the sites have; the first is what the others are compared with
--share N         how many percent of the pages are translated; the text of a translation is its own
--plain           names the languages x1, x2 and so on, for which docgen has no texts of its own
--runs N          how often each site is built; the first run is not counted
--make DIR        only makes the last site, in DIR
--docgen PROGRAM  the docgen to time, instead of bin/docgen

gencorpus.py makes the default language, whose code differs on every page. With --share 0, which is the default, nothing is
translated.

Every first build is cold. Then docgen builds again with nothing changed, and after an edit of a page of the default language.
Prints medians: seconds, seconds of all processors, their ratios to the site with the fewest languages, the peak memory of the
whole process tree, the size of the output, and the size of its scripts and styles.
"""
import argparse
import glob
import os
import shutil
import statistics
import subprocess
import sys
import tempfile

from run import DOCGEN, HERE, ROOT
from versions import one_round, size, write

LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'ja', 'cs', 'sv', 'da', 'fi', 'tr', 'uk', 'ru', 'ko']
TRANSLATED = os.path.join('docusaurus-plugin-content-docs', 'current')

CONFIG = """title: Corpus
url: https://example.org
baseUrl: /phoenix/
"""

MENU = """themeConfig:
  navbar:
    items:
      - type: localeDropdown
        position: right
"""


def named(count, plain):
    """The names of the languages, the default one first."""
    return ['en', *(f'x{number}' for number in range(1, count))] if plain else LANGUAGES[:count]


def translate(out, locale, share):
    """Translates a share of the pages: adds a sentence to each."""
    content = os.path.join(out, 'content')
    step = max(1, round(100 / share))
    for page in sorted(glob.glob(os.path.join(content, 'area-*', '*', '*.md')))[::step]:
        translation = os.path.join(out, 'i18n', locale, TRANSLATED, os.path.relpath(page, content))
        os.makedirs(os.path.dirname(translation), exist_ok=True)
        shutil.copy(page, translation)
        with open(translation, 'a', encoding='utf-8') as file:
            file.write(f'\nThis page is in the language {locale}.\n')


def make(out, count, options):
    """Makes a site in several languages."""
    subprocess.run(
        [sys.executable, os.path.join(HERE, 'gencorpus.py'), '--content', os.path.join(ROOT, 'content'), '--out', out,
         '--pages', str(options.pages), '--unique'], check=True, stdout=subprocess.DEVNULL)
    locales = named(count, options.plain)
    for locale in locales[1:] if options.share else []:
        translate(out, locale, options.share)
    write(os.path.join(out, 'docgen.yaml'), f'{CONFIG}i18n:\n  locales: [{", ".join(locales)}]\n{MENU}')


def code(folder):
    """KiB of the scripts and styles of an output."""
    files = [file for kind in ('js', 'css') for file in glob.glob(os.path.join(folder, '**', 'assets', f'*.{kind}'), recursive=True)]
    return sum(os.path.getsize(file) for file in files) / 2**10


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--pages', type=int, default=1000)
    parser.add_argument('--locales', default='1,2,8')
    parser.add_argument('--share', type=int, default=0)
    parser.add_argument('--plain', action='store_true')
    parser.add_argument('--runs', type=int, default=3)
    parser.add_argument('--make')
    parser.add_argument('--docgen', default=DOCGEN)
    options = parser.parse_args()
    counts = [int(count) for count in options.locales.split(',')]
    if options.make:
        make(options.make, counts[-1], options)
        return
    with tempfile.TemporaryDirectory() as folder:
        sites = {}
        for count in counts:
            sites[count] = os.path.join(folder, f'locales-{count}')
            make(sites[count], count, options)
        command = [os.path.abspath(options.docgen), 'build']
        runs = [one_round(sites, command, number) for number in range(options.runs + 1)][1:]
        print(f'{"locales":>7}  {"build":<16}  {"seconds":>8}  {"processor":>9}  {"ratio":>11}  {"MiB":>6}  {"output":>7}  {"code":>6}')
        for step in ('cold', 'nothing changed', 'one page edited'):
            for count in counts:
                output = os.path.join(sites[count], 'dist')
                seconds, processor, memory = (statistics.median(run[count, step][i] for run in runs) for i in range(3))
                ratios = ' '.join(f'{statistics.median(run[count, step][i] / max(run[counts[0], step][i], 0.001) for run in runs):.2f}' for i in (0, 1))
                print(f'{count:>7}  {step:<16}  {seconds:>8.3f}  {processor:>9.3f}  {ratios:>11}  {memory:>6.0f}  {size(output):>7.0f}  {code(output):>6.0f}', flush=True)


if __name__ == '__main__':
    main()
