import { createColumnHelper } from '@tanstack/react-table'
import type { RecipeShort } from '@zivina/contract/console/short-lists'
import { STATUS_LABELS } from '@zivina/domain/catalogue/statuses'
import { Moment, momentColumn, STATUS_COLUMN } from '#admin/kit/list/column-kinds.tsx'
import type { Columns, FEATURES } from '#admin/kit/list/table-features.ts'

const helper = createColumnHelper<typeof FEATURES, RecipeShort>()

export const authorOf = ({ creator }: Pick<RecipeShort, 'creator'>) => creator?.username ?? 'zrušený účet'

/** The columns of the list of recipes. On a phone the first column contains everything. */
export const RECIPE_COLUMNS: Columns<RecipeShort> = helper.columns([
  helper.accessor('name', {
    header: 'Název',
    meta: { main: true },
    cell: ({ row: { original } }) => (
      <>
        <span className="line-clamp-2 font-medium sm:line-clamp-1">{original.name}</span>
        <span className="block truncate text-muted">{authorOf(original)}</span>
        <span className="text-muted sm:hidden">
          {STATUS_LABELS[original.status]} · <Moment at={original.created_at} />
        </span>
      </>
    ),
  }),
  helper.accessor('created_at', momentColumn('Vytvořeno')),
  helper.accessor('status', STATUS_COLUMN),
])
