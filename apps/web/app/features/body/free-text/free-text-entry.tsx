import { DIARY_ENTRIES_PER_CALL, DIARY_TEXT_MAX } from '@zivina/contract/body/limits'
import { counted } from '@zivina/czech/plural'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { useEffect, useRef, useState } from 'react'
import { useFocusOnProblem } from '#app/kit/form/focus-on-problem.ts'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { SubmitButton } from '#app/kit/form/submit-button.tsx'
import { TextAreaField } from '#app/kit/form/text-area-field.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import type { NewEntries } from '../diary/new-entries.ts'
import { useDiarySending } from '../diary/use-diary.ts'
import { MealFields } from './meal-fields.tsx'
import { entriesOf, isMealSolved } from './read-rows.ts'
import { UnreadSentences } from './unread-sentences.tsx'
import { useSentences } from './use-sentences.ts'

type FreeTextEntryProps = {
  /** The day that is „dnes“ for the person, `YYYY-MM-DD`; the present one unless given. */
  day?: string
  /** The meal of what the text does not give to any; the person is asked unless given. */
  meal?: MealType
  /** Everything is written: how many entries, and how that is undone. */
  onAdded: (written: { count: number; undo: () => void }) => void
}

/**
 * Writes what a person says of what they ate: it is read, they confirm it, and one press records all of it. Without a connection the
 * sentence waits to be read, and what is confirmed waits to be sent.
 */
export function FreeTextEntry({ day, meal, onAdded }: FreeTextEntryProps) {
  const { take, isReading, failure, meals, unread, forget, change, finish } = useSentences({ day, meal })
  const sending = useDiarySending()
  const [text, write] = useState('')
  const form = useRef<HTMLFormElement>(null)
  // What was typed before hydration is in the field alone.
  useEffect(() => {
    const typed = form.current?.querySelector('textarea')?.value ?? ''
    if (typed !== '') write(typed)
  }, [])
  const [isJudged, judge] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const place = useFocusOnProblem<HTMLDivElement>(refusals)
  const made = entriesOf(meals)
  const read = async () => {
    if (await take(text)) write('')
    judge(false)
  }
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
    <div ref={place} className="flex flex-col gap-5">
      <form
        ref={form}
        aria-label="Co jste jedli"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void read()
        }}
      >
        <TextAreaField
          label="Napište, co jste jedli"
          hint={
            'Třeba „k\u00a0obědu 2 rohlíky, 100\u00a0g šunky a\u00a0lžíce másla“. Nic se nezapíše, dokud to nepotvrdíte.'
          }
          value={text}
          maxLength={DIARY_TEXT_MAX}
          rows={3}
          onChange={({ target }) => write(target.value)}
        />
        <FormNotice failure={failure} />
        <SubmitButton compact busy={isReading} busyLabel="Čtu…">
          Přečíst
        </SubmitButton>
      </form>
      <UnreadSentences sentences={unread} onForget={forget} />
      {meals.map((meal) => (
        <MealFields key={meal.key} meal={meal} isJudged={isJudged} onChange={change} />
      ))}
      {meals.length === 0 ? null : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="brand" onClick={record}>
            Zapsat vše
          </Button>
          <p role="status" className="text-muted">
            {open > 0
              ? 'Doplňte prosím, co je označené.'
              : `Zapíše se ${counted(made.entries.length, 'položka', 'položky', 'položek')}.`}
          </p>
        </div>
      )}
    </div>
  )
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
