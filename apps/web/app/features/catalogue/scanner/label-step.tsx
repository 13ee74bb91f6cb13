import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import type { Product } from '@zivina/contract/catalogue/products'
import { PRODUCT_ATTRIBUTION } from '@zivina/domain/catalogue/products/attribution'
import { useEffect, useMemo, useRef } from 'react'
import { IngredientForm } from '../ingredient-editor/ingredient-form.tsx'
import { labelBeginning } from './label-beginning.ts'

type LabelStepProps = {
  barcode: string
  product: Product | null
  onCreated: (ingredient: IngredientSummary) => void
  onCancel: () => void
}

/** The form of a food label for a code that no food carries yet. */
export function LabelStep({ barcode, product, onCreated, onCancel }: LabelStepProps) {
  const place = useRef<HTMLDivElement>(null)
  const beginning = useMemo(() => labelBeginning(barcode, product), [barcode, product])
  const isKnown = product !== null
  useEffect(() => {
    // The name is the first thing to type; where it is known, the person reads first.
    const first = isKnown ? 'h2' : 'form input'
    place.current?.querySelector<HTMLElement>(first)?.focus()
  }, [isKnown])
  return (
    <div ref={place} className="flex flex-col gap-4 p-5">
      <h2 tabIndex={-1} className="text-xl">
        Podle obalu
      </h2>
      {isKnown ? (
        <p className="rounded-card bg-accent-soft p-4">
          Předvyplnili jsme, co uvádí Open Food Facts. Porovnejte to prosím s&nbsp;obalem a&nbsp;opravte, co nesedí.{' '}
          <a href={PRODUCT_ATTRIBUTION.license_url} rel="noopener" className="underline underline-offset-4">
            {PRODUCT_ATTRIBUTION.text}
          </a>
        </p>
      ) : null}
      <IngredientForm beginning={beginning} isShort={!isKnown} onCreated={onCreated} onCancel={onCancel} />
    </div>
  )
}
