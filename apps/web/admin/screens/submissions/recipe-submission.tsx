import { useQuery } from '@tanstack/react-query'
import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import type { RecipeShort } from '@zivina/contract/console/short-lists'
import { formatNumber } from '@zivina/czech/format-number'
import { WEIGHT_UNIT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import { Record, type RecordAction } from '#admin/kit/record/record.tsx'
import { Failure } from '#admin/kit/screen/failure.tsx'
import { StatusMark } from '#app/features/catalogue/status-mark.tsx'
import { momentText } from '#app/kit/text/dates.ts'
import { Picture } from '#app/kit/ui/picture.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'

export const recipeQuery = (slug: string) => ({
  queryKey: ['GET /recipe/{slug}', slug],
  queryFn: ({ signal }: { signal: AbortSignal }) => sessionApi('GET /recipe/{slug}', { params: { slug }, signal }),
})

/** A figure with its unit; null where it is unknown. */
const grams = (value: number | null) => (value === null ? null : `${formatNumber(value, 1)} g`)

/** A recipe as its page shows it, with what a moderator needs to know of it. */
export function RecipeSubmission({ row, actions }: { row: RecipeShort; actions: readonly RecordAction[] }) {
  const { data, error, refetch } = useQuery(recipeQuery(row.slug))
  return (
    <Record
      title={row.name}
      actions={actions}
      history={data ? ['recipe', row.guid] : null}
      fields={
        // Together with the content above them, so that nothing moves.
        data
          ? [
              ['Autor', row.creator?.username ?? 'smazaný účet'],
              ['Odesláno', momentText(row.created_at)],
              ['Porcí', formatNumber(data.portion_size, 0)],
              ['Příprava', `${formatNumber(data.time_minutes, 0)} min`],
              [
                'Energie porce',
                data.calories_in_total === null ? null : `${formatNumber(data.calories_in_total, 0)} kcal`,
              ],
              ['Bílkoviny', grams(data.protein_in_total)],
              ['Sacharidy', grams(data.carbohydrates_in_total)],
              ['Tuky', grams(data.fat_in_total)],
              ['Zdroj', data.source_url],
              ['Důvod zamítnutí', data.status_note],
            ]
          : []
      }
    >
      <div>
        <StatusMark status={row.status} />
      </div>
      {error ? <Failure failure={error} onRetry={() => void refetch()} /> : null}
      {data ? <Content recipe={data} /> : error ? null : <Skeleton className="h-80 w-full rounded-card" />}
    </Record>
  )
}

function Content({ recipe: { name, photos, headnote, ingredients, steps } }: { recipe: RecipeDetail }) {
  return (
    <>
      {photos[0] ? (
        <Picture
          src={photos[0]}
          alt={`Fotka receptu ${name}`}
          ratio="4-3"
          widths={[320, 640, 960]}
          sizes="26rem"
          className="w-full rounded-card bg-sunken"
        />
      ) : (
        <p className="text-muted">Bez fotky.</p>
      )}
      {headnote === '' ? null : <p className="whitespace-pre-line wrap-anywhere">{headnote}</p>}
      <section className="flex flex-col gap-2">
        <h3 className="font-semibold text-heading">Suroviny</h3>
        <ul className="flex flex-col gap-1 text-sm">
          {ingredients.map(({ ingredient, segment, amount, weight_units, name: food }) => (
            <li key={`${ingredient} ${segment}`} className="flex gap-3">
              <span className="figures w-20 shrink-0 text-right font-medium">
                {formatNumber(Number(amount), 2)} {WEIGHT_UNIT_LABELS[weight_units].short}
              </span>
              <span className="wrap-anywhere">{food}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="flex flex-col gap-2">
        <h3 className="font-semibold text-heading">Postup</h3>
        <ol className="flex flex-col gap-3 text-sm">
          {Object.entries(steps).map(([number, { step_title, step_text }]) => (
            <li key={number}>
              <p className="font-medium">{step_title}</p>
              <p className="whitespace-pre-line wrap-anywhere">{step_text}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
