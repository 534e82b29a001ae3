import type { ReactNode } from 'react'

/** FileTree shows a list of files and folders. A folder is an item with a list, or of the class "folder". */
export function FileTree({ children }: { children?: ReactNode }) {
  return <div className="file-tree">{children}</div>
}
