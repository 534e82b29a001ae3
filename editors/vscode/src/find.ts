import { homedir } from 'node:os'
import { delimiter, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'

/** Where to look for the docgen program of a site. */
export interface Search {
  /** The setting docgen.path; empty if the user has not set it. */
  setting: string
  /** The folder of the site, and the workspace folder that it is in. */
  site: string
  root: string
  /** The environment variable PATH. */
  path: string
  isWindows: boolean
  isFile(path: string): Promise<boolean>
}

/**
 * Returns the path of docgen: that of the setting; else the program in node_modules of the site or of a folder above it, up
 * to the workspace folder; else the one in PATH. It is undefined if there is none.
 */
export function findDocgen(search: Search): Promise<string | undefined> {
  const { setting, root, isWindows } = search
  if (setting) {
    return first(search, [resolve(root, setting.replace(/^~(?=[\\/])/, homedir()))])
  }
  const local = foldersUp(search.site, root).map((folder) =>
    join(folder, 'node_modules', '.bin', isWindows ? 'docgen.cmd' : 'docgen'),
  )
  const names = isWindows ? ['docgen.exe', 'docgen.cmd'] : ['docgen']
  const folders = search.path.split(delimiter).filter(Boolean)
  return first(search, [...local, ...folders.flatMap((folder) => names.map((name) => join(folder, name)))])
}

async function first({ isFile }: Search, paths: string[]): Promise<string | undefined> {
  for (const path of paths) {
    if (await isFile(path)) {
      return path
    }
  }
  return undefined
}

/** Returns a folder and those above it, up to root. */
function foldersUp(folder: string, root: string): string[] {
  const above = dirname(folder)
  return folder === root || above === folder ? [folder] : [folder, ...foldersUp(above, root)]
}

/** Returns the folders that are in none of the others. */
export function outermost(folders: string[]): string[] {
  return folders.filter((folder) => !folders.some((other) => folder !== other && isInside(folder, other)))
}

/** Reports whether a path is that of a folder, or of a file in it. */
export function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}
