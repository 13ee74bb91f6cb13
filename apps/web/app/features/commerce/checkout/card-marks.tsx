import { CARD_MARKS } from '@zivina/contract/kernel/brand'
import { CardMark } from '#app/kit/ui/card-mark.tsx'

/** What can be paid with: a subscription is charged again, which only a card can be. */
export function CardMarks({ renews, byTransfer = false }: { renews: boolean; byTransfer?: boolean }) {
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label="Karty" className="flex flex-wrap gap-2">
        {CARD_MARKS.map((mark) => (
          <li key={mark.secure}>
            <CardMark {...mark} />
          </li>
        ))}
      </ul>
      <p className="max-w-text text-muted">
        Platíte {renews ? 'kartou ' : `kartou, ${byTransfer ? '' : 'převodem, '}přes Google Pay nebo Apple Pay `}na
        stránce platební brány. Číslo karty nevidíme ani neukládáme.
      </p>
    </div>
  )
}
