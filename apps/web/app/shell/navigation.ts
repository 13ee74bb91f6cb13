/** An entry of the main navigation. Only existing pages are listed. */
export type NavigationEntry = { path: string; label: string }

/** In the order of the main navigation. */
export const MAIN_NAVIGATION: readonly NavigationEntry[] = [
  { path: '/', label: 'Domů' },
  { path: '/recepty', label: 'Recepty' },
  { path: '/premium', label: 'Premium' },
  { path: '/nutricni-poradna', label: 'Nutriční poradna' },
  { path: '/tvurci', label: 'Tvůrci' },
  { path: '/clanky', label: 'Články' },
  { path: '/navody', label: 'Návody' },
  { path: '/o-nas', label: 'O\u00a0nás' },
  { path: '/uzivatel', label: 'Můj přehled' },
  { path: '/podminky-zasady', label: 'Podmínky a\u00a0zásady' },
]

/** Beside the main navigation, with a mark for unread news. */
export const NEWS_ENTRY: NavigationEntry = { path: '/novinky', label: 'Novinky' }

/** Beside the main navigation, whose entries are settled. */
export const CALCULATORS_ENTRY: NavigationEntry = { path: '/kalkulacky', label: 'Kalkulačky' }

/** Beside the main navigation, whose entries are settled. */
export const FOODS_ENTRY: NavigationEntry = { path: '/suroviny', label: 'Suroviny' }

/** Public pages that are linked in the footer besides the main navigation. */
export const FURTHER_NAVIGATION: readonly NavigationEntry[] = [
  FOODS_ENTRY,
  CALCULATORS_ENTRY,
  NEWS_ENTRY,
  { path: '/jak-posuzujeme-diety', label: 'Jak posuzujeme diety' },
  { path: '/kontakt', label: 'Kontakt' },
]

/** Entries for which the top bar has room; the brand links home, and the account menu to the user's pages. */
export const BAR_NAVIGATION = [...MAIN_NAVIGATION, CALCULATORS_ENTRY].filter(
  ({ path }) => path !== '/' && path !== '/uzivatel' && path !== '/podminky-zasady',
)

/** Whether the page at this path, or one above it, is the entry's page. */
export function isCurrent({ path }: NavigationEntry, pathname: string): boolean {
  return pathname === path || (path !== '/' && pathname.startsWith(`${path}/`))
}
