import type { NewDiaryEntryInput } from '@zivina/contract/body/diary-fields'
import type { DiaryChange, DiaryEntry } from '@zivina/contract/body/diary-read'
import type { ApiClient, CallInput } from '@zivina/contract/client'
import type { OutboxNoun } from '#app/kit/outbox/outbox.ts'
import { type Days, withEntries, withoutEntries } from './diary-days.ts'

/** What an account has written into the diary and the server has not confirmed. */
export const DIARY_WRITES: OutboxNoun = { name: 'diary', former: 'zivina-diary-writes:' }

type Patch = Omit<CallInput<'PATCH /diary/entry/{guid}'>['body'], 'at'>
export type DayPatch = { is_complete?: boolean; note?: string }

/**
 * A change of the diary as data: it is shown before it is sent, kept while there is no connection, and sent again without being done
 * twice. `looks` and `look` are what it looks like until the server has answered, `before` is what its author saw and changed.
 */
export type DiaryWrite = { at: string } & (
  | { kind: 'add'; entries: NewDiaryEntryInput[]; looks: DiaryEntry[]; saved_meal?: string }
  | { kind: 'change'; guid: string; patch: Patch; look: DiaryEntry; before?: DiaryEntry }
  | { kind: 'remove'; guid: string }
  | { kind: 'restore'; looks: DiaryEntry[] }
  | { kind: 'day'; day: string; patch: DayPatch; before?: DayPatch }
)

type WithoutTime<Write> = Write extends unknown ? Omit<Write, 'at'> : never
export type DiaryStroke = WithoutTime<DiaryWrite>

/** The days as they will be after a write, as far as that is known without the server. */
export function applyWrite(days: Days, write: DiaryStroke): Days {
  switch (write.kind) {
    case 'add':
      return withEntries(days, notYetEaten(days, write.looks))
    case 'restore':
      return withEntries(days, write.looks)
    case 'remove':
      return withoutEntries(days, [write.guid])
    case 'change':
      return withEntries(days, [write.look])
    case 'day':
      return days.map((day) => (day.day === write.day ? { ...day, ...write.patch } : day))
  }
}

/** A planned dish is recorded once, as the server does it. */
function notYetEaten(days: Days, looks: readonly DiaryEntry[]): DiaryEntry[] {
  const eaten = new Map(days.flatMap(({ entries }) => entries).map(({ planned_item, guid }) => [planned_item, guid]))
  return looks.filter(({ planned_item, guid }) => planned_item === null || (eaten.get(planned_item) ?? guid) === guid)
}

/** The entries that a write is about. */
export function changedEntries(write: DiaryStroke): string[] {
  if (write.kind === 'add' || write.kind === 'restore') return write.looks.map(({ guid }) => guid)
  return write.kind === 'day' ? [] : [write.guid]
}

/** Sends a write. @returns what it did, as the server has it */
export async function sendWrite(api: ApiClient, write: DiaryWrite): Promise<DiaryChange> {
  const { at } = write
  switch (write.kind) {
    case 'add': {
      const { entries, saved_meal } = write
      return api('POST /diary/entries', { body: { entries, at, ...(saved_meal ? { saved_meal } : {}) } })
    }
    case 'change':
      return api('PATCH /diary/entry/{guid}', { params: { guid: write.guid }, body: { ...write.patch, at } })
    case 'remove':
      return api('DELETE /diary/entry/{guid}', { params: { guid: write.guid } })
    case 'restore':
      return api('POST /diary/restore', { body: { guids: write.looks.map(({ guid }) => guid) } })
    case 'day': {
      const day = await api('PATCH /diary/day/{day}', { params: { day: write.day }, body: { ...write.patch, at } })
      return { entries: [], days: [day] }
    }
  }
}
