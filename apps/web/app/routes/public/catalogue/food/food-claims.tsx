import type { FoodPage } from '@zivina/contract/catalogue/food-pages'
import { CLAIM_LABELS, vitaminClaimLabel } from '@zivina/domain/catalogue/claim-labels'
import { Panel } from '#app/kit/page/panel.tsx'

/** The nutrition claims that the food meets. Nothing where it meets none, and where none may be made. */
export function FoodClaims({ claims }: Pick<FoodPage, 'claims'>) {
  if (claims.state === 'to_be_cooked') {
    return (
      <Panel title="Čím vyniká" id="cim-vynika">
        <p className="text-sm text-muted">
          Výživová tvrzení se posuzují u&nbsp;jídla tak, jak se jí. Tahle surovina se teprve uvaří a&nbsp;její hodnoty
          se tím změní.
        </p>
      </Panel>
    )
  }
  if (claims.state !== 'claimed') return null
  const labels = [
    ...claims.vitamins.map(({ claim, constituent }) => vitaminClaimLabel(claim, constituent)),
    ...claims.claims.map((claim) => CLAIM_LABELS[claim]),
  ]
  if (labels.length === 0) return null
  return (
    <Panel title="Čím vyniká" id="cim-vynika">
      <ul className="flex flex-wrap gap-2" aria-label="Výživová tvrzení">
        {labels.map((label) => (
          <li key={label} className="rounded-full bg-sunken px-3 py-1 text-sm">
            {label}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        {`Podle nařízení (ES) č.\u00a01924/2006, náš výpočet z\u00a0hodnot ve\u00a0100\u00a0${claims.form === 'drink' ? 'ml' : 'g'}.`}
      </p>
    </Panel>
  )
}
