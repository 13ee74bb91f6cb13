import { addDays } from '@zivina/domain/calendar-day'
import { useSearchParams } from 'react-router'
import { isDay } from '#app/kit/text/day-names.ts'
import { useShownToday } from './use-shown-today.ts'

export const DIARY_VIEWS = ['den', 'tyden', 'mesic', 'rok'] as const
export type DiaryView = (typeof DIARY_VIEWS)[number]

/** The day and the view that the address of the diary names. */
export type DiaryAddress = {
  day: string
  today: string
  view: DiaryView
  go: (to: { day?: string; view?: DiaryView }) => void
}

/** Without a day in the address it is today, without a view one day. */
export function useDiaryAddress(): DiaryAddress {
  const [search, setSearch] = useSearchParams()
  const [today, follow] = useShownToday()
  const asked = search.get('pohled')
  const view = DIARY_VIEWS.find((each) => each === asked) ?? 'den'
  const wanted = search.get('den')
  const day = isDay(wanted) ? wanted : today
  const go = (to: { day?: string; view?: DiaryView }) => {
    const now = follow()
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        const at = to.day ?? day
        if (at === now) next.delete('den')
        else next.set('den', at)
        const shown = to.view ?? view
        if (shown === 'den') next.delete('pohled')
        else next.set('pohled', shown)
        return next
      },
      { preventScrollReset: true, replace: to.view === undefined || to.view === view },
    )
  }
  return { day, today, view, go }
}

/** „dnes“, „včera“, „zítra“; nothing for other days. */
export function nearDayName(day: string, today: string): string | null {
  if (day === today) return 'dnes'
  if (day === addDays(today, -1)) return 'včera'
  return day === addDays(today, 1) ? 'zítra' : null
}
