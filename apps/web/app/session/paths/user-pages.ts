import type { LucideIcon } from 'lucide-react'
import { isAmong } from './current-page.ts'

/** An entry of the navigation of the user area. Only existing pages are listed. */
export type UserNavigationEntry = {
  /** Entries of all areas are shown by this number. */
  place: number
  path: string
  label: string
  /** The label in the bar of a phone. */
  short: string
  Icon: LucideIcon
  /** Shown in the bar itself; other entries are one press further. */
  isInBar?: boolean
  /** Only for members with premium. */
  isPremium?: boolean
  /** Further pages on which the entry counts as current. */
  also?: readonly string[]
}

/** What an area brings to the navigation. */
export type UserPages = {
  entries: readonly UserNavigationEntry[]
  /** Pages without an entry, and the entry that counts as current on them, which may be another area's. */
  further?: readonly { path: string; under: string }[]
}

/** The pages on which an entry counts as current. */
export function pagesOf({ path, also = [] }: UserNavigationEntry): readonly string[] {
  return [path, ...also]
}

/** Whether the page at this path belongs to an entry; the overview only matches itself. */
export function isCurrentEntry(entry: UserNavigationEntry, pathname: string): boolean {
  return isAmong(pagesOf(entry), pathname)
}
