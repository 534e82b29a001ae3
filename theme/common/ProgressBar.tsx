import { useEffect, useState, useSyncExternalStore } from 'react'
import { createProgress, type ProgressState } from '../runtime/navigation/progress'
import { useNavigation } from '../runtime/navigation/router'
import classes from './ProgressBar.module.css'

const clock = {
  set: (run: () => void, milliseconds: number) => window.setTimeout(run, milliseconds),
  clear: (timer: number) => window.clearTimeout(timer),
}

/** ProgressBar shows a bar at the top of the window while the next page takes long to load. */
export function ProgressBar() {
  const { pending, stuck } = useNavigation()
  return <Progress loading={pending && !stuck} />
}

/** Progress shows the bar while something else takes long to load. */
export function Progress({ loading }: { loading: boolean }) {
  const [progress] = useState(() => createProgress(clock))
  const state = useSyncExternalStore<ProgressState>(progress.subscribe, progress.get, () => 'hidden')
  useEffect(() => progress.update(loading), [progress, loading])
  return state === 'hidden' ? null : <div className={classes.bar} data-state={state} data-print="hidden" />
}
