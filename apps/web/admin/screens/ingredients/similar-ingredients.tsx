import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { IngredientShort } from '@zivina/contract/console/short-lists'
import { formatNutrient } from '@zivina/domain/catalogue/format'
import { Link } from 'react-router'
import { ConfirmButton } from '#app/kit/ui/confirm-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'

/** Foods of a like name or of the same barcode: what is already there need not be approved again, and can take its place. */
export function SimilarIngredients({ row: { guid, name } }: { row: IngredientShort }) {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: ['similar-ingredients', guid],
    queryFn: ({ signal }) => sessionApi('GET /ingredient/similar', { query: { name, except: guid }, signal }),
    staleTime: 30_000,
  })
  if (!data || data.results.length === 0) return null
  const merge = async (into: string, label: string) => {
    await sessionApi('POST /ingredient/{guid}/merge', { params: { guid }, body: { into } })
    showSnackbar(`Sloučeno: ${name} je teď ${label}.`, 'success')
    await client.invalidateQueries({ queryKey: ['GET /ingredient_short'] })
  }
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
            <span className="flex items-center gap-2">
              <span className="figures text-sm text-muted">{formatNutrient('calories', food.macros.calories)}</span>
              <ConfirmButton
                label="Sloučit sem"
                variant="quiet"
                title={`Sloučit ${name} do ${food.name}?`}
                action={{ label: 'Sloučit suroviny', pendingLabel: 'Slučuji…', run: () => merge(food.guid, food.name) }}
                keepLabel="Ponechat obě"
              >
                Všechny recepty, filtry a&nbsp;výčty nejedených surovin přejdou na {food.name} a&nbsp;hodnoty receptů se
                přepočítají. Adresa povede tam. Vrátit to nejde.
              </ConfirmButton>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
