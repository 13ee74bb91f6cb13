import { DIARY_NOTE_MAX } from '@zivina/contract/body/limits'
import { addDays } from '@zivina/domain/calendar-day'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { dayName } from '#app/kit/text/day-names.ts'
import { waterText } from '../day/water-card.tsx'
import type { OpenDialog } from '../diary-context.ts'
import { type Days, dayIn, eatenIn, entryIn, mealOf } from '../diary-days.ts'
import { helpingOf } from '../helping.ts'
import { waterEntry } from '../new-entries.ts'
import type { DiaryChanges } from '../use-diary-changes.ts'

const AddDialog = lazyDialog(() => import('../add/add-dialog.tsx'))
const EntryDialog = lazyDialog(() => import('./entry-dialog.tsx'))
const QuickDialog = lazyDialog(() => import('./quick-dialog.tsx'))
const PlaceDialog = lazyDialog(() => import('./place-dialog.tsx'))
const WaterDialog = lazyDialog(() => import('./water-dialog.tsx'))
const NoteDialog = lazyDialog(() => import('#app/kit/days/note-dialog.tsx'))
const SaveMealDialog = lazyDialog(() => import('./save-meal-dialog.tsx'))
const SavedMealsDialog = lazyDialog(() => import('./saved-meals-dialog.tsx'))

/** Loads their code, so that they open at once, and also where the connection is lost meanwhile. */
export async function preloadDialogs(): Promise<void> {
  for (const one of [AddDialog, EntryDialog, QuickDialog, PlaceDialog, WaterDialog, NoteDialog]) await one.preload()
}

type DiaryDialogsProps = {
  days: Days
  day: string
  changes: DiaryChanges
  dialog: OpenDialog | null
  open: (dialog: OpenDialog | null) => void
}

/** The dialogs of a day, each loaded when it is opened. */
export function DiaryDialogs(props: DiaryDialogsProps) {
  const { days, day, changes, dialog, open } = props
  const onClose = () => open(null)
  switch (dialog?.kind) {
    case 'add':
      return <AddDialog days={days} changes={changes} day={day} onClose={onClose} meal={dialog.meal} />
    case 'copy':
      return <CopyDialog days={days} day={day} changes={changes} onClose={onClose} meal={dialog.meal} />
    case 'save':
      return <SaveMealDialog meal={dialog.meal} entries={mealOf(days, day, dialog.meal)} onClose={onClose} />
    case 'water': {
      const drink = (milliliters: number) =>
        changes.add(waterEntry(milliliters, day), `Zapsáno: voda, ${waterText(milliliters)}`)
      return <WaterDialog onDrink={drink} onClose={onClose} />
    }
    case 'note': {
      const write = (text: string, opened: string) => changes.changeDay(day, { note: text }, { note: opened })
      const note = dayIn(days, day)?.note ?? ''
      return <NoteDialog day={day} note={note} maxLength={DIARY_NOTE_MAX} onWrite={write} onClose={onClose} />
    }
    case 'meals':
      return <SavedMealsDialog onClose={onClose} />
    case 'entry':
    case 'figures':
    case 'move':
      return <OfEntry {...props} kind={dialog.kind} guid={dialog.entry} />
    default:
      return null
  }
}

type CopyDialogProps = Omit<DiaryDialogsProps, 'dialog' | 'open'> & { meal: MealType | null; onClose: () => void }

/** Copies a meal, or all that was eaten in a day, to another day. */
function CopyDialog({ days, day, changes, meal, onClose }: CopyDialogProps) {
  const entries = meal === null ? eatenIn(dayIn(days, day)) : mealOf(days, day, meal)
  return (
    <PlaceDialog
      title={meal === null ? 'Kopírovat den' : 'Kopírovat jídlo'}
      label="Zkopírovat"
      day={addDays(day, 1)}
      meal={meal}
      onClose={onClose}
      onPlace={(to) =>
        changes.copy(
          entries,
          (entry) => ({ day: to.day, meal: meal === null ? entry.meal : to.meal }),
          `Zkopírováno na ${dayName(to.day)}`,
        )
      }
    />
  )
}

type OfEntryProps = DiaryDialogsProps & { kind: 'entry' | 'figures' | 'move'; guid: string }

/** What is done with one entry. It closes by itself where the entry is gone. */
function OfEntry({ days, changes, open, kind, guid }: OfEntryProps) {
  const entry = entryIn(days, guid)
  if (!entry) return null
  const onClose = () => open(null)
  const onMove = () => open({ kind: 'move', entry: guid })
  const isAlone = entry.kind === 'quick' && helpingOf(entry) === null
  if (kind === 'figures' || (kind === 'entry' && isAlone)) {
    return <QuickDialog key={guid} entry={entry} changes={changes} onMove={onMove} onClose={onClose} />
  }
  if (kind === 'entry') {
    const onFigures = () => open({ kind: 'figures', entry: guid })
    return (
      <EntryDialog key={guid} entry={entry} changes={changes} onMove={onMove} onClose={onClose} onFigures={onFigures} />
    )
  }
  return (
    <PlaceDialog
      title={`Přesunout: ${entry.name}`}
      label="Přesunout"
      day={entry.day}
      meal={entry.meal}
      onClose={onClose}
      onPlace={(to) => changes.move(entry, { day: to.day, meal_type: to.meal, before: null })}
    />
  )
}
