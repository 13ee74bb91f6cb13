import { tied } from '@zivina/contract/kernel/typography'
import type { MealPlanFolder } from '@zivina/contract/planning/meal-plan-folders'
import type { MealPlan } from '@zivina/contract/planning/meal-plan-read'
import { planPath } from '@zivina/contract/planning/plan-path'
import { Copy, EllipsisVertical, Trash2 } from 'lucide-react'
import { daysText } from '#app/features/planning/figures/plan-words.ts'
import { treeOf } from '#app/features/planning/plan-folders/folder-tree.ts'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { rangeName } from '#app/kit/text/day-names.ts'
import { MenuItem, Popover } from '#app/kit/ui/popover.tsx'
import { Select } from '#app/kit/ui/select.tsx'
import type { usePlans } from './use-plans.ts'

type PlanRowProps = { plan: MealPlan; folders: readonly MealPlanFolder[]; plans: ReturnType<typeof usePlans> }

/** A plan in the list: its name leads to it. */
export function PlanRow({ plan, folders, plans }: PlanRowProps) {
  const { guid, name, planned_days, first_day, last_day, role, owner_name, abilities } = plan
  const run = (work: Promise<unknown>) => void work.catch(sayFailure)
  return (
    <li className="flex flex-wrap items-center gap-2 rounded-card bg-surface p-2 pl-4 shadow-card">
      <a href={planPath(guid)} className="flex min-h-11 min-w-0 flex-1 basis-48 flex-col py-1 hover:text-brand">
        <span className="wrap-anywhere leading-snug font-semibold text-heading">{tied(name)}</span>
        <span className="figures text-sm text-muted">
          {role === 'owner' ? null : `sdílí ${owner_name} · `}
          {first_day === null || last_day === null
            ? 'zatím prázdný'
            : `${daysText(planned_days)}, ${rangeName({ from: first_day, to: last_day })}`}
        </span>
      </a>
      {abilities.can_manage && folders.length > 0 ? (
        <Select
          aria-label={`Složka: ${name}`}
          value={plan.folder ?? ''}
          onChange={({ target }) => run(plans.moveTo(plan, target.value || null))}
          className="w-40"
        >
          <option value="">Hlavní</option>
          {treeOf(folders).map(({ folder, depth }) => (
            <option key={folder.guid} value={folder.guid}>
              {'– '.repeat(depth) + folder.name}
            </option>
          ))}
        </Select>
      ) : null}
      <Popover
        label={`Další možnosti: ${name}`}
        size="icon"
        trigger={<EllipsisVertical aria-hidden />}
        className="w-56"
      >
        <MenuItem onClick={() => run(plans.duplicate(plan))}>
          <Copy aria-hidden /> Vytvořit kopii
        </MenuItem>
        {abilities.can_manage ? (
          <MenuItem onClick={() => run(plans.remove(plan))}>
            <Trash2 aria-hidden /> Smazat
          </MenuItem>
        ) : null}
      </Popover>
    </li>
  )
}
