import { render, screen, within } from '@testing-library/react'
import { orderedSteps } from '@zivina/domain/catalogue/steps/ordered-steps'
import { removeLine, setPortions, startEdit, swapLine } from '@zivina/nutrition/edits'
import { expect, test } from 'vitest'
import type { PageEdit } from '../edit/edit-reducer.ts'
import { type PageIngredient, toRecipeLines } from '../edit/page-ingredient.ts'
import { withFreeText } from '../free-text.ts'
import { SAMPLE_RECIPE } from '../testing/sample-recipe.ts'
import { StepUses } from './step-uses.tsx'

const steps = orderedSteps({
  '0': { step_title: '0. Krok', step_text: 'Těstoviny uvařte v osolené vodě.' },
  '1': { step_title: '1. Krok', step_text: 'Polovinu vajec rozšlehejte, špetku lásky přidejte.' },
  '2': { step_title: '2. Krok', step_text: 'Přidejte zbylá vejce.' },
})
const recipe = withFreeText({
  ...SAMPLE_RECIPE,
  free_lines: [{ text: 'špetka lásky', segment: 'Main' as const, place: 1 }],
})
const edit: PageEdit = startEdit(toRecipeLines(recipe.ingredients), recipe.portion_size)
const usesOf = (number: number, shown: PageEdit) => {
  const step = steps[number - 1]
  if (!step) throw new Error('No such step')
  const { unmount } = render(<StepUses {...{ step, steps }} edit={shown} />)
  const list = screen.queryByRole('list', { name: `Množství pro krok ${number}` })
  const texts = list
    ? within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    : []
  unmount()
  return texts.map((text) => text?.replaceAll('\u00a0', ' '))
}

test('a step shows the amounts of what it names, halves as halves; a line of text has none', () => {
  expect([1, 2, 3].map((number) => usesOf(number, edit))).toEqual([['200 g Těstoviny'], ['1 ks Vejce'], ['1 ks Vejce']])
})

test('amounts follow the portions', () => {
  expect(usesOf(1, setPortions(edit, recipe.portion_size * 2))).toEqual(['400 g Těstoviny'])
})

test('what is left out is not shown, and what replaces a food stands at its name', () => {
  const [pasta] = edit.lines
  if (!pasta) throw new Error('The sample has no line.')
  expect(usesOf(1, removeLine(edit, pasta.key))).toEqual([])
  const rice: PageIngredient = { ...pasta.ingredient, guid: '0190a000-0000-7000-8000-0000000000ff', name: 'Rýže' }
  const swapped = swapLine(edit, pasta.key, rice)
  expect(swapped.ok && usesOf(1, swapped.state)).toEqual(['200 g Rýže'])
})
