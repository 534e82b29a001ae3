import { useEffect, useLayoutEffect } from 'react'

/** useIsomorphicLayoutEffect is useLayoutEffect, of which the server knows nothing. */
const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

export default useIsomorphicLayoutEffect
