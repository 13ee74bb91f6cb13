import { useState } from 'react'
import { ChoiceChips } from '#app/kit/ui/choice-chips.tsx'
import { Constituents } from './constituents.tsx'
import type { Figures } from './food-figures.ts'
import { Nutrients } from './nutrients.tsx'

/** All values of the food, in the quantity that the reader chooses; without scripts in the first one. */
export function FoodValues({ figures }: { figures: Figures }) {
  const { food, quantities } = figures
  const [key, setKey] = useState('')
  const quantity = quantities.find((one) => one.key === key) ?? quantities[0]
  if (quantity === undefined) return <p>Hodnoty této suroviny zatím neznáme.</p>
  return (
    <section aria-labelledby="hodnoty" className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <h2 id="hodnoty" className="text-2xl">
          Výživové hodnoty
        </h2>
        {quantities.length > 1 ? (
          <fieldset className="noscript:hidden print:hidden">
            <legend className="mb-1.5 text-sm text-muted">Kolik</legend>
            <ChoiceChips
              name="mnozstvi"
              type="radio"
              scope=""
              options={quantities.map(({ key, label }) => ({ value: key, label }))}
              chosen={[quantity.key]}
              onToggle={setKey}
            />
          </fieldset>
        ) : null}
      </div>
      <Nutrients food={food} quantity={quantity} />
      <Constituents food={food} quantity={quantity} />
    </section>
  )
}
