import { tied } from '@zivina/contract/kernel/typography'
import { recipeWarnings } from '@zivina/domain/catalogue/allergens/allergen-warnings'
import type { Allergen } from '@zivina/domain/catalogue/allergens/allergens'
import type { PageEdit } from '#app/features/catalogue/recipe/edit/edit-reducer.ts'
import { Notice } from '#app/kit/form/notice.tsx'
import { editedFoods } from './edited-foods.ts'

type RecipeWarningBoxProps = { edit: PageEdit; avoided: readonly Allergen[] }

/** What in the recipe as edited a person who avoids some allergens must know. */
export default function RecipeWarningBox({ edit, avoided }: RecipeWarningBoxProps) {
  const warnings = recipeWarnings(editedFoods(edit), avoided)
  const isContained = warnings.some(({ state }) => state === 'contains')
  const [only] = warnings
  return (
    <section aria-label="Vaše alergeny" aria-live="polite" className="mt-4 print:hidden empty:hidden">
      {only === undefined ? null : (
        <Notice tone={isContained ? 'error' : 'info'}>
          {warnings.length === 1 ? (
            <p>
              <strong>Pozor:</strong> {tied(only.text)}
            </p>
          ) : (
            <>
              <strong>Pozor:</strong>
              <ul className="list-disc pl-5">
                {warnings.map(({ allergen, text }) => (
                  <li key={allergen}>{tied(text)}</li>
                ))}
              </ul>
            </>
          )}
        </Notice>
      )}
    </section>
  )
}
