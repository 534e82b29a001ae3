import { useEffect, useLayoutEffect } from 'react'

/** useIsomorphicLayoutEffect is useLayoutEffect in browsers, and useEffect on the server, where the other one warns. */
const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

export default useIsomorphicLayoutEffect
