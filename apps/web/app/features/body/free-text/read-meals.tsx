import { DIARY_ENTRIES_PER_CALL } from '@zivina/contract/body/limits'
import { counted } from '@zivina/czech/plural'
import { useState } from 'react'
import { useFocusOnProblem } from '#app/kit/form/focus-on-problem.ts'
import { Button } from '#app/kit/ui/button.tsx'
import type { NewEntries } from '../diary/new-entries.ts'
import { useDiarySending } from '../diary/use-diary.ts'
import { MealFields } from './meal-fields.tsx'
import { entriesOf, isMealSolved } from './read-rows.ts'
import { UnreadSentences } from './unread-sentences.tsx'
import type { useSentences } from './use-sentences.ts'

/** Everything is written: how many entries, and how that is undone. */
export type Written = { count: number; undo: () => void }

type ReadMealsProps = {
  sentences: ReturnType<typeof useSentences>
  /** Whether each meal has a choice of its own. */
  asksMeal?: boolean
  onAdded: (written: Written) => void
}

/** What was read of sentences, to be confirmed; one press records all of it. What is confirmed may wait to be sent. */
export function ReadMeals({ sentences, asksMeal = true, onAdded }: ReadMealsProps) {
  const { meals, unread, forget, change, finish } = sentences
  const sending = useDiarySending()
  const [isJudged, judge] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const place = useFocusOnProblem<HTMLDivElement>(refusals)
  const made = entriesOf(meals)
  const record = () => {
    judge(true)
    if (!meals.every(isMealSolved)) {
      setRefusals(refusals + 1)
      return
    }
    for (const { entries, looks } of callsOf(made)) sending.change({ kind: 'add', entries, looks })
    finish()
    judge(false)
    const undo = () => {
      for (const { guid } of made.looks) sending.change({ kind: 'remove', guid })
    }
    onAdded({ count: made.entries.length, undo })
  }
  const open = isJudged ? meals.filter((meal) => !isMealSolved(meal)).length : 0
  return (
    <div ref={place} className="flex flex-col gap-5 empty:hidden">
      <UnreadSentences sentences={unread} onForget={forget} />
      {meals.map((meal) => (
        <MealFields key={meal.key} meal={meal} asksMeal={asksMeal} isJudged={isJudged} onChange={change} />
      ))}
      {meals.length === 0 ? null : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="brand" onClick={record}>
            Zapsat vše
          </Button>
          <p role="status" className="text-muted">
            {open > 0 ? 'Doplňte prosím, co je označené.' : willWrite(made.entries.length)}
          </p>
        </div>
      )}
    </div>
  )
}

/** „Zapíše se 1 položka.“, „Zapíšou se 2 položky.“ */
function willWrite(count: number): string {
  const verb = count > 1 && count < 5 ? 'Zapíšou' : 'Zapíše'
  return `${verb} se ${counted(count, 'položka', 'položky', 'položek')}.`
}

/** No more in a call than it takes. */
function callsOf({ entries, looks }: NewEntries): NewEntries[] {
  const calls: NewEntries[] = []
  for (let from = 0; from < entries.length; from += DIARY_ENTRIES_PER_CALL) {
    const to = from + DIARY_ENTRIES_PER_CALL
    calls.push({ entries: entries.slice(from, to), looks: looks.slice(from, to) })
  }
  return calls
}
