import type { DiaryEntry } from '@zivina/contract/body/diary-read'
import { type KeyboardEvent, useMemo, useState } from 'react'
import type { DiaryBoard, OpenDialog } from './diary-context.ts'
import { type Days, entryIn, isSamePosition, type Place } from './diary-days.ts'
import { changedEntries } from './diary-writes.ts'
import type { useDiary } from './use-diary.ts'
import type { DiaryAddress } from './use-diary-address.ts'
import { useDiaryCarry } from './use-diary-carry.ts'
import { useDiaryChanges } from './use-diary-changes.ts'

export type BoardInput = { days: Days; address: DiaryAddress } & Pick<
  ReturnType<typeof useDiary>,
  'change' | 'waiting' | 'isCut' | 'outbox'
>

/** What keys do while an entry has the focus. */
const ENTRY_KEYS: Readonly<Record<string, 'entry' | 'move' | 'remove'>> = {
  Enter: 'entry',
  m: 'move',
  Delete: 'remove',
}

/** Everything that can be done with the entries of a day, and the dialog that is open over it. */
export function useDiaryBoardOf({ days, address: { day, go }, change, waiting, isCut }: Omit<BoardInput, 'outbox'>) {
  const changes = useDiaryChanges(days, change)
  // A dialog belongs to the day on which it was opened, also where the page meanwhile shows the next one.
  const [opened, setOpened] = useState<{ dialog: OpenDialog; day: string } | null>(null)
  const open = (dialog: OpenDialog | null) =>
    setOpened((before) => (dialog === null ? null : { dialog, day: before?.day ?? day }))
  const drop = (entry: DiaryEntry, place: Place) => {
    if (!isSamePosition(days, entry, place)) changes.move(entry, place)
  }
  const carrying = useDiaryCarry({ days, day, drop, onDay: (to) => go({ day: to }) })
  const unsaved = useMemo(
    () => new Set(isCut ? waiting.flatMap(({ write }) => changedEntries(write)) : []),
    [waiting, isCut],
  )
  const withEntry = (guid: string, use: (entry: DiaryEntry) => void) => {
    const entry = entryIn(days, guid)
    if (entry) use(entry)
  }
  const onEntryKey = (event: KeyboardEvent, entry: DiaryEntry) => {
    if (carrying.onKey(event, entry) || event.ctrlKey || event.metaKey || event.altKey) return
    const action = ENTRY_KEYS[event.key]
    if (action === undefined) return
    event.preventDefault()
    if (action === 'remove') changes.remove(entry)
    else open({ kind: action, entry: entry.guid })
  }
  const board: DiaryBoard = {
    day,
    open,
    onEntryKey,
    remove: changes.remove,
    carried: carrying.carried,
    drop: (guid, place) => withEntry(guid, (entry) => drop(entry, place)),
    dropOnDay: (guid, to) => withEntry(guid, (entry) => drop(entry, { day: to, meal: entry.meal, before: null })),
    isUnsaved: (guid) => unsaved.has(guid),
  }
  return { board, changes, carrying, dialog: opened?.dialog ?? null, dialogDay: opened?.day ?? day, open }
}
