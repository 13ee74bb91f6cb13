import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { totalsKey } from '#app/features/body/diary/use-diary.ts'
import type { DiaryAddress } from '#app/features/body/diary/use-diary-address.ts'
import { PlanEnergy } from '#app/features/planning/board/plan-energy.tsx'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { dayName } from '#app/kit/text/day-names.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import type { Overview } from './overview-range.ts'
import { byMonth, type DayLevel, LEVEL_NAMES, type MarkedDay, markedDays, placeAfterKey } from './year-levels.ts'
import { LevelMark, YearMonth } from './year-month.tsx'
import { YearTable } from './year-table.tsx'

const COMPARED: readonly DayLevel[] = ['near', 'around', 'apart', 'partial', 'open', 'none']
const PLAIN: readonly DayLevel[] = ['recorded', 'none']

type YearMapProps = {
  overview: Overview
  address: DiaryAddress
  /** Whether days are only recorded or not, as for people who hide figures. */
  isPlain?: boolean
}

/** The days of a year: which are recorded, and how near the target. */
export function YearMap({ overview: { from, to }, address, isPlain = false }: YearMapProps) {
  const { api, guid } = useAccount()
  const { today } = address
  const sums = useQuery({
    queryKey: [...totalsKey(guid), 'day', from, to],
    queryFn: ({ signal }) => api('GET /diary/totals', { query: { from, to }, signal }),
  })
  const targets = useQuery({
    queryKey: ['targets', guid, 'week'],
    queryFn: ({ signal }) => api('GET /user/{guid}/targets', { params: { guid }, signal }),
    enabled: !isPlain,
  })
  const week = isPlain ? null : (targets.data?.week?.days ?? null)
  const days = useMemo(
    () => sums.data && markedDays({ from, to }, today, sums.data.periods, week),
    [sums.data, from, to, today, week],
  )
  const isComing = !isPlain && targets.isPending
  return (
    <section aria-label="Dny roku" className="flex flex-col gap-4 rounded-card bg-surface p-4 shadow-card">
      <h3 className="text-lg">Dny roku</h3>
      <QueryGate
        query={{ ...sums, data: isComing ? undefined : days }}
        waiting={{ text: 'Načítám dny…', shape: <Skeleton className="h-64 w-full" /> }}
      >
        {(marked) => (
          <Days
            days={marked}
            levels={usedOf(week === null ? PLAIN : COMPARED, marked)}
            go={address.go}
            isPlain={isPlain}
          />
        )}
      </QueryGate>
    </section>
  )
}

/** The levels that the key explains: those that a day has. */
function usedOf(levels: readonly DayLevel[], days: readonly MarkedDay[]): DayLevel[] {
  return levels.filter((level) => days.some((day) => day.level === level))
}

type DaysProps = {
  days: readonly MarkedDay[]
  levels: readonly DayLevel[]
  go: DiaryAddress['go']
  isPlain: boolean
}

function Days({ days, levels, go, isPlain }: DaysProps) {
  const [asked, setAsked] = useState<string | null>(null)
  const found = days.findIndex(({ day }) => day === asked)
  const at = found < 0 ? days.length - 1 : found
  const chosen = days[at]
  if (chosen === undefined) return null
  const open = () => go({ day: chosen.day, view: 'den' })
  return (
    <>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {levels.map((level) => (
          <li key={level} className="flex items-center gap-1.5">
            <LevelMark level={level} /> {LEVEL_NAMES[level]}
          </li>
        ))}
      </ul>
      <div
        role="slider"
        tabIndex={0}
        aria-label="Den roku"
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={at + 1}
        aria-valuetext={`${dayName(chosen.day)}: ${LEVEL_NAMES[chosen.level]}`}
        className="grid cursor-pointer grid-cols-2 gap-x-5 gap-y-4 rounded-md sm:grid-cols-3 lg:grid-cols-4"
        onClick={({ target }) => {
          const pressed = target instanceof Element ? target.closest('[data-day]') : null
          if (pressed) setAsked(pressed.getAttribute('data-day'))
        }}
        onKeyDown={(event) => {
          const next = placeAfterKey(event.key, at, days.length)
          if (event.key === 'Enter') open()
          if (next === null) return
          event.preventDefault()
          setAsked(days[next]?.day ?? null)
        }}
      >
        {byMonth(days).map(([first, ofMonth]) => (
          <YearMonth key={first} first={first} days={ofMonth} chosen={chosen.day} />
        ))}
      </div>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="figures">
          <strong className="text-heading first-letter:uppercase">{dayName(chosen.day)}</strong>:{' '}
          {isPlain || chosen.level === 'none' ? null : <DayEnergy chosen={chosen} />}
          {LEVEL_NAMES[chosen.level]}
        </p>
        <Button onClick={open}>Otevřít den</Button>
      </div>
      <Disclosure title="Dny roku v&nbsp;tabulce">
        <YearTable days={days} levels={levels} />
      </Disclosure>
    </>
  )
}

function DayEnergy({ chosen: { period } }: { chosen: MarkedDay }) {
  if (period === undefined) return null
  const { kilojoules, nutrient_coverage } = period.totals
  return (
    <>
      <PlanEnergy kilojoules={kilojoules} coverage={nutrient_coverage.kilojoules} />,{' '}
    </>
  )
}
