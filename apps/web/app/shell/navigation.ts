/** Where the main navigation leads. An entry stands here once its page exists; none leads nowhere. */
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

/** Beside the main navigation, with a mark where something is unread. */
export const NEWS_ENTRY: NavigationEntry = { path: '/novinky', label: 'Novinky' }

/** Public pages that only the end of every page leads to. */
export const FURTHER_NAVIGATION: readonly NavigationEntry[] = [
  { path: '/kalkulacky', label: 'Kalkulačky' },
  NEWS_ENTRY,
  { path: '/kontakt', label: 'Kontakt' },
]

/** What the bar at the top has room for; the brand leads home, and the account's menu to the own pages. */
export const BAR_NAVIGATION = MAIN_NAVIGATION.filter(
  ({ path }) => path !== '/' && path !== '/uzivatel' && path !== '/podminky-zasady',
)

/** Whether an entry stands for the page at this path, or for one below it. */
export function isCurrent({ path }: NavigationEntry, pathname: string): boolean {
  return pathname === path || (path !== '/' && pathname.startsWith(`${path}/`))
}
