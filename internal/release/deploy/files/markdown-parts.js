<%- define "markdown-js" -%>
// Returns the path of the Markdown file of a page, or an empty text for files. The home page of
// the site or of a language has index.md in its folder.
function twinOf(path) {
  if (homes.includes(path.replace(/\/?$/, '/'))) return path.replace(/\/?$/, '/index.md')
  const page = path.replace(/(\/index\.html|\.html|\/)$/, '')
  return page === '' || /\.[A-Za-z][A-Za-z0-9]*$/.test(page) ? '' : page + '.md'
}

// Tells whether an Accept header prefers Markdown to HTML (RFC 9110, 12.5.1): by quality, then
// by exactness, then by order.
function prefersMarkdown(accept) {
  const ranges = accept.toLowerCase().split(',').map((item) => item.split(';').map((part) => part.trim()))
  function wish(type) {
    const names = [type, 'text/*', '*/*']
    for (let i = 0; i < names.length; i++) {
      const place = ranges.findIndex((range) => range[0] === names[i])
      if (place === -1) continue
      const weight = ranges[place].find((part) => /^q *=/.test(part))
      return { quality: weight === undefined ? 1 : Number(weight.split('=')[1]) || 0, rank: i * 1000 + place }
    }
    return { quality: 0, rank: 0 }
  }
  const markdown = wish('text/markdown')
  const html = wish('text/html')
  return markdown.quality > html.quality || (markdown.quality > 0 && markdown.quality === html.quality && markdown.rank < html.rank)
}
<%- end -%>
<%- define "markdown-response-js" -%>
// Makes the response to a request that prefers Markdown from the one for the Markdown file.
function asMarkdown(response, path) {
  const headers = new Headers(response.headers)
  headers.set('Content-Type', 'text/markdown; charset=utf-8')
  headers.set('Content-Location', path)
  headers.append('Vary', 'Accept')
  headers.delete('X-Robots-Tag') // it is for the address of the file
  return new Response(response.body, { status: response.status, headers })
}
<%- end -%>
