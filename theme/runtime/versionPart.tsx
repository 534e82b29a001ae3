import { createContext, type ReactNode, useContext } from 'react'
import type { Part } from '../contract'

const Context = createContext(false)

/** LeaveOutVersionParts renders a mark in place of each VersionPart. Browsers do not provide it. */
export const LeaveOutVersionParts = Context.Provider

/**
 * VersionPart contains a part of the page that differs between versions of the docs in more than its URLs.
 * For pages that are otherwise equal, the build renders only these parts, and everything else once.
 */
export function VersionPart({ name, children }: { name: Part; children: ReactNode }) {
  return useContext(Context) ? <i data-part={name} /> : children
}
