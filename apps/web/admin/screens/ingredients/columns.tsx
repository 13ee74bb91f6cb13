import { createColumnHelper } from '@tanstack/react-table'
import type { IngredientShort } from '@zivina/contract/console/short-lists'
import { STATUS_LABELS } from '@zivina/domain/catalogue/statuses'
import { Moment, momentColumn, STATUS_COLUMN } from '#admin/kit/list/column-kinds.tsx'
import type { Columns, FEATURES } from '#admin/kit/list/table-features.ts'

const helper = createColumnHelper<typeof FEATURES, IngredientShort>()

/** Foods of the tables have no owner. */
export const authorOf = ({ creator }: Pick<IngredientShort, 'creator'>) => creator?.username ?? 'katalog'

/** The columns of the list of ingredients. On a phone the first column contains everything. */
export const INGREDIENT_COLUMNS: Columns<IngredientShort> = helper.columns([
  helper.accessor('name', {
    header: 'Název',
    meta: { main: true },
    cell: ({ row: { original } }) => (
      <>
        <span className="line-clamp-2 font-medium sm:line-clamp-1">{original.name}</span>
        <span className="block truncate text-muted">
          {original.sub_food_category ?? 'bez kategorie'} · {authorOf(original)}
        </span>
        <span className="text-muted sm:hidden">
          {STATUS_LABELS[original.status]} · <Moment at={original.created_at} />
        </span>
      </>
    ),
  }),
  helper.accessor('created_at', momentColumn('Vytvořeno')),
  helper.accessor('status', STATUS_COLUMN),
])
