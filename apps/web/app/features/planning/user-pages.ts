import { CalendarCheck, CalendarDays, Refrigerator, Share2, ShoppingBasket } from 'lucide-react'
import type { UserPages } from '#app/session/paths/user-pages.ts'
import { PANTRY_PATH, PLANS_PATH, READY_PLANS_PATH, SHARED_WITH_ME_PATH, SHOPPING_LIST_PATH } from './user-paths.ts'

/** The pages of the user area about plans and shopping. */
export const planningPages: UserPages = {
  entries: [
    { place: 50, path: PLANS_PATH, label: 'Jídelníček', short: 'Jídelníček', Icon: CalendarDays, isPremium: true },
    {
      place: 60,
      path: SHOPPING_LIST_PATH,
      label: 'Nákupní seznam',
      short: 'Seznam',
      Icon: ShoppingBasket,
      isPremium: true,
    },
    { place: 70, path: PANTRY_PATH, label: 'Spíž', short: 'Spíž', Icon: Refrigerator },
    {
      place: 160,
      path: READY_PLANS_PATH,
      label: 'Jídelníčky Živiny',
      short: 'Hotové',
      Icon: CalendarCheck,
      isPremium: true,
    },
    { place: 220, path: SHARED_WITH_ME_PATH, label: 'Sdílené se\u00a0mnou', short: 'Sdílené', Icon: Share2 },
  ],
}
