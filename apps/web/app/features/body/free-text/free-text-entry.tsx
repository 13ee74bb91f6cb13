import { DIARY_ENTRIES_PER_CALL, DIARY_TEXT_MAX } from '@zivina/contract/kernel/limits'
import { counted } from '@zivina/czech/plural'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { useState } from 'react'
import { useFocusOnProblem } from '#app/kit/form/focus-on-problem.ts'
import { describeFailure, type FormFailure } from '#app/kit/form/form-failure.ts'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { SubmitButton } from '#app/kit/form/submit-button.tsx'
import { TextAreaField } from '#app/kit/form/text-area-field.tsx'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { uuidV7 } from '#app/kit/uuid-v7.ts'
import { useAccount } from '#app/session/account-context.ts'
import { MealFields } from './meal-fields.tsx'
import { entriesOf, isMealSolved, type MealRows, rowsOf } from './read-rows.ts'

type FreeTextEntryProps = {
  /** The day that is „dnes“ for the person, `YYYY-MM-DD`; the present one unless given. */
  day?: string
  /** The meal of what the text does not give to any; the person is asked unless given. */
  meal?: MealType
  /** Everything is written: how many entries, and on which days. */
  onWritten: (written: { count: number; days: readonly string[] }) => void
}

const NOTHING_READ: FormFailure = {
  tone: 'info',
  message: 'V\u00a0tom jsme žádné jídlo nenašli. Zkuste třeba „k\u00a0obědu 2 rohlíky a\u00a0100\u00a0g šunky“.',
}

/** Writes what a person says of what they ate: it is read, they confirm it, and one press records all of it. */
export function FreeTextEntry({ day, meal, onWritten }: FreeTextEntryProps) {
  const { api } = useAccount()
  const [text, write] = useState('')
  const [isReading, setIsReading] = useState(false)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const [meals, setMeals] = useState<readonly MealRows[]>([])
  const [isJudged, judge] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const place = useFocusOnProblem<HTMLDivElement>(refusals)
  const read = async () => {
    if (isReading || text.trim() === '') return
    setIsReading(true)
    try {
      const answer = await api('POST /diary/read_text', { body: { text, ...(day ? { day } : {}) } })
      setMeals(rowsOf(answer.meals, uuidV7, meal))
      setFailure(answer.meals.length === 0 ? NOTHING_READ : null)
      judge(false)
    } catch (problem) {
      setFailure(describeFailure(problem))
    } finally {
      setIsReading(false)
    }
  }
  const record = async () => {
    judge(true)
    if (!meals.every(isMealSolved)) {
      setRefusals(refusals + 1)
      return
    }
    const entries = entriesOf(meals)
    for (let from = 0; from < entries.length; from += DIARY_ENTRIES_PER_CALL) {
      await api('POST /diary/entries', { body: { entries: entries.slice(from, from + DIARY_ENTRIES_PER_CALL) } })
    }
    setMeals([])
    write('')
    onWritten({ count: entries.length, days: [...new Set(entries.map((entry) => entry.day))] })
  }
  const count = entriesOf(meals).length
  const open = isJudged ? meals.filter((meal) => !isMealSolved(meal)).length : 0
  return (
    <div ref={place} className="flex flex-col gap-5">
      <form
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
      {meals.map((meal) => (
        <MealFields
          key={meal.key}
          meal={meal}
          isJudged={isJudged}
          onChange={(changed) => setMeals(meals.map((each) => (each.key === changed.key ? changed : each)))}
        />
      ))}
      {meals.length === 0 ? null : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ActionButton variant="brand" run={record} pendingLabel="Zapisuji…">
            Zapsat vše
          </ActionButton>
          <p role="status" className="text-muted">
            {open > 0
              ? 'Doplňte prosím, co je označené.'
              : `Zapíše se ${counted(count, 'položka', 'položky', 'položek')}.`}
          </p>
        </div>
      )}
    </div>
  )
}
