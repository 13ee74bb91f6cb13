import { HeartHandshake } from 'lucide-react'
import type { UserPages } from '#app/session/paths/user-pages.ts'
import { CONSULTATIONS_PATH } from './user-paths.ts'

/** The pages of the user area about the counselling. */
export const counsellingPages: UserPages = {
  entries: [{ group: 'body', place: 30, path: CONSULTATIONS_PATH, label: 'Moje poradna', Icon: HeartHandshake }],
}
