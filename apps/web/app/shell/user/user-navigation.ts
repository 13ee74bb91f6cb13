import { accountPages } from '#app/features/account/user-pages.ts'
import { bodyPages } from '#app/features/body/user-pages.ts'
import { cataloguePages } from '#app/features/catalogue/user-pages.ts'
import { commercePages } from '#app/features/commerce/user-pages.ts'
import { communityPages } from '#app/features/community/user-pages.ts'
import { counsellingPages } from '#app/features/counselling/user-pages.ts'
import { planningPages } from '#app/features/planning/user-pages.ts'
import { isAmong } from '#app/session/paths/current-page.ts'
import { pagesOf, USER_GROUPS, type UserGroup, type UserNavigationEntry } from '#app/session/paths/user-pages.ts'

const AREAS = [accountPages, cataloguePages, commercePages, communityPages, planningPages, bodyPages, counsellingPages]
const FURTHER = AREAS.flatMap(({ further = [] }) => further)
const ENTRIES: readonly UserNavigationEntry[] = AREAS.flatMap(({ entries }) => entries).map((entry) => ({
  ...entry,
  also: FURTHER.filter(({ under }) => under === entry.path).map(({ path }) => path),
}))

export type NavigationGroup = { group: UserGroup; label: string; entries: readonly UserNavigationEntry[] }

/** The pages of the user area that all areas bring, in their groups and places. */
export const USER_NAVIGATION: readonly NavigationGroup[] = (Object.keys(USER_GROUPS) as UserGroup[]).map((group) => ({
  group,
  label: USER_GROUPS[group],
  entries: ENTRIES.filter((entry) => entry.group === group).toSorted((a, b) => a.place - b.place),
}))

/** The pages the user may open. A group of which none is left has no place. */
export function navigationFor({ is_premium }: { is_premium: boolean }): readonly NavigationGroup[] {
  return USER_NAVIGATION.map((group) => ({
    ...group,
    entries: group.entries.filter(({ isPremium }) => is_premium || !isPremium),
  })).filter(({ entries }) => entries.length > 0)
}

/** The address of the entry that is current on a page: of several that match, the one that says most. Null where none does. */
export function currentPath(groups: readonly NavigationGroup[], pathname: string): string | null {
  const matching = groups
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => pagesOf(entry).map((page) => ({ path: entry.path, page })))
    .filter(({ page }) => isAmong([page], pathname))
  return matching.toSorted((a, b) => b.page.length - a.page.length)[0]?.path ?? null
}
