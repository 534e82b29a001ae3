export { default } from '../index'
