#!/usr/bin/env python3
"""Times what plugins cost.

usage: plugins.py [--pages 1000] [--runs 5] [--docgen PROGRAM]

Makes a site with gencorpus.py, and three copies of its config: without a plugin, with one that loads a file, and with one that also has a
directive on each page. Prints medians of the wall time of builds, in milliseconds and as ratios to the site without a plugin: cold, with
nothing changed, and after an edit of one page, with the number of files that changed. The output folder is moved aside before each
cold build, because file systems create files slower where others have just been removed.
"""
import argparse
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from run import DOCGEN, HERE, ROOT

LOADING = "export default { name: 'loads', reads: { files: ['data.json'] }, load: async (ctx) => JSON.parse(await ctx.read('data.json')) }\n"
RENDERING = LOADING.replace("'loads'", "'renders'").replace(
    ' }\n', ", directives: { stamp: { render: ({ title }, { data }) => `**${title}** of ${data.product}` } } }\n")
KINDS = {'none': '', 'load': LOADING, 'directive': RENDERING}


def site(folder, pages, kind):
    corpus = ['--content', os.path.join(ROOT, 'content'), '--out', folder, '--pages', str(pages), '--unique']
    subprocess.run([sys.executable, os.path.join(HERE, 'gencorpus.py'), *corpus], check=True, stdout=subprocess.DEVNULL)
    with open(os.path.join(folder, 'data.json'), 'w') as file:
        file.write('{"product": "Acme"}')
    docs = [os.path.join(at, name) for at, _, names in os.walk(os.path.join(folder, 'content')) for name in names if name.endswith('.md')]
    for name in docs if kind == 'directive' else []:
        with open(name, 'a') as file:
            file.write('\n::stamp[%s]\n' % os.path.basename(name))
    if KINDS[kind]:
        with open(os.path.join(folder, 'plugin.js'), 'w') as file:
            file.write(KINDS[kind])
        with open(os.path.join(folder, 'docgen.yaml'), 'a') as file:
            file.write('\nplugins: [./plugin.js]\n')
    return sorted(docs)[len(docs) // 2]


def build(docgen, folder):
    start = time.perf_counter()
    done = subprocess.run([docgen, 'build', '-C', folder, '--timing'], capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr)
    changed = re.search(r'\((\d+) of', done.stderr)
    return (time.perf_counter() - start) * 1000, changed and changed[1]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--pages', type=int, default=1000)
    parser.add_argument('--runs', type=int, default=5)
    parser.add_argument('--docgen', default=DOCGEN)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as root:
        edited = {kind: site(os.path.join(root, kind), options.pages, kind) for kind in KINDS}
        times = {kind: {'cold': [], 'same': [], 'edit': []} for kind in KINDS}
        changed = {}
        for run in range(options.runs):
            for kind, row in times.items():
                folder = os.path.join(root, kind)
                if os.path.exists(os.path.join(folder, 'dist')):
                    os.rename(os.path.join(folder, 'dist'), os.path.join(root, f'{kind}-{run}'))
                shutil.rmtree(os.path.join(folder, '.docgen'), ignore_errors=True)
                row['cold'].append(build(options.docgen, folder)[0])
                time.sleep(2.1)  # younger files are hashed again
                build(options.docgen, folder)
                row['same'].append(build(options.docgen, folder)[0])
                with open(edited[kind], 'a') as file:
                    file.write(f'\nEdit {run}.\n')
                took, changed[kind] = build(options.docgen, folder)
                row['edit'].append(took)
    medians = {kind: {what: statistics.median(each) for what, each in row.items()} for kind, row in times.items()}
    print(f'{"plugin":<11}{"cold":>7}{"ratio":>7}{"same":>7}{"ratio":>7}{"edit":>7}{"ratio":>7}  files')
    for kind, row in medians.items():
        cells = ''.join(f'{row[what]:7.0f}{row[what] / medians["none"][what]:7.2f}' for what in row)
        print(f'{kind:<11}{cells}  {changed[kind] or "?"}')


if __name__ == '__main__':
    main()
