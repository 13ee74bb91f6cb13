import { fireEvent, render, screen } from '@testing-library/react'
import { useReducer } from 'react'
import { expect, test, vi } from 'vitest'
import { SAMPLE_RECIPE } from '#app/features/catalogue/recipe/testing/sample-recipe.ts'
import { type DraftLine, draftFromRecipe } from './draft.ts'
import { draftReducer } from './draft-reducer.ts'
import { LineRow } from './line-row.tsx'

const kitchen = {
  name: 'cibule',
  genitive: 'cibule',
  counted: { one: 'cibule', few: 'cibule', many: 'cibulí', part: 'cibule' },
  measures: [{ measure: 'piece', grams: 90 } as const],
}
const start = draftFromRecipe(SAMPLE_RECIPE)
const [sample] = start.lines
if (!sample?.ingredient) throw new Error('The sample has no line.')
const ONION: DraftLine = {
  ...sample,
  ingredient: { ...sample.ingredient, name: 'Cibule žlutá', kitchen },
  amount: '',
  unit: null,
}

const onDone = vi.fn()
function Line({ line }: { line: DraftLine }) {
  const [draft, dispatch] = useReducer(draftReducer, { ...start, lines: [line] })
  const row = draft.lines[0] ?? line
  const problems = { ingredient: undefined, amount: undefined }
  return (
    <ul>
      <LineRow
        line={row}
        place={0}
        problems={problems}
        dispatch={dispatch}
        onDone={onDone}
        onMove={vi.fn()}
        onRemove={vi.fn()}
      />
    </ul>
  )
}

const amount = () => screen.getByRole('textbox', { name: 'Množství: Cibule žlutá' })
const unit = () => screen.getByRole('combobox', { name: 'Jednotka: Cibule žlutá' })
const type = (text: string) => fireEvent.change(amount(), { target: { value: text } })

test('a small bare number of counted food is pieces, a large one grams, and what it comes to is below', () => {
  render(<Line line={ONION} />)
  type('1')
  expect(unit()).toHaveProperty('value', 'piece')
  expect(amount().getAttribute('aria-describedby')).toBe(screen.getByText(/^≈ 90.g$/).id)
  type('250')
  expect(unit()).toHaveProperty('value', 'g')
  expect(screen.queryByText(/≈/)).toBeNull()
})

test('a chosen unit stays, whatever is typed then', () => {
  render(<Line line={ONION} />)
  type('1')
  fireEvent.change(unit(), { target: { value: 'g' } })
  expect(screen.queryByText(/≈/)).toBeNull()
  type('2')
  expect(unit()).toHaveProperty('value', 'g')
})

test('words become a number and its unit when the field is left; a range stays one', () => {
  render(<Line line={ONION} />)
  type('2 cibule')
  expect(unit()).toHaveProperty('value', 'piece')
  expect(screen.getByText(/^≈ 180.g$/)).toBeTruthy()
  fireEvent.blur(amount())
  expect(amount()).toHaveProperty('value', '2')
  expect(unit()).toHaveProperty('value', 'piece')
  type('1–2 ks')
  fireEvent.blur(amount())
  expect(amount()).toHaveProperty('value', '1–2')
  expect(unit()).toHaveProperty('value', 'piece')
  expect(screen.getByText(/^≈ 135.g, počítáme se středem$/)).toBeTruthy()
})

test('an unknown measure says so at once, half a word only when the field is left', () => {
  render(<Line line={ONION} />)
  fireEvent.focus(amount())
  type('1 plechovka')
  expect(amount().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(/^Kolik této suroviny to je, nevíme/)).toBeTruthy()
  type('2 lopa')
  expect(amount().getAttribute('aria-invalid')).toBeNull()
  fireEvent.blur(amount())
  expect(screen.getByText(/^Tomu nerozumíme/)).toBeTruthy()
})

test('more than fifty kilograms is refused at the field', () => {
  render(<Line line={ONION} />)
  type('999 999')
  expect(screen.getByText(/^Zadejte nejvýše 50/).id).toBe(amount().getAttribute('aria-describedby'))
})

test('Enter goes on to the next food', () => {
  render(<Line line={ONION} />)
  fireEvent.keyDown(amount(), { key: 'Enter' })
  expect(onDone).toHaveBeenCalledOnce()
})

test('a line without a food says what that means, and offers to choose one', () => {
  render(<Line line={{ ...ONION, ingredient: null, text: 'špetka lásky' }} />)
  expect(screen.getByText(/^Zůstane jen jako text/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Vybrat potravinu' })).toBeTruthy()
})

test('a line without a food is changed where it stands, and what it says then is what a food is chosen by', () => {
  render(<Line line={{ ...ONION, ingredient: null, text: 'špetka lásky' }} />)
  const words = screen.getByRole('textbox', { name: 'Text řádku bez potraviny' })
  expect(words).toHaveProperty('value', 'špetka lásky')
  fireEvent.change(words, { target: { value: '2 lžíce dobré vůle' } })
  expect(words).toHaveProperty('value', '2 lžíce dobré vůle')
  expect(screen.getByRole('button', { name: 'Odebrat: 2 lžíce dobré vůle' })).toBeTruthy()
  fireEvent.keyDown(words, { key: 'Enter' })
  expect(onDone).toHaveBeenCalled()
})
