import { tied } from '@zivina/contract/kernel/typography'
import { formatAmount } from '@zivina/domain/catalogue/format'
import {
  type EffectStatement,
  effectFigures,
  effectStatements,
} from '@zivina/domain/catalogue/substitution/effect-words'
import { Check, CircleCheck, type LucideIcon, TriangleAlert } from 'lucide-react'
import FoodWarning from '#app/features/catalogue/allergens/food-warning.tsx'
import { FoodThumbnail } from '#app/features/catalogue/food-thumbnail.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import type { PageIngredient } from '../edit/page-ingredient.ts'
import type { SwapOffer } from './swap-offers.ts'

type SwapOfferProps = {
  offer: SwapOffer
  /** Whether the food is in this part of the recipe already. */
  isTaken: boolean
  onChoose: (ingredient: PageIngredient, amount: number | null) => void
}

/** One substitute with its amount and what it changes; a press swaps. */
export function SwapOfferCard({ offer, isTaken, onChoose }: SwapOfferProps) {
  const { ingredient, amount, described, effect } = offer
  const notes = [described?.conversion ? `Přepočteno: ${described.conversion}.` : null, described?.remark ?? null]
  return (
    <button
      type="button"
      aria-disabled={isTaken || undefined}
      onClick={() => (isTaken ? undefined : onChoose(ingredient, amount))}
      className={cn(
        'flex w-full items-start gap-3 rounded-md px-2 py-3 text-left leading-snug',
        isTaken ? 'cursor-not-allowed opacity-60' : 'cursor-pointer hover:bg-sunken',
      )}
    >
      <FoodThumbnail image={ingredient.image} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap justify-between gap-x-3">
          <span className="font-semibold text-heading">{tied(ingredient.name)}</span>
          <span className="figures font-semibold whitespace-nowrap">
            {amount === null ? 'množství doplníte' : formatAmount(amount, ingredient.weight_units)}
          </span>
        </span>
        {isTaken ? <span className="block text-sm text-muted">už v&nbsp;této části receptu je</span> : null}
        {effect ? <Effect effect={effect} /> : null}
        {notes.map((note) =>
          note === null ? null : (
            <span key={note} className="block text-sm text-muted">
              {tied(note)}
            </span>
          ),
        )}
        <FoodWarning allergens={ingredient.allergens} />
      </span>
    </button>
  )
}

const TONES: Readonly<Record<EffectStatement['tone'], readonly [LucideIcon, string]>> = {
  worse: [TriangleAlert, 'text-text font-medium'],
  better: [CircleCheck, 'text-brand-strong'],
  kept: [Check, 'text-muted'],
}

function Effect({ effect }: { effect: NonNullable<SwapOffer['effect']> }) {
  const statements = effectStatements(effect)
  return (
    <>
      <span className="figures block text-sm text-muted">
        <span className="sr-only">Na porci: </span>
        {effectFigures(effect)}
        <span aria-hidden> na porci</span>
      </span>
      {(Object.keys(TONES) as EffectStatement['tone'][]).map((tone) => {
        const texts = statements.filter((one) => one.tone === tone).map(({ text }) => text)
        if (texts.length === 0) return null
        const [Icon, colour] = TONES[tone]
        return (
          <span key={tone} className={cn('flex items-start gap-1.5 text-sm', colour)}>
            <Icon className="mt-0.5 size-4 shrink-0" aria-hidden />
            {tied(texts.join('; '))}
          </span>
        )
      })}
    </>
  )
}
