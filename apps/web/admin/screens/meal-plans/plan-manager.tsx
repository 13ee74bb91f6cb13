import type { MealPlan } from '@zivina/contract/planning/meal-plan-read'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ManagedList } from '#admin/kit/list/managed-list.tsx'
import { type ListDefaults, useList } from '#admin/kit/list/use-list.ts'
import { useManagedList } from '#admin/kit/list/use-managed-list.ts'
import { UserAreaParts } from '#admin/kit/record/editor-screen.tsx'
import { Record, type RecordAction } from '#admin/kit/record/record.tsx'
import { useFolders } from '#app/features/planning/plan-folders/use-folders.ts'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { buttonStyle } from '#app/kit/ui/button-style.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { FolderPanel } from './folder-panel.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { COLUMNS } from './plan-columns.tsx'
import { fieldsOf, nameOf, planWay } from './plan-words.ts'
import { usePlanActions } from './use-plan-actions.ts'

const DEFAULTS = { folder: 'main', search: '' } as const satisfies ListDefaults<'GET /admin/meal_plan'>
const WORDS = { search: 'Název jídelníčku', nothing: 'Tady zatím žádný jídelníček není.', record: 'Jídelníček' }
const VIEWS: readonly string[] = ['main', 'shared_with_me']

/** Plans that the admin makes for clients, in folders, and those that are shared with them. */
export function PlanManager() {
  return (
    <UserAreaParts>
      <Plans />
    </UserAreaParts>
  )
}

type Asked = { what: 'assign'; plan: MealPlan } | { what: 'move'; plans: readonly MealPlan[] }

function Plans() {
  const list = useList('GET /admin/meal_plan', DEFAULTS)
  const managed = useManagedList({ list })
  const shelf = useFolders()
  const navigate = useNavigate()
  const [asked, ask] = useState<Asked | null>(null)
  const { reload, duplicate, move, remove } = usePlanActions(async () => {
    // A plan that left the list is not followed by the next one on a phone.
    managed.setOpen(false)
    await shelf.refresh()
  })
  const folder = list.wishes.folder ?? 'main'
  // One of the selected rows takes the others with it.
  const drop = (guid: string, to: string | null) => {
    const { chosen } = managed.selection
    const dragged = chosen.some((plan) => plan.guid === guid) ? chosen : list.rows.filter((plan) => plan.guid === guid)
    void move(
      dragged.filter(({ role }) => role === 'creator'),
      to,
    ).catch(sayFailure)
  }
  const actionsOn = (rows: readonly MealPlan[]): RecordAction[] => {
    const [plan] = rows
    const made = rows.filter(({ role }) => role === 'creator')
    const free = made.filter(({ premium_user }) => premium_user === null)
    const single: RecordAction[] =
      plan === undefined || rows.length > 1
        ? []
        : [
            { label: 'Otevřít', key: 'e', variant: 'brand', run: () => void navigate(planWay(plan)) },
            ...(free.length === 1
              ? [{ label: 'Přidělit', key: 'a', variant: 'outline' as const, run: () => ask({ what: 'assign', plan }) }]
              : []),
            { label: 'Duplikovat', key: 'd', variant: 'outline', run: () => duplicate(plan) },
            {
              label: 'Použít jako předlohu',
              key: 'v',
              variant: 'outline',
              run: () => void navigate(`/mealplan/create?predloha=${plan.guid}`),
            },
          ]
    const moving: RecordAction = {
      label: 'Přesunout',
      key: 'm',
      variant: 'outline',
      run: () => ask({ what: 'move', plans: made }),
    }
    const removal: RecordAction = { label: 'Smazat', key: 'Delete', variant: 'danger', run: () => remove(free) }
    return [...single, ...(made.length > 0 ? [moving] : []), ...(free.length > 0 ? [removal] : [])]
  }
  return (
    <div className="lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
      <FolderPanel shelf={shelf} chosen={folder} choose={(wanted) => list.wish({ folder: wanted })} onDrop={drop} />
      <ManagedList
        title="Jídelníčky klientů"
        managed={managed}
        columns={COLUMNS}
        nameOf={nameOf}
        words={WORDS}
        isBulk
        actionsOn={actionsOn}
        heading={
          <Link
            to={VIEWS.includes(folder) ? '/mealplan/create' : `/mealplan/create?slozka=${folder}`}
            className={buttonStyle()}
          >
            Nový jídelníček
          </Link>
        }
        record={(plan, actions) => (
          <Record title={plan.name} actions={actions} fields={fieldsOf(plan)}>
            {plan.note === '' ? null : <p className="whitespace-pre-line wrap-anywhere">{plan.note}</p>}
          </Record>
        )}
      >
        {asked?.what === 'assign' ? <AssignDialog plan={asked.plan} reload={reload} onClose={() => ask(null)} /> : null}
        {asked?.what === 'move' ? (
          <MoveDialog plans={asked.plans} folders={shelf.folders} move={move} onClose={() => ask(null)} />
        ) : null}
      </ManagedList>
    </div>
  )
}
