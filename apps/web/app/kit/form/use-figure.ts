import { validationMessage } from '@zivina/contract/kernel/validation-messages'
import { parseAmount } from '@zivina/czech/number-input'
import { type ChangeEvent, useState } from 'react'

type Range = { min: number; max: number }

/**
 * A number that is read as it is typed and never sent: its value once it is valid, and the field's attributes. Errors are shown
 * only after leaving it.
 */
export function useFigure({ min, max }: Range, initial = '') {
  const [text, setText] = useState(initial)
  const [left, setLeft] = useState(false)
  const problem = problemOf(text, { min, max })
  return {
    value: problem === null ? parseAmount(text) : null,
    field: {
      value: text,
      inputMode: 'decimal' as const,
      autoComplete: 'off',
      error: left ? problem : null,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.target.value),
      onBlur: () => setLeft(true),
    },
  }
}

function problemOf(text: string, { min, max }: Range): string | null {
  if (text.trim() === '') return null
  const value = parseAmount(text)
  if (value === null) return validationMessage('number')
  if (value < min) return validationMessage('min', min)
  return value > max ? validationMessage('max', max) : null
}
