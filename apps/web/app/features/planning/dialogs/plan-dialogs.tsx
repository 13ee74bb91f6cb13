import { MEAL_PLAN_NOTE_MAX } from '@zivina/contract/planning/limits'
import type { Eater, MealPlanDetail } from '@zivina/contract/planning/meal-plan-read'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { dayIn, itemIn } from '../plan/plan-days.ts'
import type { PlanChanges } from '../plan/use-plan-changes.ts'
import type { Open, OpenDialog } from './open-dialog.ts'

const AddDialog = lazyDialog(() => import('./add-dialog.tsx'))
const ItemDialog = lazyDialog(() => import('./item-dialog.tsx'))
const SwapDialog = lazyDialog(() => import('./swap-dialog.tsx'))
const LeftoverDialog = lazyDialog(() => import('./leftover-dialog.tsx'))
const NoteDialog = lazyDialog(() => import('#app/kit/days/note-dialog.tsx'))
const CopyDialog = lazyDialog(() => import('./copy-dialog.tsx'))
const EatersDialog = lazyDialog(() => import('./eaters-dialog.tsx'))
const CalendarDialog = lazyDialog(() => import('./calendar-dialog.tsx'))
const PlanDialog = lazyDialog(() => import('./plan-dialog.tsx'))
const ShoppingDialog = lazyDialog(() => import('./shopping-dialog.tsx'))
const LeaveDialog = lazyDialog(() => import('./leave-dialog.tsx'))
const PlanSharing = lazyDialog(() => import('./plan-sharing.tsx'))

type PlanDialogsProps = {
  plan: MealPlanDetail
  changes: PlanChanges
  dialog: OpenDialog | null
  open: Open
  removeEater: (eater: Eater) => void
}

/** The dialogs of a plan, each loaded when it is opened. */
export function PlanDialogs({ plan, changes, dialog, open, removeEater }: PlanDialogsProps) {
  const onClose = () => open(null)
  if (dialog === null) return null
  switch (dialog.kind) {
    case 'add':
      return <AddDialog plan={plan} changes={changes} onClose={onClose} day={dialog.day} meal={dialog.meal} />
    case 'note': {
      const { day } = dialog
      const write = (note: string) => changes.writeNote(day, note)
      const note = dayIn(changes.days, day)?.note ?? ''
      return <NoteDialog day={day} note={note} maxLength={MEAL_PLAN_NOTE_MAX} onWrite={write} onClose={onClose} />
    }
    case 'copy':
      return <CopyDialog changes={changes} onClose={onClose} from={dialog.from} to={dialog.to} />
    case 'shopping':
      return <ShoppingDialog plan={plan} onClose={onClose} from={dialog.from} to={dialog.to} />
    case 'eaters':
      return <EatersDialog plan={plan} onClose={onClose} onRemove={removeEater} />
    case 'calendar':
      return <CalendarDialog plan={plan} onClose={onClose} />
    case 'plan':
      return <PlanDialog plan={plan} onClose={onClose} />
    case 'sharing':
      return <PlanSharing plan={plan} onClose={onClose} />
    case 'leave':
      return <LeaveDialog plan={plan} onClose={onClose} />
    default:
      return (
        <OfItem plan={plan} changes={changes} open={open} onClose={onClose} kind={dialog.kind} guid={dialog.item} />
      )
  }
}

type OfItemProps = Pick<PlanDialogsProps, 'plan' | 'changes' | 'open'> & {
  kind: 'item' | 'move' | 'swap' | 'leftover'
  guid: string
  onClose: () => void
}

/** What is done with one item. It closes by itself if another person has taken the item out. */
function OfItem({ plan, changes, open, onClose, kind, guid }: OfItemProps) {
  const item = itemIn(changes.days, guid)
  if (!item) return null
  if (kind === 'swap') return <SwapDialog plan={plan} changes={changes} item={item} onClose={onClose} />
  if (kind === 'leftover') return <LeftoverDialog changes={changes} item={item} onClose={onClose} />
  return (
    <ItemDialog
      key={guid}
      plan={plan}
      changes={changes}
      item={item}
      onClose={onClose}
      openOther={open}
      isMove={kind === 'move'}
    />
  )
}
