import { ALLERGEN_LABELS, allergenWording } from '@zivina/domain/catalogue/allergens/allergen-labels'
import { ALLERGENS, type Allergen, type FoodAllergens as Known } from '@zivina/domain/catalogue/allergens/allergens'
import { Panel } from '#app/kit/page/panel.tsx'

/** The 14 allergens by what is known of each; one that is absent is unknown. */
export function FoodAllergens({ allergens }: { allergens: Known }) {
  const wordingOf = (allergen: Allergen) => {
    const { state, evidence } = allergens[allergen] ?? { state: 'unknown', evidence: undefined }
    return allergenWording(state, evidence)
  }
  const order = [
    ...(['contains', 'may_contain', 'unknown'] as const).map((state) => allergenWording(state)),
    allergenWording('free', 'label'),
    allergenWording('free'),
  ]
  return (
    <Panel title="Alergeny" id="alergeny">
      <dl className="flex flex-col gap-3">
        {order.flatMap((wording) => {
          const found = ALLERGENS.filter((allergen) => wordingOf(allergen) === wording)
          return found.length > 0 ? [<Group key={wording} wording={wording} found={found} />] : []
        })}
      </dl>
      <p className="text-sm text-muted">
        Vycházíme z&nbsp;povahy a&nbsp;obvyklého složení. U&nbsp;výrobku rozhoduje jeho etiketa: „nenalezeno“ neznamená,
        že alergen zaručeně neobsahuje.
      </p>
    </Panel>
  )
}

function Group({ wording, found }: { wording: string; found: readonly Allergen[] }) {
  const isFound = wording === allergenWording('contains')
  const [first = '', ...rest] = found.map((allergen) => ALLERGEN_LABELS[allergen])
  return (
    <div>
      <dt className="text-sm text-muted">{wording}</dt>
      <dd className={isFound ? 'font-semibold text-heading' : ''}>
        {[first, ...rest.map((label) => label.toLowerCase())].join(', ')}
      </dd>
    </div>
  )
}
