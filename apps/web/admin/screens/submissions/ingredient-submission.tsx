import { useQuery } from '@tanstack/react-query'
import type { IngredientDetail } from '@zivina/contract/catalogue/ingredients/read'
import type { IngredientShort } from '@zivina/contract/console/short-lists'
import { formatNumber } from '@zivina/czech/format-number'
import { Record, type RecordAction } from '#admin/kit/record/record.tsx'
import { Failure } from '#admin/kit/screen/failure.tsx'
import { StatusMark } from '#app/features/catalogue/status-mark.tsx'
import { momentText } from '#app/kit/text/dates.ts'
import { Picture } from '#app/kit/ui/picture.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'

export const ingredientQuery = (guid: string) => ({
  queryKey: ['GET /ingredient/{guid}', guid],
  queryFn: ({ signal }: { signal: AbortSignal }) => sessionApi('GET /ingredient/{guid}', { params: { guid }, signal }),
})

const FIGURES = [
  ['Energie', 'kilojoules', 'kJ', 0],
  ['Bílkoviny', 'protein', 'g', 1],
  ['Sacharidy', 'carbohydrates', 'g', 1],
  ['z\u00a0toho cukry', 'sugars', 'g', 1],
  ['Tuky', 'fat', 'g', 1],
  ['z\u00a0toho nasycené', 'saturated_fats', 'g', 1],
  ['Vláknina', 'fiber', 'g', 1],
  ['Sůl', 'salt', 'g', 2],
] as const

/** A food with its label's figures, as its page shows it. */
export function IngredientSubmission({ row, actions }: { row: IngredientShort; actions: readonly RecordAction[] }) {
  const { data, error, refetch } = useQuery(ingredientQuery(row.guid))
  return (
    <Record
      title={row.name}
      actions={actions}
      history={data ? ['ingredient', row.guid] : null}
      fields={
        // Together with the content above them, so that nothing moves.
        data
          ? [
              ['Přidal(a)', row.creator?.username ?? 'smazaný účet'],
              ['Odesláno', momentText(row.created_at)],
              ['Kategorie', row.sub_food_category],
              ['Čárové kódy', data.barcodes.join(', ')],
              ['Zdroj hodnot', data.source?.name ?? null],
              ['Důvod zamítnutí', data.status_note],
            ]
          : []
      }
    >
      <div>
        <StatusMark status={row.status} />
      </div>
      {error ? <Failure failure={error} onRetry={() => void refetch()} /> : null}
      {data ? <Label food={data} /> : error ? null : <Skeleton className="h-80 w-full rounded-card" />}
    </Record>
  )
}

function Label({ food }: { food: IngredientDetail }) {
  const isByWeight = food.weight_units === 'Gram' || food.weight_units === 'Milliliter'
  const basis = isByWeight ? (food.weight_units === 'Gram' ? 'na 100 g' : 'na 100 ml') : 'na jeden kus nebo lžíci'
  return (
    <>
      {food.photos.map((photo) => (
        <Picture
          key={photo}
          src={photo}
          alt={`Fotka: ${food.name}`}
          ratio="4-3"
          widths={[320, 640, 960]}
          sizes="26rem"
          className="w-full rounded-card bg-sunken"
        />
      ))}
      <table className="figures w-full text-sm">
        <caption className="pb-1 text-left font-semibold text-heading">Výživové hodnoty {basis}</caption>
        <tbody>
          {FIGURES.map(([label, name, unit, decimals]) => {
            const value = food[name]
            return (
              <tr key={name}>
                <th scope="row" className="border-b border-line py-1 text-left font-normal">
                  {label}
                </th>
                <td className="border-b border-line py-1 text-right">
                  {value === null ? 'neuvedeno' : `${formatNumber(value, decimals)} ${unit}`}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
