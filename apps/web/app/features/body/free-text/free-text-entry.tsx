import { DIARY_TEXT_MAX } from '@zivina/contract/body/limits'
import { useEffect, useRef, useState } from 'react'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { SubmitButton } from '#app/kit/form/submit-button.tsx'
import { TextAreaField } from '#app/kit/form/text-area-field.tsx'
import { ReadMeals, type Written } from './read-meals.tsx'
import { useSentences } from './use-sentences.ts'

/**
 * Writes what a person says of what they ate, of any day and meal: it is read, they confirm it, and one press records all of it. Without a
 * connection the sentence waits to be read, and what is confirmed waits to be sent.
 */
export function FreeTextEntry({ onAdded }: { onAdded: (written: Written) => void }) {
  const sentences = useSentences({ day: undefined, meal: undefined })
  const { take, isReading, failure } = sentences
  const [text, write] = useState('')
  const form = useRef<HTMLFormElement>(null)
  // What was typed before hydration is in the field alone.
  useEffect(() => {
    const typed = form.current?.querySelector('textarea')?.value ?? ''
    if (typed !== '') write(typed)
  }, [])
  const read = async () => {
    if (await take(text)) write('')
  }
  return (
    <div className="flex flex-col gap-5">
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
      <ReadMeals sentences={sentences} onAdded={onAdded} />
    </div>
  )
}
