#!/usr/bin/env python3
"""Imports real Docusaurus sites and builds them with docgen, and with Docusaurus if asked.

usage: moves.py --sites DIR [--only name,name] [--docgen PROGRAM] [--docusaurus]

DIR has a checkout of each repository in the table below, in a folder of its name, with the npm packages of the site
installed. Missing ones are cloned from GitHub at the commit in the table, and their packages are installed with npm.
Prints a Markdown table: the docs of each site, the pages that docgen builds, what becomes of the options, the lines that
somebody has to write by hand, and the seconds and MiB of a cold build.

--only name,name     only these sites
--docgen PROGRAM     the docgen to use, instead of bin/docgen
--docusaurus         also builds each site with Docusaurus, and compares the two with docgen import --verify
"""
import argparse
import glob
import json
import os
import shutil
import subprocess
import sys
from collections import Counter

from run import DOCGEN, timed


class Site:
    """A repository at a commit, and the folder of its site.

    prepare are shell commands that the site needs before any build, with Docusaurus too; they run in its folder.
    edits are what somebody changes by hand after the import: (file, text to replace, new text).
    """

    def __init__(self, repository, commit, folder='.', about='', prepare=(), edits=()):
        self.repository, self.commit, self.folder, self.about = repository, commit, folder, about
        self.prepare, self.edits = prepare, edits


TYPESCRIPT = '../../websites/rushjs.io/node_modules/.bin/tsc --target es2020 --skipLibCheck --esModuleInterop --outDir lib'
SITES = {
    'testing': Site('testing-library/testing-library-docs', '1f5508a6e89b98f2a00d2c4b6ee25652de5d0391', about='blog'),
    'jellyfin': Site('jellyfin/jellyfin.org', '04dc6a60fd7045474ac40b1cac962947a4a9b4a9', about='blog, Sass'),
    'bitwarden': Site('bitwarden/contributing-docs', '386dcf4c9a0e101e01677afacce4badc0662c9c4', about='own navbar item'),
    'ha': Site(
        'home-assistant/developers.home-assistant', '186ad063987c56ccdbbc2145bb262d877eb15976', about='blog',
        prepare=['git clone --depth 1 https://github.com/home-assistant/intents.git'],
        # The page reads a file that Docusaurus writes for its own blog plugin.
        edits=[('src/pages/index.js', 'require("../../.docusaurus/docusaurus-plugin-content-blog/default/blog-post-list-prop-default.json")', '{ items: [] }')],
    ),
    'sequelize': Site(
        'sequelize/website', '678e2ada0f480fe4736c450a0498f08a82a7fa96', about='versions, Sass',
        prepare=['git clone --depth 1 https://github.com/sequelize/sequelize.git .sequelize/v7'],
    ),
    'docsearch': Site(
        'algolia/docsearch', '4ac53c423aeb5031835ed1d7d3b260646fa7bd81', 'packages/website', about='versions, Tailwind',
        prepare=["sed -i 's/workspace:[*]/^4.6.0/' package.json"],
        # The published package has another name for it than the one in the repository.
        edits=[('src/components/demo/DemoApp.jsx', '{ DocSearchAskAiModal,', '{ DocSearchModal as DocSearchAskAiModal,')],
    ),
    'mikro': Site('mikro-orm/mikro-orm', 'a6b9730585e467720b90390a1de706e0f4b8726c', 'docs', about='versions, blog, TypeDoc'),
    'babel': Site(
        'babel/website', 'b4753209310b5b1a6c6a27014ff50a2283e09327', 'website', about='blog, remark plugin',
        prepare=['cd .. && npm install --ignore-scripts --legacy-peer-deps', 'echo "[]" > data/sponsors.json'],
    ),
    'ionic': Site(
        'ionic-team/ionic-docs', 'b3a1b9200febba4be05b9a9f0d15d3b7d32b627a', about='versions, 2 languages, Sass',
        # A plugin of the site writes Markdown with createData, from the network.
        prepare=[
            'echo "[]" > src/components/page/reference/ReleaseNotes/release-notes.json',
            'npx docusaurus build --locale en && cp -r .docusaurus/docusaurus-plugin-ionic-component-api/default component-api',
        ],
        edits=[
            ('docgen.yaml', '\naliases:\n', "\naliases:\n  '@ionic-internal/component-api': component-api\n"),
            # The site's own plugin loads advertisements from the network.
            ('src/theme/TOC/index.tsx', "const { prismicAds } = usePluginData('ionic-docs-ads') as any;", 'const prismicAds = [{ data: null }] as any;'),
        ],
    ),
    'rush': Site(
        'microsoft/rushstack-websites', '12e70a4cc92474602a2070bbe8974e197d6de07e', 'websites/rushjs.io', about='2 languages, remark and rehype plugins',
        prepare=[
            'npm install --no-save --legacy-peer-deps dompurify prism-react-renderer && ln -sfn websites/rushjs.io/node_modules ../../node_modules',
            f'cd ../../plugins/remark-cross-site-link-plugin && {TYPESCRIPT} --module commonjs src/*.ts || true',
            f'cd ../../plugins/rehype-headerless-table-plugin && {TYPESCRIPT} --module commonjs src/*.ts || true',
            f'cd ../../plugins/theme-rushstack-suite-nav && {TYPESCRIPT} --jsx react $(find src -name "*.ts*") || true',
            'cd ../../plugins/theme-rushstack-suite-nav/src && find . -name "*.css" -exec cp --parents {} ../lib ";"',
        ],
    ),
}


