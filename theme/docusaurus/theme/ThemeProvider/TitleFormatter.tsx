export { default } from './index'
