/*
 * What loads when the reader opens the search. The script imports nothing that the rest of the theme imports too: the
 * bundler would move that into another file, which every first visit loads. So its components get the error messages,
 * the navigation and what fills messages as props.
 */
export { NearestPages } from './NearestPages'
export { SearchDialog } from './SearchDialog'
export { SearchPageResults } from './SearchPageResults'
export { arriveElsewhere, loadSearch } from './useFound'
