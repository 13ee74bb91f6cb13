import { type FoodListAddress, foodListPath } from '#app/features/catalogue/foods/food-path.ts'
import { searchPath } from '#app/features/discovery/search/search-path.ts'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'

/** Nothing found: where to go on from here. */
export function NoFoods({ address: { text, group, letter } }: { address: FoodListAddress }) {
  if (text === '') {
    const wider = letter ? foodListPath({ group }) : '/suroviny'
    return (
      <EmptyState
        picture="food"
        title="Tady zatím žádná surovina není"
        link={{ href: wider, label: letter ? 'Všechna písmena' : 'Všechny suroviny' }}
      />
    )
  }
  return (
    <EmptyState
      title={`Surovinu „${text}“ neznáme`}
      link={{ href: '/suroviny', label: 'Všechny suroviny', variant: 'outline' }}
    >
      Zkuste kratší nebo obecnější slovo: místo značky druh, místo přídavného jména jen název. Hledat můžete i{'\u00a0'}
      <a href={searchPath(text)} className="text-brand-strong underline">
        v{'\u00a0'}receptech a{'\u00a0'}článcích
      </a>
      .
    </EmptyState>
  )
}
