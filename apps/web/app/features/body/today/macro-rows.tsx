import type { DiaryTotals } from '@zivina/contract/body/diary-read'
import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import { MACROS, type Macro, type MacroGoals, shareOfGoal } from '@zivina/nutrition/macro-goals'
import { boundsText } from '#app/features/account/nutrient-targets/target-nutrient.ts'
import { NUTRIENT_STYLES } from '#app/features/catalogue/nutrient-style.ts'
import { KnownBar, unknownText } from '../known-bar.tsx'

type MacroRowsProps = { totals: DiaryTotals | null; goals: MacroGoals }

/** Macronutrients of a day against their goals; what is unknown is told and hatched, never taken as nothing. */
export function MacroRows({ totals, goals }: MacroRowsProps) {
  return (
    <ul aria-label="Makroživiny" className="flex min-w-0 flex-1 flex-col gap-2">
      {MACROS.map((macro) => {
        const eaten = totals === null ? 0 : totals[`${macro}_in_total`]
        const coverage = totals === null ? 1 : totals.nutrient_coverage[macro]
        const goal = goals[macro] ?? null
        const share = eaten === null || goal === null ? null : shareOfGoal(eaten, goal)
        return (
          <li key={macro} className="flex flex-col gap-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-2">
              <span>{NUTRIENT_LABELS[macro].name}</span>
              <span className="figures text-sm">
                <strong className="text-base text-heading">
                  {eaten === null ? 'nevíme' : gramsOf(eaten, coverage)}
                </strong>
                {goal === null ? (
                  `${NBSP}g`
                ) : (
                  <span className="text-muted">
                    {' '}
                    z{NBSP}
                    {wholeGoal(macro, goal)}
                  </span>
                )}
              </span>
            </div>
            {goal === null ? null : (
              <KnownBar share={share ?? 0} isPartial={coverage < 1} fill={NUTRIENT_STYLES[macro].fill} />
            )}
            {coverage < 1 && eaten !== null ? <p className="text-sm text-muted">{unknownText(coverage)}</p> : null}
          </li>
        )
      })}
    </ul>
  )
}

/** Whole grams, as the goals beside them have no more. */
function gramsOf(grams: number, coverage: number): string {
  return `${coverage < 1 ? `nejméně${NBSP}` : ''}${formatNumber(grams, 0)}`
}

function wholeGoal(macro: Macro, { least, most }: { least: number | null; most: number | null }): string {
  const whole = (grams: number | null) => (grams === null ? null : Math.round(grams))
  if (least !== null && most === null) return `${formatNumber(least, 0)}${NBSP}g`
  return boundsText(macro, { least: whole(least), most: whole(most) })
}
