import type { DiaryEntry } from '@zivina/contract/body/diary-read'
import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import { dayShare } from '@zivina/nutrition/day-share'
import { MACROS, type Macro, type MacroGoals, shareOfGoal } from '@zivina/nutrition/macro-goals'
import { type RecipeTotals, TOTAL_FIELDS } from '@zivina/nutrition/macros'
import { Figures } from '#app/features/account/figures.tsx'
import { boundsText } from '#app/features/account/nutrient-targets/target-nutrient.ts'
import { PROFILE_PATH } from '#app/features/account/user-paths.ts'
import { ShareBar } from '#app/features/catalogue/day-share-bar.tsx'
import { Ring } from '#app/features/catalogue/ring.tsx'
import { PlanEnergy } from '#app/features/planning/board/plan-energy.tsx'
import { gramsText, itemsText } from '#app/features/planning/figures/plan-words.ts'
import { cn } from '#app/kit/ui/class-names.ts'
import { unknownCount, unknownText } from './unknown-words.ts'

type DaySummaryProps = {
  totals: RecipeTotals
  entries: readonly DiaryEntry[]
  /** kJ; null where it is unknown. */
  target: number | null
  aims: MacroGoals
  isBarHidden: boolean
}

/** Energy and macronutrients of a day against what they should be. What is not known is told apart. */
export function DaySummary({ totals, entries, target, aims, isBarHidden }: DaySummaryProps) {
  const unknown = unknownText(unknownCount(entries, 'kilojoules'))
  // Without bars nothing leads the eye from a name across the page to its figure.
  const hasNoAim = MACROS.every((macro) => !aims[macro])
  return (
    <Figures words={<HiddenSum count={entries.length} />}>
      <section
        aria-label="Součet dne"
        className="grid items-center gap-x-6 gap-y-4 rounded-card bg-surface p-4 shadow-card sm:grid-cols-[auto_minmax(0,1fr)]"
      >
        <div className="flex items-center gap-4">
          {isBarHidden || target === null ? null : <EnergyRing totals={totals} target={target} />}
          <div className="figures flex min-w-0 flex-col">
            <p>
              <strong className="font-heading text-2xl text-heading" data-testid="day-energy">
                <PlanEnergy kilojoules={totals.kilojoules} coverage={totals.nutrient_coverage.kilojoules} />
              </strong>
            </p>
            {target === null ? (
              <a href={PROFILE_PATH} className="inline-flex min-h-11 items-center text-brand underline">
                Spočítat denní cíl
              </a>
            ) : (
              <p className="text-muted">
                z&nbsp;
                <PlanEnergy kilojoules={target} coverage={1} />
              </p>
            )}
            {isBarHidden || target === null ? null : <Left totals={totals} target={target} />}
            {unknown === '' ? null : <p className="text-sm text-muted">energii {unknown}</p>}
          </div>
        </div>
        <ul aria-label="Makroživiny" className={cn('flex flex-col gap-3', hasNoAim && 'max-w-xs')}>
          {MACROS.map((macro) => (
            <MacroLine key={macro} macro={macro} totals={totals} entries={entries} aim={aims[macro]} />
          ))}
        </ul>
      </section>
    </Figures>
  )
}

/** What is said to people who hid figures. */
function HiddenSum({ count }: { count: number }) {
  return (
    <p className="rounded-card bg-surface p-4 shadow-card">
      {count === 0 ? 'Zatím nic zapsaného.' : `Zapsáno: ${itemsText(count)}.`} Čísla jsou skrytá, jak máte
      v&nbsp;nastavení.
    </p>
  )
}

function EnergyRing({ totals, target }: { totals: RecipeTotals; target: number }) {
  const share = dayShare(totals.kilojoules, target)
  return (
    <Ring
      parts={share === null ? [] : [{ nutrient: 'kilojoules', share: Math.min(1, share) }]}
      className="size-24 shrink-0"
    >
      <span className="figures font-heading text-lg font-semibold text-energy">
        {share === null ? '–' : `${formatNumber(share * 100, 0)}${NBSP}%`}
      </span>
    </Ring>
  )
}

/** „zbývá 640 kcal“. Without praise or blame where there is more than the target. */
function Left({ totals, target }: { totals: RecipeTotals; target: number }) {
  const left = target - (totals.kilojoules ?? 0)
  const isLess = totals.nutrient_coverage.kilojoules < 1
  return (
    <p className="font-medium">
      {left >= 0 ? (isLess ? 'zbývá nejvýše ' : 'zbývá ') : 'o\u00a0'}
      <PlanEnergy kilojoules={Math.abs(left)} coverage={1} />
      {left >= 0 ? '' : ' nad cílem'}
    </p>
  )
}

type MacroLineProps = Pick<DaySummaryProps, 'totals' | 'entries'> & {
  macro: Macro
  aim: MacroGoals[Macro]
}

function MacroLine({ macro, totals, entries, aim }: MacroLineProps) {
  const grams = totals[TOTAL_FIELDS[macro]]
  const unknown = unknownText(unknownCount(entries, macro))
  return (
    <li className="figures flex flex-col gap-1" data-macro={macro}>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>{NUTRIENT_LABELS[macro].name}</span>
        <span className="text-right">
          <strong className="text-heading">{gramsText(grams, totals.nutrient_coverage[macro])}</strong>
          {aim ? <span className="text-muted"> · cíl {boundsText(macro, aim)}</span> : null}
        </span>
      </span>
      {aim ? <ShareBar nutrient={macro} share={grams === null ? null : shareOfGoal(grams, aim)} /> : null}
      {unknown === '' ? null : <span className="text-sm text-muted">{unknown}</span>}
    </li>
  )
}
