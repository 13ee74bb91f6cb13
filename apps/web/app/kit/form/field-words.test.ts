import { VALIDATION_MESSAGES } from '@zivina/contract/kernel/validation-messages'
import { expect, test } from 'vitest'
import { EMPTY_AMOUNT, readAmount } from '#app/features/catalogue/recipe/ingredients/amount-text.ts'
import { problemWith } from '#app/features/catalogue/recipe-import/source-choice.ts'

const NO_SOURCE = { url: '', text: '', file: null }
const IMPORT = [
  problemWith('url', NO_SOURCE),
  problemWith('text', NO_SOURCE),
  problemWith('text', { ...NO_SOURCE, text: 'a'.repeat(1_000_000) }),
  problemWith('file', NO_SOURCE),
  problemWith('file', { ...NO_SOURCE, file: new File([], 'recept.txt') }),
]
const AMOUNTS = [EMPTY_AMOUNT, ...['-1', '1000000000', 'hrst'].map((text) => readAmount(text).problem)]

// The rule is in the library of messages; whole sentences of the catalogue keep their full stop.
test.each([...Object.values(VALIDATION_MESSAGES), ...IMPORT, ...AMOUNTS])(
  'the field message „%s“ has no full stop',
  (message) => {
    expect(message).toMatch(/[^.]$/)
  },
)
