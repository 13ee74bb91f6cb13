import type { DayTargets } from '@zivina/contract/account/targets'
import type { DiaryTotals } from '@zivina/contract/body/diary-read'
import { formatNutrient } from '@zivina/domain/catalogue/format'
import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import { MACROS, type Macro, macroGoals, shareOfGoal } from '@zivina/nutrition/macro-goals'
import { boundsText } from '#app/features/account/nutrient-targets/target-nutrient.ts'
import { NUTRIENT_STYLES } from '#app/features/catalogue/nutrient-style.ts'
import { KnownBar, unknownText } from '../known-bar.tsx'

type MacroRowsProps = { totals: DiaryTotals | null; targets: DayTargets; weight: number | null }

/** Macronutrients of today against their goals; what is unknown is told and hatched, never taken as nothing. */
export function MacroRows({ totals, targets, weight }: MacroRowsProps) {
  const goals = macroGoals(targets.kilojoules, weight, targets.nutrients)
  return (
    <ul className="flex flex-col gap-3">
      {MACROS.map((macro) => {
        const eaten = totals === null ? 0 : totals[`${macro}_in_total`]
        const coverage = totals === null ? 1 : totals.nutrient_coverage[macro]
        const goal = goals[macro] ?? null
        const share = eaten === null || goal === null ? null : shareOfGoal(eaten, goal)
        return (
          <li key={macro} className="flex flex-col gap-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-medium">{NUTRIENT_LABELS[macro].name}</span>
              <span className="figures text-sm">
                <strong className="text-base text-heading">
                  {eaten === null ? 'nevíme' : formatNutrient(macro, eaten, coverage)}
                </strong>
                {goal === null ? null : <span className="text-muted"> · cíl {wholeGoal(macro, goal)}</span>}
              </span>
            </div>
            {goal === null ? null : (
              <KnownBar share={share ?? 0} isPartial={coverage < 1} fill={NUTRIENT_STYLES[macro].fill} />
            )}
            {coverage < 1 && eaten !== null ? (
              <p className="text-sm text-muted">{sentence(unknownText(coverage))}</p>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

/** Goals are no more exact than whole grams. */
function wholeGoal(macro: Macro, { least, most }: { least: number | null; most: number | null }): string {
  const whole = (grams: number | null) => (grams === null ? null : Math.round(grams))
  return boundsText(macro, { least: whole(least), most: whole(most) })
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
