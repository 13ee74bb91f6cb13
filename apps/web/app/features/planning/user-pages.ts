import { CalendarCheck, CalendarDays, Refrigerator, Share2, ShoppingBasket } from 'lucide-react'
import type { UserPages } from '#app/session/paths/user-pages.ts'
import { PANTRY_PATH, PLANS_PATH, READY_PLANS_PATH, SHARED_WITH_ME_PATH, SHOPPING_LIST_PATH } from './user-paths.ts'

/** The pages of the user area about plans and shopping. */
export const planningPages: UserPages = {
  entries: [
    {
      group: 'plan',
      place: 10,
      path: PLANS_PATH,
      label: 'Jídelníček',
      Icon: CalendarDays,
      bar: { of: 'members', label: 'Plán', place: 3 },
      isPremium: true,
    },
    {
      group: 'shopping',
      place: 10,
      path: SHOPPING_LIST_PATH,
      label: 'Nákupní seznam',
      Icon: ShoppingBasket,
      bar: { of: 'members', label: 'Nákup', place: 4 },
      isPremium: true,
    },
    {
      group: 'shopping',
      place: 20,
      path: PANTRY_PATH,
      label: 'Spíž',
      Icon: Refrigerator,
      bar: { of: 'others', label: 'Spíž', place: 4 },
    },
    {
      group: 'plan',
      place: 20,
      path: READY_PLANS_PATH,
      label: 'Jídelníčky Živiny',
      Icon: CalendarCheck,
      isPremium: true,
    },
    { group: 'plan', place: 30, path: SHARED_WITH_ME_PATH, label: 'Sdílené se\u00a0mnou', Icon: Share2 },
  ],
}
