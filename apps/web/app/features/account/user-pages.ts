import { House, Settings, Target, UserRound } from 'lucide-react'
import { USER_PATH } from '#app/session/paths/current-page.ts'
import type { UserPages } from '#app/session/paths/user-pages.ts'
import { PROFILE_PATH, SETTINGS_PATH, TARGETS_PATH } from './user-paths.ts'

/** The pages of the user area about the account. */
export const accountPages: UserPages = {
  entries: [
    { place: 10, path: USER_PATH, label: 'Přehled', short: 'Přehled', Icon: House, isInBar: true },
    { place: 90, path: TARGETS_PATH, label: 'Denní cíle', short: 'Cíle', Icon: Target },
    { place: 230, path: PROFILE_PATH, label: 'Profil a\u00a0objednávky', short: 'Profil', Icon: UserRound },
    { place: 240, path: SETTINGS_PATH, label: 'Podpora a\u00a0nastavení', short: 'Nastavení', Icon: Settings },
  ],
}
