import type { User } from '@zivina/contract/account/users'
import { NBSP } from '@zivina/czech/format-number'
import { waterIntake } from '@zivina/nutrition/water'
import { GlassWater } from 'lucide-react'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { waterText } from '../diary/day/water-card.tsx'
import { waterOf } from '../diary/diary-days.ts'
import { useRecords } from './use-records.ts'
import { type Today, useTodayDiary } from './use-today.ts'

/** Millilitres of one press: a glass. */
const GLASS = 250

/** Water drunk today, and a glass more of it in one press. */
export function WaterPanel({ user, first }: { user: User; first: Today | null }) {
  const query = useTodayDiary(first)
  const { drink } = useRecords()
  return (
    <Panel title="Voda" Icon={GlassWater}>
      <QueryGate query={query} waiting={{ text: 'Načítám vodu…', shape: <Skeleton className="h-11 w-full" /> }}>
        {(day) => (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="figures" aria-live="polite">
              <strong className="font-heading text-2xl font-semibold text-heading">
                {waterText(waterOf(day ?? undefined))}
              </strong>{' '}
              <Enough user={user} />
            </p>
            <Button onClick={() => drink(GLASS)}>
              +{NBSP}
              {GLASS}
              {NBSP}ml
            </Button>
          </div>
        )}
      </QueryGate>
    </Panel>
  )
}

/** How much drinking is enough by EFSA, where the sex is known. */
function Enough({ user: { sex, pregnant_or_breastfeeding } }: { user: User }) {
  if (sex === null || pregnant_or_breastfeeding) return null
  return <span className="text-muted">stačí asi {waterText(waterIntake(sex, 'none').drinks.from * 1000)}</span>
}
