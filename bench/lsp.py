#!/usr/bin/env python3
"""Times the language server as an editor sees it.

usage: lsp.py [--pages 1000,10000] [--runs 20] [--docgen PROGRAM]

Makes a site of each size with gencorpus.py, starts "docgen lsp" twice, and types in one page of it. Prints the times in
milliseconds until the first findings, with an empty cache and after a build, and medians of what follows: from a key press to
the new findings of the page, and the answers to requests. "move" is the edit for another name of a page with 500 links to it.
The next columns are the memory after these, and after as many more requests as --requests says; the last ones are the goroutines
before and after these requests.
"""
import argparse
import glob
import json
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

from run import DOCGEN, HERE, ROOT


class Server:
    """A language server and the editor that talks to it."""

    def __init__(self, docgen):
        self.said = tempfile.TemporaryFile()
        self.process = subprocess.Popen([docgen, 'lsp'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.said)
        self.asked = 0

    def send(self, method, params, **more):
        body = json.dumps({'jsonrpc': '2.0', 'method': method, 'params': params, **more}).encode()
        self.process.stdin.write(b'Content-Length: %d\r\n\r\n%s' % (len(body), body))
        self.process.stdin.flush()

    def receive(self):
        length = 0
        while header := self.process.stdout.readline().strip():
            name, _, value = header.partition(b':')
            if name.lower() == b'content-length':
                length = int(value)
        return json.loads(self.process.stdout.read(length))

    def call(self, method, params):
        self.asked += 1
        self.send(method, params, id=self.asked)
        while (answer := self.receive()).get('id') != self.asked:
            pass
        return answer['result']

    def findings(self, uri, text):
        """Waits until a finding of a file contains a text."""
        while True:
            params = self.receive().get('params', {})
            if params.get('uri') == uri and any(text in each['message'] for each in params['diagnostics']):
                return

    def memory(self):
        with open(f'/proc/{self.process.pid}/status', encoding='utf-8') as file:
            return int(file.read().split('VmRSS:')[1].split()[0]) // 1024

    def goroutines(self):
        """Ends the server, which prints its goroutines."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(10)
        self.said.seek(0)
        return self.said.read().count(b'\ngoroutine ')

    def end(self):
        self.call('shutdown', None)
        self.send('exit', None)
        if self.process.wait(10) != 0:
            sys.exit('the server did not end well')


def elapsed(work):
    begun = time.perf_counter()
    work()
    return (time.perf_counter() - begun) * 1000


def start(docgen, folder, page):
    """Opens a page with a mistake, and returns the server and the milliseconds until it is found."""
    begun = time.perf_counter()
    server = Server(docgen)
    server.call('initialize', {'rootUri': 'file://' + folder, 'capabilities': {}})
    server.send('initialized', {})
    uri, text = 'file://' + page, open(page, encoding='utf-8').read()
    document = {'uri': uri, 'version': 1, 'languageId': 'markdown', 'text': text + '\n[x](nowhere.md)\n'}
    server.send('textDocument/didOpen', {'textDocument': document})
    server.findings(uri, 'nowhere')
    return server, uri, text, (time.perf_counter() - begun) * 1000


def link_to(page, pages):
    """Appends a link to a page to 500 others."""
    for other in pages[-501:]:
        if other != page:
            with open(other, 'a', encoding='utf-8') as file:
                file.write(f'\n[linked]({os.path.relpath(page, os.path.dirname(other))})\n')


def measure(docgen, folder, runs, requests):
    pages = sorted(glob.glob(os.path.join(folder, 'content', '**', '*.md'), recursive=True))
    page = pages[20]
    link_to(page, pages)
    server, _, _, cold = start(docgen, folder, page)
    server.end()
    subprocess.run([docgen, 'build', '-q', '-C', folder], check=True)
    server, uri, text, warm = start(docgen, folder, page)

    def typed(number, end):
        changed = {'textDocument': {'uri': uri, 'version': number}, 'contentChanges': [{'text': text + end}]}
        server.send('textDocument/didChange', changed)

    def key(number):
        typed(number, f'\n[x](nowhere{number}.md)\n')
        server.findings(uri, f'nowhere{number}.md')

    times = {'key': statistics.median(elapsed(lambda: key(2 + number)) for number in range(runs))}
    typed(1000, '\n[x](nowhere1000.md)\n[x](/)\n[x](')
    server.findings(uri, 'nowhere1000.md')
    last = text.count('\n') + 3
    places = {'completion': (last, 4), 'hover': (last - 1, 4), 'references': (0, 0)}

    def ask(request):
        line, character = places[request]
        server.call('textDocument/' + request, {'textDocument': {'uri': uri}, 'position': {'line': line, 'character': character}})

    for request in places:
        times[request] = statistics.median(elapsed(lambda request=request: ask(request)) for _ in range(runs))
    moved = {'files': [{'oldUri': uri, 'newUri': uri.replace('.md', '-moved.md')}]}
    changed = []
    times['move'] = statistics.median(elapsed(lambda: changed.append(server.call('workspace/willRenameFiles', moved))) for _ in range(runs))
    if len(changed[0]['changes']) < 500:
        sys.exit(f'the move changes only {len(changed[0]["changes"])} files')
    before = server.memory()
    for number in range(requests):
        ask(list(places)[number % len(places)])
    after = server.memory()
    idle = start(docgen, folder, page)[0].goroutines()
    return [cold, warm, *times.values(), before, after, idle, server.goroutines()]


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument('--pages', default='1000,10000')
    options.add_argument('--runs', type=int, default=20)
    options.add_argument('--requests', type=int, default=300)
    options.add_argument('--docgen', default=DOCGEN)
    args = options.parse_args()
    print(' pages    cold    warm     key  completion   hover  references    move     MiB   later  idle  left')
    for pages in args.pages.split(','):
        folder = tempfile.mkdtemp(prefix='docgen-lsp-')
        try:
            corpus = ['--content', os.path.join(ROOT, 'content'), '--out', folder, '--pages', pages, '--unique']
            subprocess.run([sys.executable, os.path.join(HERE, 'gencorpus.py'), *corpus], check=True, stdout=subprocess.DEVNULL)
            row = measure(args.docgen, os.path.realpath(folder), args.runs, args.requests)
            print(f'{pages:>6}' + ''.join(f'{value:{width}.0f}' for value, width in zip(row, [8, 8, 8, 12, 8, 12, 8, 8, 8, 6, 6])), flush=True)
        finally:
            shutil.rmtree(folder)


if __name__ == '__main__':
    main()
