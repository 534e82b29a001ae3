/** opening returns the attributes that say where a link opens: links to other sites open in a new tab. */
export function opening(link: { external?: boolean; target?: string; rel?: string }) {
  return {
    target: link.target ?? (link.external ? '_blank' : undefined),
    rel: link.rel ?? (link.external ? 'noopener noreferrer' : undefined),
  }
}
