import type { Ingredient } from '@zivina/contract/catalogue/ingredients/read'
import { FOOD_SOURCE_LABELS } from '@zivina/domain/catalogue/constituent-labels'

/** Where the values of a food come from: the table, the row there and its name there. */
export function FoodSource({ food }: { food: Pick<Ingredient, 'source' | 'approximate' | 'recipe'> }) {
  const { source, approximate, recipe } = food
  const table = source && ((FOOD_SOURCE_LABELS as Record<string, string>)[source.name] ?? source.name)
  if (recipe !== undefined) {
    return (
      <div className="flex flex-col gap-1 text-sm text-muted">
        <p>
          Hodnoty jsou spočítané ze 100&nbsp;g hotového jídla.{' '}
          <a href={`/recepty/${recipe}`} className="underline underline-offset-4">
            Otevřít recept
          </a>
        </p>
        <p>„Neuvedeno“ znamená, že hodnotu některé suroviny neznáme, ne že je nulová.</p>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-1 text-sm text-muted">
      <p>
        {table === null ? 'Hodnoty zadal ten, kdo surovinu přidal.' : `Zdroj hodnot: ${table}`}
        {source?.id ? `, položka ${source.id}` : ''}
        {source?.food ? ` („${source.food}“)` : ''}
        {table === null ? '' : '.'}
      </p>
      {approximate ? <p>Jde o&nbsp;typické hodnoty, ne o&nbsp;změřené.</p> : null}
      <p>Hodnoty bez poznámky tabulka přímo uvádí. „Neuvedeno“ znamená, že je neznáme, ne že jsou nulové.</p>
    </div>
  )
}
