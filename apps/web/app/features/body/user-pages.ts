import { NotebookPen, Ruler, Sprout, TrendingDown } from 'lucide-react'
import { TARGETS_PATH } from '#app/features/account/user-paths.ts'
import type { UserPages } from '#app/session/paths/user-pages.ts'
import { DIARY_PATH, MEANING_PATH, MEASURES_PATH, MOVEMENT_PATH, TREND_PATH } from './user-paths.ts'

/** The pages of the user area about what a person eats, weighs and measures. */
export const bodyPages: UserPages = {
  entries: [
    { place: 20, path: DIARY_PATH, label: 'Deník', short: 'Deník', Icon: NotebookPen, isInBar: true },
    { place: 80, path: MEANING_PATH, label: 'Co mi jídlo dává', short: 'Živiny', Icon: Sprout },
    { place: 100, path: MEASURES_PATH, label: 'Měření těla', short: 'Měření', Icon: Ruler },
    { place: 110, path: TREND_PATH, label: 'Trend hmotnosti', short: 'Trend', Icon: TrendingDown, isPremium: true },
  ],
  further: [{ path: MOVEMENT_PATH, under: TARGETS_PATH }],
}
