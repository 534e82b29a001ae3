export { default as Helmet } from '../Head'
