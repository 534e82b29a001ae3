export { default } from './MDXComponents/Code'
