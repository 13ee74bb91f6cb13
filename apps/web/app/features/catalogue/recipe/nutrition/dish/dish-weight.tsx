import { formatNumber, NBSP } from '@zivina/czech/format-number'
import type { DishLine } from '@zivina/domain/catalogue/dish-figures/dish'
import type { PreparedDish } from '@zivina/domain/catalogue/dish-figures/dish-weight'
import { type CookedWeightStep, portionWeight } from '@zivina/nutrition/cooking/cooked-weight'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import { portionsLabel } from '../../recipe-description.ts'
import { EVAPORATION_WORDS } from './dish-words.ts'

type DishWeightProps = { dish: PreparedDish; portions: number; isWeighedOtherwise: boolean }

const grams = (value: number) => `${formatNumber(value, 0)}${NBSP}g`

/** What a finished portion weighs with the workings, or the reason why it is unknown. */
export function DishWeight({ dish, portions, isWeighedOtherwise }: DishWeightProps) {
  const { weight } = dish
  if (weight.grams === null) {
    return (
      <p className="text-sm text-muted" data-testid="dish-weight">
        Hmotnost hotové porce neznáme: {reasonText(dish)} Bez ní nepočítáme Nutri-Score ani výživová tvrzení.
      </p>
    )
  }
  const portion = rounded(portionWeight(weight.grams, portions), weight.is_estimate)
  const isPart = weight.workings.some(({ step }) => step === 'yield' || step === 'added')
  const rest = isPart ? 'Ostatní suroviny' : 'Suroviny'
  const isWeighed = weight.workings.some(({ step }) => step === 'weighed')
  return (
    <div data-testid="dish-weight">
      <p>
        Hotová porce váží {weight.is_estimate ? 'asi ' : ''}
        <strong className="figures text-heading">{grams(portion)}</strong>
        {weight.is_estimate ? ' (odhad)' : isWeighed ? ', autor jídlo zvážil' : ''}.
      </p>
      {isWeighedOtherwise ? (
        <p className="text-sm text-muted">
          Autor zvážil jídlo s&nbsp;původními surovinami; pro vaše je hmotnost odhad.
        </p>
      ) : null}
      <Disclosure title={'Jak jsme k\u00a0hmotnosti došli'} titleClassName="text-sm" className="pb-2">
        <ul className="figures flex flex-col gap-1 text-sm text-muted">
          {weight.workings.map((step) => (
            <li key={keyOf(step)}>{describeStep(step, dish.lines.counted, rest)}</li>
          ))}
          <li>
            Celkem {grams(weight.grams)}, {portionsLabel(portions)}.
          </li>
        </ul>
      </Disclosure>
    </div>
  )
}

/** An estimate is told in tens of grams: more would pretend to know. */
function rounded(value: number, isEstimate: boolean): number {
  return isEstimate && value >= 100 ? Math.round(value / 10) * 10 : value
}

function reasonText({ weight, lines }: PreparedDish): string {
  if (weight.grams !== null) return ''
  const named = (indexes: readonly number[]) => indexes.map((index) => lines.counted[index]?.name).join('; ')
  switch (weight.reason) {
    case 'mass_of_lines':
      return `u\u00a0surovin ${named(weight.lines)} nevíme, kolik váží.`
    case 'yield_of_lines':
      return `u\u00a0surovin ${named(weight.lines)} nevíme, kolik vody při vaření nasáknou.`
    case 'liquid':
      return 'z\u00a0postupu není jasné, kolik vody v\u00a0jídle zůstane.'
    case 'method':
      return 'z\u00a0postupu nepoznáme, kolik se při přípravě odpaří.'
    case 'no_mass':
      return 'v\u00a0receptu není nic, co by se dalo zvážit.'
  }
}

function keyOf(step: CookedWeightStep): string {
  return 'line' in step ? `${step.step}-${step.line}` : step.step
}

/** @param rest what the ingredients in one vessel are called */
function describeStep(step: CookedWeightStep, lines: readonly DishLine[], rest: string): string {
  switch (step.step) {
    case 'yield':
      return `${lines[step.line]?.name ?? ''}: ${grams(step.before)} × ${formatNumber(step.factor, 2)} = ${grams(step.after)} po uvaření (Bognár 2002)`
    case 'evaporation':
      return step.share === 0
        ? `${rest}: ${grams(step.before)}, nic se neodpaří`
        : `${rest}: ${grams(step.before)} − ${formatNumber(step.share * 100, 0)}${NBSP}% (${EVAPORATION_WORDS[step.method]}, náš odhad) = ${grams(step.after)}`
    case 'added':
      return `${lines[step.line]?.name ?? ''}: ${grams(step.grams)}`
    case 'drained':
      return `Slije se ${grams(step.grams)}`
    case 'weighed':
      return `Autor zvážil hotové jídlo: ${grams(step.grams)}`
  }
}
