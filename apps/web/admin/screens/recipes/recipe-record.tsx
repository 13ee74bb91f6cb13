import { useQuery } from '@tanstack/react-query'
import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import type { RecipeShort } from '@zivina/contract/console/short-lists'
import { formatNumber } from '@zivina/czech/format-number'
import { counted } from '@zivina/czech/plural'
import { formatAmount } from '@zivina/domain/catalogue/format'
import { Record, type RecordAction } from '#admin/kit/record/record.tsx'
import { StatusMark } from '#app/features/catalogue/status-mark.tsx'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { momentText } from '#app/kit/text/dates.ts'
import { Picture } from '#app/kit/ui/picture.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { authorOf } from './columns.tsx'
import { RecipeDiets } from './recipe-diets.tsx'
import { recipeQuery } from './recipe-query.ts'

const SHAPE = ['h-48', 'h-32'].map((height) => <Skeleton key={height} className={`${height} w-full rounded-card`} />)

/** A recipe as its readers will have it, with what the administration needs to decide on it. */
export function RecipeRecord({ row, actions }: { row: RecipeShort; actions: readonly RecordAction[] }) {
  const query = useQuery(recipeQuery(row))
  const { data } = query
  const page =
    row.status === 'Approved' ? (
      <a href={`/recepty/${row.slug}`} className="text-brand underline">
        /recepty/{row.slug}
      </a>
    ) : null
  return (
    <Record
      title={row.name}
      actions={actions}
      fields={[
        ['Autor', authorOf(row)],
        ['Vytvořeno', momentText(row.created_at)],
        ['Na webu', page],
        ['Zdroj', data?.source_url ?? null],
        ['Štítky', data?.tags.join(', ') ?? null],
        ['Důvod zamítnutí', row.status_note],
      ]}
    >
      <div>
        <StatusMark status={row.status} />
      </div>
      <QueryGate query={query} waiting={{ text: 'Načítám recept…', shape: SHAPE }}>
        {(recipe) => (
          <>
            <Content recipe={recipe} />
            <RecipeDiets row={row} recipe={recipe} />
          </>
        )}
      </QueryGate>
    </Record>
  )
}

function Content({ recipe }: { recipe: RecipeDetail }) {
  const { photos, ingredients, steps, portion_size, time_minutes, calories_in_total, headnote } = recipe
  const energy =
    calories_in_total === null ? 'energie neznámá' : `${formatNumber(calories_in_total, 0)}\u00a0kcal v\u00a0porci`
  return (
    <div className="flex flex-col gap-4">
      {photos[0] === undefined ? (
        <p className="rounded-card bg-sunken p-4 text-muted">Bez fotky.</p>
      ) : (
        <Picture
          src={photos[0]}
          alt=""
          ratio="4-3"
          widths={[320, 640]}
          sizes="26rem"
          className="w-full rounded-card bg-sunken object-cover"
        />
      )}
      <p className="figures">
        {counted(portion_size, 'porce', 'porce', 'porcí')} · {time_minutes}&nbsp;min · {energy}
      </p>
      {headnote === '' ? null : <p className="whitespace-pre-line wrap-anywhere">{headnote}</p>}
      <h3 className="text-lg">Suroviny</h3>
      <ul className="flex flex-col">
        {ingredients.map(({ ingredient, segment, name, amount, weight_units }) => (
          <li key={`${ingredient} ${segment}`} className="flex justify-between gap-3 border-b border-line py-1">
            <span className="wrap-anywhere">{name}</span>
            <span className="figures shrink-0">{formatAmount(Number(amount), weight_units)}</span>
          </li>
        ))}
      </ul>
      <h3 className="text-lg">Postup</h3>
      <ol className="flex list-decimal flex-col gap-2 pl-5">
        {Object.entries(steps).map(([number, { step_text }]) => (
          <li key={number} className="whitespace-pre-line wrap-anywhere">
            {step_text}
          </li>
        ))}
      </ol>
    </div>
  )
}
