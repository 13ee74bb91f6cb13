import { createColumnHelper } from '@tanstack/react-table'
import type { IngredientShort, RecipeShort } from '@zivina/contract/console/short-lists'
import { Moment, momentColumn, STATUS_COLUMN } from '#admin/kit/list/column-kinds.tsx'
import type { Columns, FEATURES } from '#admin/kit/list/table-features.ts'

type Submission = RecipeShort | IngredientShort

const NAME = {
  header: 'Název',
  enableSorting: false,
  meta: { main: true as const },
  cell: ({ row: { original } }: { row: { original: Submission } }) => <Summary submission={original} />,
}
const SENT = { ...momentColumn('Odesláno'), enableSorting: false }

const recipes = createColumnHelper<typeof FEATURES, RecipeShort>()
export const RECIPE_COLUMNS: Columns<RecipeShort> = recipes.columns([
  recipes.accessor('name', NAME),
  recipes.accessor('created_at', SENT),
  recipes.accessor('status', STATUS_COLUMN),
])
const foods = createColumnHelper<typeof FEATURES, IngredientShort>()
export const INGREDIENT_COLUMNS: Columns<IngredientShort> = foods.columns([
  foods.accessor('name', NAME),
  foods.accessor('created_at', SENT),
  foods.accessor('status', STATUS_COLUMN),
])

function Summary({ submission: { name, creator, created_at } }: { submission: Submission }) {
  return (
    <>
      <span className="line-clamp-2 font-medium sm:line-clamp-1">{name}</span>
      <span className="block truncate text-muted">
        {creator?.username ?? 'smazaný účet'}
        <span className="sm:hidden">
          {' · '}
          <Moment at={created_at} />
        </span>
      </span>
    </>
  )
}
