/** DocBreadcrumbsStructuredData shows nothing: the head of the page has the data. */
export default function DocBreadcrumbsStructuredData() {
  return null
}
