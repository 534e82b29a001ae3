import { useHydrated } from '../runtime/hydrated'

/** useIsBrowser is false on the server and in the first render of the browser, then true. */
export default function useIsBrowser(): boolean {
  return useHydrated()
}
