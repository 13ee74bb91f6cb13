import { IngredientFinder } from '#app/features/catalogue/ingredient-finder/ingredient-finder.tsx'

type ExcludedFinderProps = {
  isTaken: (guid: string) => boolean
  onChoose: (food: { guid: string; name: string }) => void
}

/** Finds the foods that the person does not eat, one after another. */
export default function ExcludedFinder(props: ExcludedFinderProps) {
  return <IngredientFinder label="Surovina, kterou nejím" isFocused {...props} />
}
