import type { LucideIcon } from 'lucide-react'

/** The groups of the user area, in their order. Each opens to its pages; the first page of a group is its own. */
export const USER_GROUPS = {
  today: 'Dnes',
  diary: 'Deník',
  plan: 'Plán',
  shopping: 'Nákup',
  cookbook: 'Kuchařka',
  body: 'Tělo',
  account: 'Účet',
} as const

export type UserGroup = keyof typeof USER_GROUPS

/** An entry of the navigation of the user area. Only existing pages are listed. */
export type UserNavigationEntry = {
  group: UserGroup
  /** Entries of a group are shown by this number. */
  place: number
  path: string
  label: string
  Icon: LucideIcon
  /** In the bar of a phone: whose bar it is in, its label and its place there. Other entries are under the person's picture. */
  bar?: { of: 'all' | 'members' | 'others'; label: string; place: number }
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
