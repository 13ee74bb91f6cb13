import { counted } from '@zivina/czech/plural'
import { foodsNamed } from '@zivina/domain/catalogue/foods/food-kinds'
import { useIngredientSearch } from '#app/features/catalogue/filter/panel/use-ingredient-search.ts'
import { Button } from '#app/kit/ui/button.tsx'

type Food = { guid: string; name: string }
type WholeKindProps = {
  /** What was typed when a food was chosen: „cibule“. Empty: nothing was. */
  word: string
  isTaken: (guid: string) => boolean
  onChoose: (foods: Food[]) => void
}

/** After one food was chosen by a word, offers the others that the word names: „cibule“ is the red one, too. */
export function WholeKind({ word, isTaken, onChoose }: WholeKindProps) {
  const search = word.trim()
  const { found } = useIngredientSearch(word, [])
  const others = foodsNamed(search, found).filter(({ guid }) => !isTaken(guid))
  if (others.length === 0) return null
  return (
    <Button variant="quiet" className="self-start text-left" onClick={() => onChoose(others)}>
      I všechno ostatní, co je „{search}“: {counted(others.length, 'surovina', 'suroviny', 'surovin')}
    </Button>
  )
}
