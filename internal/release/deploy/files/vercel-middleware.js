// Redirects from old URLs on Vercel, as the file _redirects of the built site says, and sends the
// Markdown file of a page to agents that prefer Markdown. Each request for a page counts as a call
// of a middleware. Without this file, the pages at old URLs redirect in the browser, and
// everybody gets HTML.
const homes = <% list .Homes %>
const rulesAt = <% quoted (print .Settings.BaseURL "_redirects") %>

let rules // of this deployment, which never changes

export default async function middleware(request) {
  const address = new URL(request.url)
  if (address.pathname === rulesAt || !['GET', 'HEAD'].includes(request.method)) return
  rules ??= await readRules(address)
  const redirect = find(rules, address)
  if (redirect !== undefined) return redirect
  const path = twinOf(address.pathname)
  if (path === '') return
  if (prefersMarkdown(request.headers.get('Accept') ?? '')) {
    const twin = await fetch(new URL(path, address), { method: request.method })
    if (twin.ok) return asMarkdown(twin, path)
  }
  return new Response(null, { headers: { 'x-middleware-next': '1', Vary: 'Accept' } })
}

export const config = { matcher: [<% quoted (print .Settings.BaseURL "((?!assets/).*)") %>] }

async function readRules(address) {
  const response = await fetch(new URL(rulesAt, address))
  const text = response.ok ? await response.text() : ''
  const lines = text.split('\n').map((line) => line.trim().split(/\s+/))
  return lines.filter((rule) => rule[0].startsWith('/') && rule.length >= 2).map(([from, ...rest]) => [encoded(from), ...rest])
}

function encoded(path) {
  try {
    return encodeURI(decodeURI(path))
  } catch {
    return path
  }
}

// Returns the response of the first rule for an address. The query and the anchor of the target
// stay; without a query there, that of the address is kept.
function find(rules, address) {
  const page = address.pathname.replace(/(\/index\.html|\.html|\/)$/, '')
  for (const [from, to, status = '301'] of rules) {
    const folder = from.endsWith('/*') ? from.slice(0, -1) : undefined
    const matches = folder === undefined ? from.replace(/\/$/, '') === page : address.pathname.startsWith(folder)
    if (!matches || !/^30[12378]!?$/.test(status)) continue
    // A rest that begins with a slash would lead to another host.
    const rest = folder === undefined ? '' : address.pathname.slice(folder.length).replace(/^[/\\]+/, '')
    const target = new URL(to.replace(':splat', () => rest), address)
    if (target.search === '') target.search = address.search
    return new Response(null, { status: Number.parseInt(status, 10), headers: { Location: target.href } })
  }
}

<% template "markdown-response-js" %>

<% template "markdown-js" %>
