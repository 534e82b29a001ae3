import { useEffect, useState, useSyncExternalStore } from 'react'
import { createProgress, type ProgressState } from '../runtime/progress'
import { useNavigation } from '../runtime/router'
import classes from './ProgressBar.module.css'

const clock = {
  set: (run: () => void, milliseconds: number) => window.setTimeout(run, milliseconds),
  clear: (timer: number) => window.clearTimeout(timer),
}

/** ProgressBar shows that a page is loading if that takes longer than a moment. */
export function ProgressBar() {
  const { pending, stuck } = useNavigation()
  const loading = pending && !stuck
  const [progress] = useState(() => createProgress(clock))
  const state = useSyncExternalStore<ProgressState>(progress.subscribe, progress.get, () => 'hidden')
  useEffect(() => progress.update(loading), [progress, loading])
  return state === 'hidden' ? null : <div className={classes.bar} data-state={state} data-print="hidden" />
}
