import { NotebookPen, Ruler, Sprout, TrendingDown } from 'lucide-react'
import { TARGETS_PATH } from '#app/features/account/user-paths.ts'
import type { UserPages } from '#app/session/paths/user-pages.ts'
import { DIARY_PATH, MEANING_PATH, MEASURES_PATH, MOVEMENT_PATH, TREND_PATH } from './user-paths.ts'

/** The pages of the user area about what a person eats, weighs and measures. */
export const bodyPages: UserPages = {
  entries: [
    {
      group: 'diary',
      place: 10,
      path: DIARY_PATH,
      label: 'Deník',
      Icon: NotebookPen,
      bar: { of: 'all', label: 'Deník', place: 2 },
    },
    { group: 'diary', place: 20, path: MEANING_PATH, label: 'Co mi jídlo dává', Icon: Sprout },
    { group: 'body', place: 10, path: MEASURES_PATH, label: 'Měření těla', Icon: Ruler },
    { group: 'body', place: 20, path: TREND_PATH, label: 'Trend hmotnosti', Icon: TrendingDown, isPremium: true },
  ],
  further: [{ path: MOVEMENT_PATH, under: TARGETS_PATH }],
}
