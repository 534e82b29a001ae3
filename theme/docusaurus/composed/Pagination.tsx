import DocPaginator from '@theme/DocPaginator'
import { overrideProps } from '../common/overrideProps'

/** Pagination puts the links to the previous and the next page together from parts that the site replaces. */
export function Pagination() {
  const { previous, next } = overrideProps.DocPaginator()
  return previous || next ? <DocPaginator previous={previous} next={next} /> : null
}
