import { Eye, House, Settings, Target, UserRound } from 'lucide-react'
import { USER_PATH } from '#app/session/paths/current-page.ts'
import type { UserPages } from '#app/session/paths/user-pages.ts'
import { LOOKS_PATH, PROFILE_PATH, SETTINGS_PATH, TARGETS_PATH } from './user-paths.ts'

/** The pages of the user area about the account. */
export const accountPages: UserPages = {
  entries: [
    {
      group: 'today',
      place: 10,
      path: USER_PATH,
      label: 'Dnes',
      Icon: House,
      bar: { of: 'all', label: 'Dnes', place: 1 },
    },
    { group: 'diary', place: 30, path: TARGETS_PATH, label: 'Denní cíle', Icon: Target },
    { group: 'account', place: 10, path: PROFILE_PATH, label: 'Profil a\u00a0objednávky', Icon: UserRound },
    { group: 'account', place: 20, path: SETTINGS_PATH, label: 'Podpora a\u00a0nastavení', Icon: Settings },
    { group: 'account', place: 30, path: LOOKS_PATH, label: 'Kdo viděl moje údaje', Icon: Eye },
  ],
}
