import { accountPages } from '#app/features/account/user-pages.ts'
import { bodyPages } from '#app/features/body/user-pages.ts'
import { cataloguePages } from '#app/features/catalogue/user-pages.ts'
import { commercePages } from '#app/features/commerce/user-pages.ts'
import { communityPages } from '#app/features/community/user-pages.ts'
import { counsellingPages } from '#app/features/counselling/user-pages.ts'
import { planningPages } from '#app/features/planning/user-pages.ts'
import type { UserNavigationEntry } from '#app/session/paths/user-pages.ts'

const AREAS = [accountPages, cataloguePages, commercePages, communityPages, planningPages, bodyPages, counsellingPages]
const FURTHER = AREAS.flatMap(({ further = [] }) => further)

/** The pages of the user area that all areas bring, in their places. */
export const USER_NAVIGATION: readonly UserNavigationEntry[] = AREAS.flatMap(({ entries }) => entries)
  .map((entry) => ({ ...entry, also: FURTHER.filter(({ under }) => under === entry.path).map(({ path }) => path) }))
  .toSorted((a, b) => a.place - b.place)

/** The pages the user may open. */
export function navigationFor({ is_premium }: { is_premium: boolean }): readonly UserNavigationEntry[] {
  return USER_NAVIGATION.filter(({ isPremium }) => is_premium || !isPremium)
}
