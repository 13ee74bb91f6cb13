import { useId, useState } from 'react'
import { Button } from '#app/kit/ui/button.tsx'
import type { PageIngredient } from '../edit/page-ingredient.ts'
import { SwapOfferCard } from './swap-offer-card.tsx'
import type { SwapOffer } from './swap-offers.ts'

/** How many offers a group shows at first. */
const SHOWN_FIRST = 5

type SwapGroupProps = {
  title: string
  offers: readonly SwapOffer[]
  isTaken: (guid: string) => boolean
  onChoose: (ingredient: PageIngredient, amount: number | null) => void
}

/** The offers of one role, the nearest first; the rest after a press. */
export function SwapGroupPart({ title, offers, isTaken, onChoose }: SwapGroupProps) {
  const id = useId()
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? offers : offers.slice(0, SHOWN_FIRST)
  const rest = offers.length - shown.length
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      <ul className="divide-y divide-line">
        {shown.map((offer) => (
          <li key={offer.ingredient.guid}>
            <SwapOfferCard offer={offer} isTaken={isTaken(offer.ingredient.guid)} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <Button variant="quiet" className="-ml-3 px-3" onClick={() => setIsWhole(true)}>
          Další náhrady ({rest})
        </Button>
      ) : null}
    </section>
  )
}
