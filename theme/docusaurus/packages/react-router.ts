export * from '../router'
