import type { DayRemains } from '@zivina/contract/body/diary-read'
import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import type { RecipeTotals } from '@zivina/nutrition/macros'
import { PROFILE_PATH } from '#app/features/account/user-paths.ts'
import { useDayRemains } from '#app/features/catalogue/day-fit/day-remains.ts'
import { Energy } from '#app/features/catalogue/energy.tsx'
import { energyLeft, gramsLeft, type Left, leftOf, type Part } from './left-words.ts'

const PARTS: readonly Part[] = ['kilojoules', 'protein', 'carbohydrates', 'fat']

type AfterPortionProps = { totals: RecipeTotals; daily: number | null }

/** What would remain of today after a portion. @param daily kJ of the target; null where there is none */
export function AfterPortion({ totals, daily }: AfterPortionProps) {
  return daily === null ? <NoTarget /> : <OfToday totals={totals} />
}

/** It fills the place that is kept for four figures: whether there is a target is not known before. */
function NoTarget() {
  return (
    <div className="flex min-h-[inherit] flex-col justify-center text-muted">
      <p>S&nbsp;denním cílem tu uvidíte, kolik vám po&nbsp;porci na dnešek zbude.</p>
      <a href={PROFILE_PATH} className="inline-flex min-h-11 w-fit items-center text-brand-strong underline sm:min-h-0">
        Spočítat denní cíl
      </a>
    </div>
  )
}

function OfToday({ totals }: { totals: RecipeTotals }) {
  const remains = useDayRemains()
  if (remains === undefined) return null
  if (remains === null) return <p className="text-muted">Co dnes zbývá, se teď nepodařilo zjistit.</p>
  return <Table remains={remains} totals={totals} />
}

function Table({ remains, totals }: { remains: DayRemains; totals: RecipeTotals }) {
  const rows = PARTS.flatMap((part) => {
    const left = leftOf(part, remains, totals)
    return left === null ? [] : [{ part, left }]
  })
  const isAtMost = rows.some(({ left }) => left.after?.is_at_most)
  return (
    <>
      <p className="text-muted">Po porci dnes zbude{isAtMost ? ' nejvýše' : ''}</p>
      <dl className="grid gap-x-4 sm:grid-cols-2">
        {rows.map(({ part, left }) => (
          <div key={part} className="flex justify-between gap-x-2" data-left={part}>
            <dt>{part === 'kilojoules' ? 'Energie' : NUTRIENT_LABELS[part].name}</dt>
            <dd className="text-right font-semibold whitespace-nowrap">
              <LeftText part={part} left={left} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function LeftText({ part, left }: { part: Part; left: Left }) {
  if (part !== 'kilojoules') return gramsLeft(left)
  return <Energy calories={energyLeft(left, 'calories')} kilojoules={energyLeft(left, 'kilojoules')} />
}
