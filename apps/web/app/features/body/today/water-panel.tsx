import type { User } from '@zivina/contract/account/users'
import { NBSP } from '@zivina/czech/format-number'
import { waterIntake } from '@zivina/nutrition/water'
import { GlassWater } from 'lucide-react'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { waterText } from '../diary/day/water-card.tsx'
import { waterOf } from '../diary/diary-days.ts'
import { useRecords } from './use-records.ts'
import { type ShownDay, useTodayDiary } from './use-today.ts'

/** Millilitres of one press: a glass. */
const GLASS = 250
/** Glasses that are drawn at least and at most; the figure beside them tells any amount. */
const GLASSES_DRAWN = { least: 6, most: 10 }

/** Water drunk in a day, in glasses, and a glass more of it in one press. */
export function WaterPanel({ user, shown }: { user: User; shown: ShownDay }) {
  const query = useTodayDiary(shown)
  const { drink } = useRecords(shown.day)
  const enough = enoughWater(user)
  return (
    <section aria-label="Voda" className="rounded-card bg-surface px-4 py-3 shadow-card sm:px-6">
      <QueryGate query={query} waiting={{ text: 'Načítám vodu…', shape: <Skeleton className="h-13 w-full" /> }}>
        {(day) => {
          const drunk = waterOf(day ?? undefined)
          return (
            <div className="flex items-center justify-between gap-3">
              <div className="flex min-w-0 flex-col gap-1">
                <p className="figures leading-tight" aria-live="polite">
                  Voda <strong className="text-heading">{waterText(drunk)}</strong>{' '}
                  {enough === null ? null : <span className="text-sm text-muted">stačí asi {waterText(enough)}</span>}
                </p>
                <Glasses drunk={drunk} enough={enough} />
              </div>
              <Button className="shrink-0 px-4" onClick={() => drink(GLASS)}>
                +{NBSP}
                {GLASS}
                {NBSP}ml
              </Button>
            </div>
          )
        }}
      </QueryGate>
    </section>
  )
}

/** Millilitres of drinking that are enough by EFSA; null where the sex is unknown, or more would be needed. */
function enoughWater({ sex, pregnant_or_breastfeeding }: User): number | null {
  return sex === null || pregnant_or_breastfeeding ? null : waterIntake(sex, 'none').drinks.from * 1000
}

/** The same as the figure, drawn. */
function Glasses({ drunk, enough }: { drunk: number; enough: number | null }) {
  const { least, most } = GLASSES_DRAWN
  const count = Math.min(most, Math.max(least, Math.ceil((enough ?? 0) / GLASS)))
  const full = Math.floor(drunk / GLASS)
  return (
    <div aria-hidden className="flex gap-0.5">
      {Array.from({ length: count }, (_, at) => (
        <GlassWater
          // biome-ignore lint/suspicious/noArrayIndexKey: the glasses are alike and stay in their places.
          key={at}
          className={cn('size-5', at < full ? 'fill-brand-soft text-brand' : 'text-control')}
        />
      ))}
    </div>
  )
}
