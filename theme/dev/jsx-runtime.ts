/** React's own, but that a component of the site is what stands for it. */
import { jsx as plain, jsxs as plainList } from 'react/jsx-runtime'
import { standing } from './hot'

export { Fragment } from 'react/jsx-runtime'

export const jsx: typeof plain = (type, properties, key) => plain(standing(type), properties, key)
export const jsxs: typeof plainList = (type, properties, key) => plainList(standing(type), properties, key)
