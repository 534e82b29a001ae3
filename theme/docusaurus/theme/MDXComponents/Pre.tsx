export { Pre as default } from '../../../mdx/Pre'
