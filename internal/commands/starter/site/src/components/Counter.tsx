import { useState } from 'react'

/** Counter shows a number that grows when the reader clicks it. */
export function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start)
  return (
    <button type="button" className="counter" onClick={() => setCount(count + 1)}>
      Count: {count}
    </button>
  )
}
