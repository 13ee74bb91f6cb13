import type { HelpingFood, Meaning, MeaningFinding } from '@zivina/contract/body/meaning'
import { formatNumber } from '@zivina/czech/format-number'
import { decimalsOf } from '@zivina/domain/catalogue/format'
import type { TargetNutrient } from '@zivina/nutrition/nutrient-targets'
import { CircleArrowDown, CircleArrowUp, Sprout } from 'lucide-react'
import { nutrientName, nutrientUnit } from '#app/features/account/nutrient-targets/target-nutrient.ts'
import { FoodThumbnail } from '#app/features/catalogue/food-thumbnail.tsx'
import { Panel } from '#app/kit/page/panel.tsx'

/** What ran low or high, the furthest from its bound first, with foods of one's own kitchen. */
export function Findings({ meaning: { findings, unsaid, too_few_days, nutrients } }: { meaning: Meaning }) {
  const isPartly = (wanted: TargetNutrient) =>
    nutrients.some(({ nutrient, coverage }) => nutrient === wanted && coverage < 1)
  return (
    <Panel title={'Čeho bylo málo a\u00a0čeho hodně'} Icon={Sprout}>
      <p className="max-w-text text-muted">{introOf(findings.length, too_few_days)}</p>
      {findings.length > 0 ? (
        <ul className="flex flex-col divide-y divide-line">
          {findings.map((finding) => (
            <Finding key={finding.nutrient} finding={finding} isPartly={isPartly(finding.nutrient)} />
          ))}
        </ul>
      ) : null}
      {unsaid.length > 0 ? (
        <p className="max-w-text text-sm text-muted">
          Nedokážeme říct: {unsaid.map((nutrient) => nutrientName(nutrient)).join(', ')}. U{'\u00a0'}části snědeného je
          {'\u00a0'}tabulky neuvádějí, a{'\u00a0'}neznámé za nulu nepovažujeme.
        </p>
      ) : null}
    </Panel>
  )
}

function introOf(count: number, isTooFew: boolean): string {
  if (isTooFew) return 'Abychom mohli něco říct, potřebujeme aspoň čtyři zapsané dny.'
  if (count === 0) return 'Z\u00a0toho, co víme, nic výrazně nechybělo ani nepřebývalo.'
  return 'Průměr na den proti referenční hodnotě nebo vašemu cíli.'
}

type FindingProps = {
  finding: MeaningFinding
  /** Whether a part of what was eaten is unknown. */
  isPartly: boolean
}

function Finding({ finding: { nutrient, verdict, mean, bound, by, helping }, isPartly }: FindingProps) {
  const Icon = verdict === 'low' ? CircleArrowDown : CircleArrowUp
  const against = by === 'target' ? 'váš cíl' : 'referenční hodnota'
  return (
    <li className="flex flex-col gap-2 py-3">
      <p className="flex items-start gap-2.5">
        <Icon className="mt-0.5 size-5 shrink-0 text-brand" aria-hidden />
        <span>
          <strong className="text-heading">{nutrientName(nutrient)}</strong>: {verdict === 'low' ? 'méně' : 'víc'},{' '}
          <span className="figures">
            {isPartly ? 'nejméně ' : ''}
            {figureText(nutrient, mean)}; {against} {verdict === 'low' ? 'aspoň' : 'nejvýše'}
            {figureText(nutrient, bound)}
          </span>
        </span>
      </p>
      {helping.length > 0 ? <Helping nutrient={nutrient} foods={helping} /> : null}
    </li>
  )
}

function Helping({ nutrient, foods }: { nutrient: TargetNutrient; foods: readonly HelpingFood[] }) {
  return (
    <div className="flex flex-col gap-1 sm:pl-7.5">
      <p className="text-sm text-muted">Z{'\u00a0'}vaší kuchyně by přidalo:</p>
      <ul className="grid gap-2 sm:grid-cols-3">
        {foods.map(({ ingredient, name, photo, portion_grams, amount, is_at_home }) => (
          <li key={ingredient} className="flex items-center gap-3">
            <FoodThumbnail image={photo} />
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere">{name}</span>
              <span className="figures block text-sm text-muted">
                {formatNumber(portion_grams, 0)}
                {'\u00a0'}g má {figureText(nutrient, amount)}
                {is_at_home ? ', máte doma' : ''}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** „7,2 mg“ */
function figureText(nutrient: TargetNutrient, value: number): string {
  return `${formatNumber(value, decimalsOf(value))}\u00a0${nutrientUnit(nutrient)}`
}
