import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import { parseIngredientLine } from '@zivina/domain/catalogue/ingredient-line/parse-line'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { IngredientFinder } from '#app/features/catalogue/ingredient-finder/ingredient-finder.tsx'
import { Button } from '#app/kit/ui/button.tsx'

type FreeLineNoteProps = { text: string; onChoose: (ingredient: IngredientSummary) => void }

/** What a line without a food means for the recipe, and the way to a food. */
export function FreeLineNote({ text, onChoose }: FreeLineNoteProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="flex flex-col items-start gap-2 rounded-md bg-accent-soft p-3 sm:ml-12">
      <p className="text-sm">
        Zůstane jen jako text. Do výživových hodnot se nepočítá, proto u&nbsp;nich bude „nejméně“. Co v&nbsp;tom řádku
        je, nevíme, a&nbsp;tak neslíbíme nic o&nbsp;dietách ani alergenech a&nbsp;recept uvidíte jen vy.
      </p>
      {isOpen ? (
        <div className="w-full">
          <IngredientFinder
            label={`Která surovina je „${text}“?`}
            initial={parseIngredientLine(text).name || text}
            isFocused
            isTaken={() => false}
            onChoose={onChoose}
          />
        </div>
      ) : (
        <Button className="text-left" onClick={() => setIsOpen(true)}>
          <Search aria-hidden />
          Vybrat potravinu
        </Button>
      )}
    </div>
  )
}
