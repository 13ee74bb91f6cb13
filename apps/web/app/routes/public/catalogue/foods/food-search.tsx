import { SearchForm } from '#app/kit/ui/search-form.tsx'

/** Looks for a food among all. */
export function FoodSearch({ text }: { text: string }) {
  return <SearchForm action="/suroviny" text={text} label="Hledat surovinu" placeholder="Třeba „zemáky“" />
}