SHARES = {'missing': 'URLs', 'anchor': 'anchors', 'sidebar': 'sidebars', 'text': 'texts'}


def fetch(name, site, folder):
    """Clones a repository and installs the packages of its site, unless they are there."""
    root = os.path.join(folder, name)
    place = os.path.join(root, site.folder)
    if not os.path.isdir(root):
        url = f'https://github.com/{site.repository}.git'
        subprocess.run(['git', 'clone', '--quiet', '--filter=blob:none', url, root], check=True)
        subprocess.run(['git', 'checkout', '--quiet', site.commit], cwd=root, check=True)
        subprocess.run(['npm', 'install', '--no-audit', '--no-fund', '--legacy-peer-deps'], cwd=place, check=True)
        for command in site.prepare:
            subprocess.run(command, cwd=place, check=True, shell=True)
    return place


def edited(site, folder):
    """Makes the edits by hand, unless they are made. Returns how many lines they change."""
    lines = 0
    for name, before, after in site.edits:
        file = os.path.join(folder, name)
        with open(file, encoding='utf-8') as source:
            text = source.read()
        if after not in text:
            if before not in text:
                raise SystemExit(f'{file} does not contain {before!r}')
            with open(file, 'w', encoding='utf-8') as target:
                target.write(text.replace(before, after, 1))
        lines += 1
    return lines


def pages(folder):
    return len([file for file in glob.glob(os.path.join(folder, '**', '*.html'), recursive=True)])


def imported(name, site, folder, docgen):
    """Imports and builds a site. Returns a row of the table."""
    for old in ('dist', '.docgen'):
        shutil.rmtree(os.path.join(folder, old), ignore_errors=True)
    report = json.loads(subprocess.run([docgen, 'import', '--force', '--format', 'json'], cwd=folder, check=True, capture_output=True, text=True).stdout)
    lines = edited(site, folder)
    build = subprocess.run([docgen, 'build', '--no-cache', '--format', 'json'], cwd=folder, capture_output=True, text=True)
    if build.returncode != 0:
        return [name, site.about, report['pages'], 'fails', '', lines, '', ''], build.stdout
    shutil.rmtree(os.path.join(folder, 'dist'))
    seconds, processor, memory = timed([docgen, 'build', '--no-cache', '--quiet'], folder)
    classes = Counter(note['class'] for note in report['notes'] if note.get('class'))
    share = f"{100 * report['clean'] // max(report['pages'], 1)} %"
    fates = f"{classes['mapped']} / {classes['replaced']} / {classes['lost']}"
    return [name, site.about, report['pages'], pages(os.path.join(folder, 'dist')), share, fates, lines, f'{seconds:.1f} s, {memory:.0f} MiB'], ''


def compared(folder, docgen):
    """Builds with Docusaurus and compares the two outputs."""
    for old in ('build', '.docusaurus', 'node_modules/.cache'):
        shutil.rmtree(os.path.join(folder, old), ignore_errors=True)
    try:
        seconds, _, memory = timed(['npx', 'docusaurus', 'build', '--out-dir', 'build'], folder)
    except SystemExit as failure:
        reasons = [line.strip() for line in str(failure).splitlines() if 'Error' in line]
        return [f"fails: {(reasons or ['?'])[-1][:100]}", '']
    verified = subprocess.run([docgen, 'import', '--verify', 'build', '--format', 'json'], cwd=folder, capture_output=True, text=True)
    return [f'{seconds:.1f} s, {memory:.0f} MiB', same(verified.stdout)]


def same(report):
    """The share of URLs, anchors and texts that are the same, from a report in JSON."""
    counts = {count['kind']: count for count in json.loads(report)['counts']}
    shares = [f"{counts[kind]['same']}/{counts[kind]['compared']} {name}" for kind, name in SHARES.items() if kind in counts]
    return ', '.join(shares)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument('--sites', required=True)
    parser.add_argument('--only', default=','.join(SITES))
    parser.add_argument('--docgen', default=DOCGEN)
    parser.add_argument('--docusaurus', action='store_true')
    arguments = parser.parse_args()
    docgen = os.path.abspath(arguments.docgen)
    head = ['site', 'with', 'texts', 'pages built', 'clean', 'mapped / replaced / lost', 'lines by hand', 'docgen']
    head += ['Docusaurus', 'the same'] if arguments.docusaurus else []
    print(f"| {' | '.join(head)} |\n| {' | '.join('---' for _ in head)} |", flush=True)
    for name in arguments.only.split(','):
        site = SITES[name]
        folder = fetch(name, site, arguments.sites)
        row, problems = imported(name, site, folder, docgen)
        if arguments.docusaurus:
            row += compared(folder, docgen)
        print(f"| {' | '.join(str(cell) for cell in row)} |", flush=True)
        print(problems, file=sys.stderr, end='')


if __name__ == '__main__':
    main()
