import type { CARD_MARKS } from '@zivina/contract/kernel/brand'
import marks from './marks.svg?url'

type Marks = (typeof CARD_MARKS)[number]
type CardMarkProps = { brand: Marks['brand']; secure: string }

/** A card brand with the name of its secure-payment programme. */
export function CardMark({ brand, secure }: CardMarkProps) {
  return (
    <span className="inline-flex items-center gap-2 rounded-md border border-line bg-white px-2 py-1">
      {brand === 'Visa' ? <VisaMark /> : <MastercardMark />}
      <span className="text-sm text-ink-800">{secure}</span>
    </span>
  )
}

function VisaMark() {
  return (
    <svg viewBox="0 0 24 9" role="img" aria-label="Visa" className="h-4 fill-blue-900">
      <use href={`${marks}#visa`} />
    </svg>
  )
}

function MastercardMark() {
  return (
    <svg viewBox="0 0 32 20" role="img" aria-label="Mastercard" className="h-5">
      <circle cx="11" cy="10" r="9" className="fill-red-600" />
      <circle cx="21" cy="10" r="9" className="fill-orange-400" />
      <path d="M16 2.5a9 9 0 0 1 0 15 9 9 0 0 1 0-15Z" className="fill-orange-600" />
    </svg>
  )
}
