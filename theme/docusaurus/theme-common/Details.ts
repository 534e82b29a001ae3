export { Details } from '../common/collapsible'
