import { CLAIM_LABELS, vitaminClaimLabel } from '@zivina/domain/catalogue/claim-labels'
import type { DishRating } from '@zivina/domain/catalogue/dish-figures/dish-rating'
import type { ClaimWorking } from '@zivina/nutrition/claims/evaluate-claims'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import { QUANTITY_WORDS } from './dish-words.ts'
import { figureText } from './figure-text.ts'

type Rated = Extract<DishRating, { state: 'rated' }>

/** The nutrition claims that the dish meets, with figures and limits one press away. Nothing where it meets none. */
export function DishClaims({ rating: { claims, vitamins, kind } }: { rating: Rated }) {
  const amount = kind === 'drink' ? '100\u00a0ml' : '100\u00a0g'
  const met = [
    ...claims.map(({ claim, workings }) => ({
      label: CLAIM_LABELS[claim],
      why: workings.filter(({ state }) => state === 'met').map((working) => describeWorking(working, amount)),
    })),
    ...vitamins.map(({ claim, constituent, value, limit }) => ({
      label: vitaminClaimLabel(claim, constituent),
      why: value
        ? [
            `${figureText(value, '%', 0)} referenční hodnoty ve ${amount} po uvaření, potřeba je nejméně ${limit}\u00a0%`,
          ]
        : [],
    })),
  ]
  if (met.length === 0) return null
  return (
    <div data-testid="claims">
      <ul className="flex flex-wrap gap-2" aria-label="Výživová tvrzení">
        {met.map(({ label }) => (
          <li key={label} className="rounded-full bg-sunken px-3 py-1 text-sm">
            {label}
          </li>
        ))}
      </ul>
      <Disclosure title={'Čísla a\u00a0limity tvrzení'} titleClassName="text-sm" className="pb-2">
        <ul className="figures flex flex-col gap-1.5 text-sm text-muted">
          {met.map(({ label, why }) => (
            <li key={label}>
              <span className="text-text">{label}:</span> {why.join('; ')}.
            </li>
          ))}
        </ul>
        <p className="mt-2 text-sm text-muted">Podle nařízení (ES) č.&nbsp;1924/2006, náš výpočet z&nbsp;receptu.</p>
      </Disclosure>
    </div>
  )
}

function describeWorking({ quantity, basis, value, bound, limit }: ClaimWorking, amount: string): string {
  const { name, unit, decimals } = QUANTITY_WORDS[quantity]
  const [shownUnit, where] = {
    per_100: [unit, `ve ${amount}`],
    per_100_kcal: [unit, 've 100\u00a0kcal'],
    percent_of_energy: ['%', 'energie'],
  }[basis] as [string, string]
  const places = basis === 'percent_of_energy' ? 0 : decimals
  const figure = value === null ? '' : `${figureText(value, shownUnit, places)} ${where}`
  const most = bound === 'at_most' ? 'nejvýše' : 'nejméně'
  return `${name} ${figure}, limit je ${most} ${figureText({ low: limit, high: limit }, shownUnit, 4)}`
}
