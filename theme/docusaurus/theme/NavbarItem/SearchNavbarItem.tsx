import type { ReactNode } from 'react'
import { Search } from '../../../search/Search'

/** SearchNavbarItem shows the search box. */
export default function SearchNavbarItem({ className }: { className?: string }): ReactNode {
  return (
    <div className={className}>
      <Search />
    </div>
  )
}
