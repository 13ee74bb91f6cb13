import { Gift } from 'lucide-react'
import type { UserPages } from '#app/session/paths/user-pages.ts'
import { SHOP_PATH } from './user-paths.ts'

/** The pages of the user area about what people buy. */
export const commercePages: UserPages = {
  entries: [{ group: 'account', place: 60, path: SHOP_PATH, label: 'Obchod za body', Icon: Gift }],
}
