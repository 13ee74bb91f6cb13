import type { NewDiaryFigures } from '@zivina/contract/body/diary-fields'
import type { DiaryEntry } from '@zivina/contract/body/diary-read'
import { withTyped } from '@zivina/nutrition/typed-figures'
import { useMemo, useRef } from 'react'
import { mealName } from '#app/features/planning/day-board/carrying.ts'
import type { Place } from '#app/features/planning/day-board/places.ts'
import { itemsText } from '#app/features/planning/figures/plan-words.ts'
import { useUndo } from '#app/kit/state/use-undo.ts'
import { dayName } from '#app/kit/text/day-names.ts'
import { type Days, dayIn, eatenIn, entryAt } from './diary-days.ts'
import type { DayPatch, DiaryStroke } from './diary-writes.ts'
import { type Helping, helpingOf, helpingText } from './helping.ts'
import { copiesOf, type NewEntries, type Where } from './new-entries.ts'
import { scaledEntry } from './scaled-entry.ts'
import { figuresBefore } from './typed-figures.ts'

/** Another amount, and what a unit of the food weighs where that is known. */
type Edited = { helping: Helping; gramsOf?: (helping: Helping) => number | null }

export type DiaryChanges = ReturnType<typeof useDiaryChanges>

/**
 * Every change of the diary. Each is shown at once, said in a message and can be undone there, or one after another with the key Z.
 * @param days as they are shown
 */
export function useDiaryChanges(days: Days, change: (stroke: DiaryStroke) => void) {
  const { say, undoLast } = useUndo()
  const latest = useRef(days)
  latest.current = days

  return useMemo(() => {
    const removeAll = (entries: readonly DiaryEntry[]) => {
      for (const { guid } of entries) change({ kind: 'remove', guid })
    }
    const add = ({ entries, looks }: NewEntries, said: string, saved_meal?: string) => {
      if (looks.length === 0) return
      change({ kind: 'add', entries, looks, ...(saved_meal ? { saved_meal } : {}) })
      say(said, () => removeAll(looks))
    }
    return {
      /** Says what was done elsewhere, which can be undone like everything else. */
      say,
      add,
      undoLast,
      remove: (entry: DiaryEntry) => {
        change({ kind: 'remove', guid: entry.guid })
        say(`Smazáno: ${entry.name}`, () => change({ kind: 'restore', looks: [entry] }))
      },
      move: (entry: DiaryEntry, to: Place) => {
        const look = entryAt(latest.current, entry, to)
        change({ kind: 'change', guid: entry.guid, patch: placeFields(look), look, before: entry })
        const said = `Přesunuto: ${entry.name}, ${dayName(to.day)}, ${mealName(to.meal_type)}`
        say(said, () =>
          change({ kind: 'change', guid: entry.guid, patch: placeFields(entry), look: entry, before: look }),
        )
      },
      /** @param edited null where the amount stays */
      edit: (entry: DiaryEntry, edited: Edited | null, note: string) => {
        const before = helpingOf(entry)
        const isSame = edited === null && note === entry.note
        if (isSame) return
        const look = { ...(edited ? scaledEntry(entry, edited.helping, edited.gramsOf) : entry), note }
        const patch = { ...(edited ? amountFields(edited.helping) : {}), ...(note === entry.note ? {} : { note }) }
        const former = { ...(edited && before ? amountFields(before) : {}), note: entry.note }
        change({ kind: 'change', guid: entry.guid, patch, look, before: entry })
        const amount = edited ? `, ${helpingText(edited.helping)}` : ''
        say(`Uloženo: ${entry.name}${amount}`, () =>
          change({ kind: 'change', guid: entry.guid, patch: former, look: entry, before: look }),
        )
      },
      /** @param figures those of figures alone that were typed anew */
      retype: (entry: DiaryEntry, figures: NewDiaryFigures, note: string) => {
        const isNoted = note !== entry.note
        if (Object.keys(figures).length === 0 && !isNoted) return
        const { name = entry.name, ...typed } = figures
        const look = { ...entry, name, note, totals: withTyped(entry.totals, typed) }
        const patchOf = (of: NewDiaryFigures, text: string) => ({
          ...(Object.keys(of).length > 0 ? { figures: of } : {}),
          ...(isNoted ? { note: text } : {}),
        })
        const { guid } = entry
        change({ kind: 'change', guid, patch: patchOf(figures, note), look, before: entry })
        const former = patchOf(figuresBefore(entry, figures), entry.note)
        say(`Uloženo: ${name}`, () => change({ kind: 'change', guid, patch: former, look: entry, before: look }))
      },
      copy: (entries: readonly DiaryEntry[], whereOf: (entry: DiaryEntry) => Where, said: string) =>
        add(copiesOf(entries, whereOf), said),
      clear: (day: string) => {
        const entries = eatenIn(dayIn(latest.current, day))
        removeAll(entries)
        say(`Smazáno: ${itemsText(entries.length)}, ${dayName(day)}`, () => change({ kind: 'restore', looks: entries }))
      },
      /** @param before what was shown when the change was begun; undefined where nothing of the patch was typed */
      changeDay: (day: string, patch: DayPatch, before?: DayPatch) =>
        change({ kind: 'day', day, patch, ...(before ? { before } : {}) }),
    }
  }, [change, say, undoLast])
}

function placeFields({ day, meal, position }: DiaryEntry) {
  return { day, meal, position }
}

function amountFields({ count, unit }: Helping) {
  return unit === 'portions' ? { portions: count } : { amount: count, unit }
}
