import { useQuery } from '@tanstack/react-query'
import type { IngredientDetail } from '@zivina/contract/catalogue/ingredients/read'
import type { IngredientShort } from '@zivina/contract/console/short-lists'
import { formatNutrient } from '@zivina/domain/catalogue/format'
import { NUTRIENT_LABELS, WEIGHT_UNIT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import { Record, type RecordAction } from '#admin/kit/record/record.tsx'
import { StatusMark } from '#app/features/catalogue/status-mark.tsx'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { momentText } from '#app/kit/text/dates.ts'
import { Picture } from '#app/kit/ui/picture.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { authorOf } from './columns.tsx'
import { ingredientQuery } from './ingredient-query.ts'
import { SimilarIngredients } from './similar-ingredients.tsx'

/** In the order of a label. */
const LABEL = [
  ...(['kilojoules', 'calories', 'fat', 'saturated_fats'] as const),
  ...(['carbohydrates', 'sugars', 'fiber', 'protein', 'salt'] as const),
]

/** An ingredient with its values, and those that may be the same food. */
export function IngredientRecord({ row, actions }: { row: IngredientShort; actions: readonly RecordAction[] }) {
  const query = useQuery(ingredientQuery(row))
  const food = query.data
  return (
    <Record
      title={row.name}
      actions={actions}
      fields={[
        ['Kategorie', row.sub_food_category],
        ['Autor', authorOf(row)],
        ['Vytvořeno', momentText(row.created_at)],
        ['Čárové kódy', food?.barcodes.join(', ') ?? null],
        ['Zdroj hodnot', food?.source ? [food.source.name, food.source.food].filter(Boolean).join(': ') : null],
        ['Další názvy', food?.suggestion_names.join(', ') ?? null],
        ['Důvod zamítnutí', row.status_note],
      ]}
    >
      <div>
        <StatusMark status={row.status} />
      </div>
      <QueryGate
        query={query}
        waiting={{ text: 'Načítám surovinu…', shape: <Skeleton className="h-64 w-full rounded-card" /> }}
      >
        {(ingredient) => <Values ingredient={ingredient} />}
      </QueryGate>
      <SimilarIngredients row={row} />
    </Record>
  )
}

function Values({ ingredient }: { ingredient: IngredientDetail }) {
  const { photos, weight_units } = ingredient
  const basis = weight_units === 'Gram' || weight_units === 'Milliliter' ? '100\u00a0' : '1\u00a0'
  return (
    <>
      {photos.length === 0 ? (
        <p className="rounded-card bg-sunken p-4 text-muted">Bez fotky obalu.</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          {photos.map((photo) => (
            <a key={photo} href={photo} target="_blank" rel="noopener" aria-label="Fotka v&nbsp;plné velikosti">
              <Picture
                src={photo}
                alt=""
                ratio="1-1"
                widths={[160, 320]}
                sizes="8rem"
                className="size-32 rounded-md bg-white object-contain"
              />
            </a>
          ))}
        </div>
      )}
      <table className="w-full text-sm">
        <caption className="pb-1 text-left font-semibold">
          Na {basis}
          {WEIGHT_UNIT_LABELS[weight_units].short}
        </caption>
        <tbody>
          {LABEL.map((nutrient) => (
            <tr key={nutrient}>
              <th scope="row" className="border-b border-line py-1 text-left font-normal">
                {NUTRIENT_LABELS[nutrient].name}
              </th>
              <td className="figures border-b border-line py-1 text-right">
                {formatNutrient(nutrient, ingredient[nutrient])}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
