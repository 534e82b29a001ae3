export * from '../router'
export { default as NavLink } from '../Link'
