import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import { tied } from '@zivina/contract/kernel/typography'
import FoodWarning from '#app/features/catalogue/allergens/food-warning.tsx'
import { IngredientSearch } from '#app/features/catalogue/recipe/ingredients/ingredient-search.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { ToggleChip } from '#app/kit/ui/chip.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import type { ReviewLine } from './review.ts'

type LinePickerProps = {
  line: ReviewLine | null
  onChoose: (ingredient: IngredientSummary) => void
  onLeaveOut: () => void
  onClose: () => void
}

/** Chooses the ingredient of a line, from suggestions or by a search. */
export function LinePicker({ line, onChoose, onLeaveOut, onClose }: LinePickerProps) {
  const { api } = useAccount()
  const found = line ? [...(line.source.ingredient ? [line.source.ingredient] : []), ...line.source.alternatives] : []
  return (
    <Dialog open={line !== null} onClose={onClose} title="Která surovina to je" side="top">
      {line ? (
        <>
          <div className="flex flex-col gap-3 px-4 pt-4 sm:px-5">
            <p className="font-medium wrap-anywhere">{line.source.text}</p>
            {found.length > 0 ? (
              <ul className="flex flex-wrap gap-2" aria-label="Podobné suroviny">
                {found.map((ingredient) => (
                  <li key={ingredient.guid} className="max-w-full">
                    <ToggleChip
                      pressed={ingredient.guid === line.ingredient?.guid}
                      onPress={() => onChoose(ingredient)}
                      className="h-auto max-w-full py-2 text-left whitespace-normal"
                    >
                      <span>
                        {tied(ingredient.name)}
                        <FoodWarning allergens={ingredient.allergens} />
                      </span>
                    </ToggleChip>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
          <IngredientSearch
            key={line.key}
            initial={found.length > 0 ? '' : line.source.name}
            hint="Množství přepočítáme na jednotku vybrané suroviny, je-li to možné."
            api={api}
            isTaken={() => false}
            onChoose={onChoose}
          />
          <div className="px-4 pb-5 sm:px-5">
            <Button variant="quiet" onClick={onLeaveOut}>
              Nechat bez suroviny
            </Button>
          </div>
        </>
      ) : null}
    </Dialog>
  )
}
