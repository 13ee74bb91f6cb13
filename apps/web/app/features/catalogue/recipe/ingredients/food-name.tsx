import { tied } from '@zivina/contract/kernel/typography'
import type { PageIngredient } from '../edit/page-ingredient.ts'

type FoodNameProps = {
  food: PageIngredient
  /** As the kitchen says it after the amount; null shows the name of the catalogue. */
  name: string | null
  onAbout: (food: PageIngredient) => void
}

/** The name of a line's food; a press shows all about it. */
export function FoodName({ food, name, onAbout }: FoodNameProps) {
  return (
    <button
      type="button"
      className="cursor-pointer text-left underline decoration-line decoration-dotted underline-offset-4 hover:decoration-current print:no-underline noscript:pointer-events-none noscript:no-underline"
      title={name === null ? undefined : food.name}
      aria-haspopup="dialog"
      onClick={() => onAbout(food)}
    >
      {tied(name ?? food.name)}
    </button>
  )
}
