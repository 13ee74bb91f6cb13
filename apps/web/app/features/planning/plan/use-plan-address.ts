import { calendarDay } from '@zivina/domain/calendar-day'
import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { type DayRange, isDay } from '#app/kit/text/day-names.ts'
import { PLAN_VIEWS, type PlanView, rangeOf } from './plan-views.ts'

/** The day and the view that a plan’s address names. */
export type PlanAddress = {
  day: string
  view: PlanView
  /** The days that are read. */
  range: DayRange
  go: (to: { day?: string; view?: PlanView }) => void
}

const WIDE = '(width >= 60rem)'

/** Without a view in the address a wide screen shows the week, a phone the day; without a day it is today. */
export function usePlanAddress(): PlanAddress {
  const [search, setSearch] = useSearchParams()
  const isWide = useSyncExternalStore(
    followWidth,
    () => window.matchMedia(WIDE).matches,
    () => false,
  )
  const asked = search.get('pohled')
  const view = PLAN_VIEWS.find((each) => each === asked) ?? (isWide ? 'tyden' : 'den')
  const wanted = search.get('den')
  const day = isDay(wanted) ? wanted : calendarDay(new Date())
  const go = (to: { day?: string; view?: PlanView }) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.set('den', to.day ?? day)
        next.set('pohled', to.view ?? view)
        return next
      },
      { preventScrollReset: true, replace: true },
    )
  return { day, view, range: rangeOf(view, day), go }
}

function followWidth(listener: () => void): () => void {
  const media = window.matchMedia(WIDE)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
