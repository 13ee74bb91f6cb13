import { createColumnHelper } from '@tanstack/react-table'
import type { MealPlan } from '@zivina/contract/planning/meal-plan-read'
import { GripVertical } from 'lucide-react'
import { momentColumn } from '#admin/kit/list/column-kinds.tsx'
import type { Columns, FEATURES } from '#admin/kit/list/table-features.ts'
import { ownerText, spanText } from './plan-words.ts'
import { usePlanHandle } from './use-plan-drag.ts'

const helper = createColumnHelper<typeof FEATURES, MealPlan>()

export const COLUMNS: Columns<MealPlan> = helper.columns([
  helper.accessor('name', {
    header: 'Jídelníček',
    enableSorting: false,
    meta: { main: true },
    cell: ({ row: { original } }) => <Summary plan={original} />,
  }),
  helper.accessor(ownerText, {
    id: 'owner',
    header: 'Pro koho',
    enableSorting: false,
    meta: { className: 'w-38 max-md:hidden' },
  }),
  helper.accessor('updated_at', { ...momentColumn('Změněno'), enableSorting: false }),
])

function Summary({ plan }: { plan: MealPlan }) {
  return (
    <>
      {plan.role === 'creator' ? <Handle guid={plan.guid} /> : null}
      <span className="line-clamp-1 font-medium wrap-anywhere">{plan.name}</span>
      <span className="figures block truncate text-muted">{spanText(plan)}</span>
      <span className="block text-muted md:hidden">{ownerText(plan)}</span>
    </>
  )
}

/** Where a pointer takes the plan to drag it into a folder; keys move it by „Přesunout“. */
function Handle({ guid }: { guid: string }) {
  return (
    <span
      ref={usePlanHandle(guid)}
      title="Přetáhnout do složky"
      aria-hidden="true"
      data-handle={guid}
      className="relative z-1 float-right inline-flex size-11 cursor-grab items-center justify-center text-muted max-md:hidden"
    >
      <GripVertical className="size-5" />
    </span>
  )
}
