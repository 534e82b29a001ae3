#!/usr/bin/env python3
"""Measures what readers of the same pages wait for: in docgen's theme, and in the default themes of other generators, in turn, in one run.

usage: peers-reader.py --folder DIR [--runs 5] [--only docgen,starlight] [--devices phone,desktop]

Each generator builds the same 30 pages of plain Markdown, which gencorpus.py makes of content/. Then visit.mjs visits three of them in
Chromium. Prints medians: First and Largest Contentful Paint and Total Blocking Time in ms, layout shift, and the KB of a first visit
until the page has loaded and five seconds later; then the ms from a click in the menu until the heading of a long page is painted.
The ratios are to Starlight for paints, and to Docusaurus for the others.

--folder DIR         where packages and sites are, as for peers.py; packages stay there for the next run
--runs N             how often each page is visited; one more visit of each is not counted
--only NAME,NAME     which generators; docgen, starlight, vitepress and docusaurus by default
--devices NAME,NAME  phone (390 px, processor 1/4, slow 4G) and desktop (1440 px, processor 1/4) by default
--docgen PROGRAM     the docgen that builds, instead of bin/docgen
"""
import argparse
import os
import platform

from peers import GENERATORS, build, check, make, place, prepare, remove, visits
from run import DOCGEN

SECTION = 'area-00/section-00/'
PAGES = {'home': SECTION + 'home-00029', 'introduction': SECTION + 'introduction-00023', 'window': SECTION + 'window-00021'}
MENU = {'from': 'introduction', 'to': 'Window 00021'}
RATIOS = {'fcp': 'starlight', 'lcp': 'starlight', 'tbt': 'docusaurus', 'navigation': 'docusaurus'}


def cell(key, name, seen):
    """A value, and for times the ratio to that of another generator."""
    value, other = seen[name][key], seen.get(RATIOS.get(key), {}).get(key)
    if key in RATIOS:
        return f'{value:>6.0f} ms {value / other:>5.2f}' if other else f'{value:>6.0f} ms {"":>5}'
    return f'{value:>15.3f}' if key == 'cls' else f'{value / 1000:>12.0f} KB'


def table(title, seen):
    """One line for each generator, by its name."""
    print(f'{title:<24}' + ''.join(f'{key:>17}' for key in next(iter(seen.values()))))
    for name in seen:
        print(f'{name:<24}' + ''.join(f'{cell(key, name, seen):>17}' for key in seen[name]))


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument('--folder', required=True)
    options.add_argument('--runs', type=int, default=5)
    options.add_argument('--only', default='docgen,starlight,vitepress,docusaurus')
    options.add_argument('--devices', default='phone,desktop')
    options.add_argument('--docgen', default=DOCGEN)
    chosen = options.parse_args()
    GENERATORS['docgen'] = GENERATORS['docgen']._replace(flavour='docgen-plain', command=[os.path.abspath(chosen.docgen), 'build', '-q'])
    folders = prepare(chosen.folder, chosen.only.split(','))
    sites = {}
    for name in chosen.only.split(','):
        site = make(folders[name], GENERATORS[name], 30)
        build(folders[name], GENERATORS[name], site)
        output = os.path.join(site, GENERATORS[name].output)
        check(output, 30)
        sites[name] = place(output, PAGES)
    print(f'{platform.system()} {platform.machine()}, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}; medians of {chosen.runs}')
    found = visits(runs=chosen.runs, devices=chosen.devices.split(','), sites=sites, menu=MENU)
    for device in chosen.devices.split(','):
        for page in [*PAGES, 'menu']:
            table(f'{page}, {device}', {name: found[name][device][page] for name in sites})
    remove(folders)


if __name__ == '__main__':
    main()
