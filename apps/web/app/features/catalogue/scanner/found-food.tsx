import type { BarcodeFood } from '@zivina/contract/catalogue/products'
import { tied } from '@zivina/contract/kernel/typography'
import { formatNutrient } from '@zivina/domain/catalogue/format'
import type { ReactNode } from 'react'
import { AllergenWords } from '../ingredient-editor/allergen-words.tsx'
import { BASIS_LABELS } from '../ingredient-editor/units-text.ts'

/** A food that carries the code: one's own, or one of the catalogue. */
export function FoundFood({ food, actions }: { food: BarcodeFood; actions: ReactNode }) {
  const { name, is_own, macros, weight_units, allergens } = food
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line p-4">
      <div>
        <p className="wrap-anywhere text-lg font-semibold">{tied(name)}</p>
        <p className="text-muted">{is_own ? 'Vaše surovina' : 'Z\u00a0databáze Živiny'}</p>
        <p className="own-figures figures">
          {formatNutrient('kilojoules', macros.kilojoules)} · {formatNutrient('calories', macros.calories)}{' '}
          {BASIS_LABELS[weight_units]}
        </p>
        <AllergenWords allergens={allergens} />
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">{actions}</div>
    </li>
  )
}
