import type { User } from '@zivina/contract/account/users'
import type { DiaryEntry } from '@zivina/contract/body/diary-read'
import { energyText, readsKilojoulesFirst } from '#app/features/account/energy-text.ts'
import { mealName } from '#app/features/planning/day-board/carrying.ts'
import { dayName } from '#app/kit/text/day-names.ts'
import { userKey } from '#app/session/account/user-query.ts'
import { dayIn, entryIn } from '../diary/diary-days.ts'
import type { DiaryWrite } from '../diary/diary-writes.ts'
import { amountText } from '../diary/helping.ts'
import { catchUp, knownDays, type TabDiary } from './catch-up.ts'

type Change = Extract<DiaryWrite, { kind: 'change' }>

/**
 * What was written elsewhere over what an author saw when they made a change, in words: „150 g“. Null where nothing was, of the fields
 * that the change is about, or where it is what they want.
 */
export async function clashOf(tab: TabDiary, write: DiaryWrite): Promise<string | null> {
  const isBased = (write.kind === 'change' || write.kind === 'day') && write.before !== undefined
  if (!isBased) return null
  await catchUp(tab, write.kind === 'day' ? write.day : write.look.day)
  const days = knownDays(tab)
  if (write.kind === 'change') {
    const now = entryIn(days, write.guid)
    const isInKilojoules = readsKilojoules(tab)
    const say = (entry: DiaryEntry) => wordsOf(write.patch, entry, isInKilojoules)
    return now && write.before ? differing(write.before, write.look, now, say) : null
  }
  const [note, now] = [write.patch.note, dayIn(days, write.day)]
  if (note === undefined || now === undefined) return null
  return differing(write.before?.note ?? '', note, now.note, noteWords)
}

function differing<Value>(before: Value, wanted: Value, now: Value, say: (value: Value) => string): string | null {
  return say(now) === say(before) || say(now) === say(wanted) ? null : say(now)
}

function readsKilojoules({ client, account }: TabDiary): boolean {
  const user = client.getQueryData<User>(userKey(account))
  return user !== undefined && readsKilojoulesFirst(user)
}

function wordsOf(patch: Change['patch'], entry: DiaryEntry, isInKilojoules: boolean): string {
  const has = (...fields: (keyof Change['patch'])[]) => fields.some((field) => patch[field] !== undefined)
  const { name, note, day, meal, totals } = entry
  return [
    ...(has('portions', 'amount', 'unit') ? [amountText(entry)] : []),
    ...(has('figures') ? [figuresText(name, totals.kilojoules, isInKilojoules)] : []),
    ...(has('note') ? [noteWords(note)] : []),
    ...(has('day', 'meal', 'position') ? [`${dayName(day)}, ${mealName(meal)}`] : []),
  ].join('; ')
}

const noteWords = (note: string) => (note === '' ? 'bez poznámky' : `poznámka „${note}“`)

function figuresText(name: string, kilojoules: number | null, isInKilojoules: boolean): string {
  return kilojoules === null ? name : `${name}, ${energyText(kilojoules, isInKilojoules)[0]}`
}
