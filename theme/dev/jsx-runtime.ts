/** React's own JSX runtime, with proxies in place of the site's components. */
import { jsx as plain, jsxs as plainList } from 'react/jsx-runtime'
import { proxyOf } from './hot'

export { Fragment } from 'react/jsx-runtime'

export const jsx: typeof plain = (type, properties, key) => plain(proxyOf(type), properties, key)
export const jsxs: typeof plainList = (type, properties, key) => plainList(proxyOf(type), properties, key)
