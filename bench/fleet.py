#!/usr/bin/env python3
"""Predicts how long a fleet of machines needs for a site, and checks the prediction against real shards.

usage: fleet.py [--pages 2000] [--shards 1,2,4] [--docgen bin/docgen] [--server bin/servers/bazel-remote]

A model is no better than its numbers, so the script measures them first: it makes a site, builds it whole, in one
shard and from a warm remote cache, and takes processor time and sizes from these builds. Then it predicts shards of
other sizes, runs them, and prints both. At last it predicts large sites on 1 to 64 machines. Each machine of the
fleet has the two processors of this one. Machines run at the same time there and one after the other here.
"""
import argparse, os, shutil, socket, subprocess, sys, tempfile, time, urllib.request

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
START = 0.4  # seconds that a build of one page takes
LINK = 50e6  # bytes per second between a machine and the cache: half of what cloud machines have


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('--pages', type=int, default=2000)
    parser.add_argument('--shards', default='1,2,4')
    parser.add_argument('--docgen', default=os.path.join(ROOT, 'bin/docgen'))
    parser.add_argument('--server', default=os.path.join(ROOT, 'bin/servers/bazel-remote'))
    return parser.parse_args()


class Cache:
    """A real remote cache with nothing in it."""

    def __init__(self, program):
        with socket.socket() as free:
            free.bind(('127.0.0.1', 0))
            address = '127.0.0.1:%d' % free.getsockname()[1]
        self.folder, self.url = tempfile.mkdtemp(), 'http://' + address
        self.process = subprocess.Popen([program, '--dir', self.folder, '--max_size', '50', '--http_address', address, '--grpc_address', 'none'],
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while True:
            try:
                return urllib.request.urlopen(self.url + '/status').close()
            except OSError:
                time.sleep(0.05)

    def close(self):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.folder)


class Build:
    """A build on a machine with an empty disk, and the seconds that it took."""

    def __init__(self, docgen, site, *flags):
        for name in ('.docgen', 'dist'):
            shutil.rmtree(os.path.join(site, name), ignore_errors=True)
        begun = time.monotonic()
        subprocess.run([docgen, 'build', '-q', '-C', site, *flags], check=True)
        self.wall = time.monotonic() - begun


class Model:
    """What a page costs, in seconds on one machine, and how that adds up.

    read     parsing a page without its body, as every shard does with all pages
    render   the body of a page, its HTML and its search terms, which one shard makes
    join     loading a finished page, checking it and writing it
    start    what every build needs whatever its size
    search   joining the terms of a page into the index; the last build does it alone
    size     bytes of a page in the cache
    """

    def __init__(self, pages, plain, whole, part, machines, warm, joined, size):
        self.size, self.start = size, START
        self.render = (whole.wall - part.wall) / (1 - 1 / machines) / pages
        self.read = max(0, whole.wall - self.start) / pages - self.render
        self.join = max(0, warm.wall - self.start) / pages
        self.search = max(0, joined.wall - warm.wall) / pages
        self.cold = plain.wall / pages

    def shard(self, pages, machines):
        return self.start + pages * (self.read + (self.render + self.size / LINK) / machines)

    def last(self, pages):
        return self.start + pages * (self.join + self.search + self.size / LINK)

    def fleet(self, pages, machines):
        if machines == 1:
            return pages * self.cold
        return self.shard(pages, machines) + self.last(pages)

    def bottleneck(self, pages, machines):
        parts = {'rendering': pages * self.render / machines, 'reading all pages in each shard': pages * self.read,
                 'writing the site in the last build': pages * self.join, 'joining the search': pages * self.search}
        return max(parts, key=parts.get)


def main():
    given = arguments()
    site = os.path.join(tempfile.mkdtemp(), 'site')
    subprocess.run([sys.executable, os.path.join(ROOT, 'bench/gencorpus.py'), '--content', os.path.join(ROOT, 'content'), '--out', site,
                    '--pages', str(given.pages), '--unique'], check=True, stdout=subprocess.DEVNULL)
    runs = {}
    plain = Build(given.docgen, site)
    counts = sorted({1} | {int(number) for number in given.shards.split(',')})
    for machines in counts:
        cache = Cache(given.server)
        flag = '--remote-cache=' + cache.url
        shards = [Build(given.docgen, site, flag, '--shard', '%d/%d' % (number + 1, machines)) for number in range(machines)]
        joined, warm = Build(given.docgen, site, flag), Build(given.docgen, site, flag)
        size = sum(os.path.getsize(os.path.join(at, name)) for at, _, names in os.walk(cache.folder) for name in names)
        runs[machines] = shards, joined, warm, size
        cache.close()
    _, joined, warm, size = runs[1]
    model = Model(given.pages, plain, runs[1][0][0], max(runs[counts[-1]][0], key=lambda build: build.wall), counts[-1], warm, joined, size / given.pages)
    print('measured with %d pages; milliseconds a page: whole build %.2f, reading %.2f, rendering %.2f, last build %.2f, search %.2f; %.1f KB in the cache'
          % (given.pages, *(1000 * cost for cost in (model.cold, model.read, model.render, model.join, model.search)), model.size / 1000))
    print('\n| shards | slowest shard | predicted | last build | predicted |\n| --- | --- | --- | --- | --- |')
    for machines, (shards, joined, warm, size) in runs.items():
        print('| %d | %.1f s | %.1f s | %.1f s | %.1f s |' % (
            machines, max(build.wall for build in shards), model.shard(given.pages, machines), joined.wall, model.last(given.pages)))
    for pages in (100_000, 1_000_000):
        print('\n| machines | %s pages | against one | what takes longest |\n| --- | --- | --- | --- |' % format(pages, ','))
        for machines in (1, 2, 4, 8, 16, 32, 64):
            spent = model.fleet(pages, machines)
            print('| %d | %.0f min | %.2f | %s |' % (machines, spent / 60, spent / model.fleet(pages, 1), model.bottleneck(pages, machines) if machines > 1 else 'rendering'))
    shutil.rmtree(os.path.dirname(site))


if __name__ == '__main__':
    main()
