import { useQuery } from '@tanstack/react-query'
import type { IngredientShort } from '@zivina/contract/console/short-lists'
import { formatNutrient } from '@zivina/domain/catalogue/format'
import { Link } from 'react-router'
import { sessionApi } from '#app/session/api/session-api.ts'

/** Foods of a like name or of the same barcode: what is already there need not be approved again. */
export function SimilarIngredients({ row: { guid, name } }: { row: IngredientShort }) {
  const { data } = useQuery({
    queryKey: ['similar-ingredients', guid],
    queryFn: ({ signal }) => sessionApi('GET /ingredient/similar', { query: { name, except: guid }, signal }),
    staleTime: 30_000,
  })
  if (!data || data.results.length === 0) return null
  return (
    <section aria-labelledby="podobne-suroviny" className="flex flex-col gap-1">
      <h3 id="podobne-suroviny" className="text-lg">
        Podobné suroviny
      </h3>
      <ul className="flex flex-col">
        {data.results.map((food) => (
          <li key={food.guid} className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-1">
            <Link to={`/ingredient/update/${food.guid}`} className="text-brand underline wrap-anywhere">
              {food.name}
            </Link>
            <span className="figures text-sm text-muted">{formatNutrient('calories', food.macros.calories)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
