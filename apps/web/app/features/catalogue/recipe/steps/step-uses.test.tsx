import { render, screen, within } from '@testing-library/react'
import { type OrderedStep, orderedSteps } from '@zivina/domain/catalogue/steps/ordered-steps'
import { removeLine, restoreLine, setPortions, startEdit, swapLine } from '@zivina/nutrition/edits'
import { expect, test } from 'vitest'
import type { PageEdit } from '../edit/edit-reducer.ts'
import { type PageIngredient, toRecipeLines } from '../edit/page-ingredient.ts'
import { withFreeText } from '../free-text.ts'
import { SAMPLE_RECIPE } from '../testing/sample-recipe.ts'
import { GoneFoods, goneFoods } from './gone-foods.ts'
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
function orThrow(step: OrderedStep | undefined): OrderedStep {
  if (!step) throw new Error('No such step')
  return step
}
const usesOf = (number: number, shown: PageEdit, of = steps) => {
  const step = orThrow(of[number - 1])
  const { unmount } = render(<StepUses step={step} steps={of} edit={shown} />)
  const list = screen.queryByRole('list', { name: `Množství pro krok ${number}` })
  const texts = list
    ? within(list)
        .getAllByRole('listitem')
        .map((item) => (item.querySelector('[aria-hidden]') ?? item).textContent)
    : []
  unmount()
  return texts.map((text) => text?.replaceAll('\u00a0', ' '))
}

test('a step shows the amounts of what it names, halves as halves; a line of text has none', () => {
  expect([1, 2, 3].map((number) => usesOf(number, edit))).toEqual([
    ['200 g Těstoviny', '4 g Sůl'],
    ['1 ks Vejce'],
    ['1 ks Vejce'],
  ])
})

test('amounts follow the portions', () => {
  expect(usesOf(1, setPortions(edit, recipe.portion_size * 2))).toEqual(['400 g Těstoviny', '8 g Sůl'])
})

const RICE = '0190a000-0000-7000-8000-0000000000ff'
function withRice(edit: PageEdit): PageEdit {
  const [pasta] = edit.lines
  if (!pasta) throw new Error('The sample has no line.')
  const rice: PageIngredient = { ...pasta.ingredient, guid: RICE, name: 'Rýže' }
  const swapped = swapLine(edit, pasta.key, rice)
  if (!swapped.ok) throw new Error(swapped.code)
  return swapped.state
}

test('a step that names a replaced food says what to take instead, until it is put back', () => {
  const swapped = withRice(edit)
  expect(usesOf(1, swapped)).toEqual(['Těstoviny → Rýže 200 g', '4 g Sůl'])
  const back = restoreLine(swapped, `${RICE}:Main`)
  expect(back.ok && usesOf(1, back.state)).toEqual(['200 g Těstoviny', '4 g Sůl'])
})

test('a later step that names the replaced food says so too, without the amount', () => {
  const later = orderedSteps({
    '0': { step_title: '0. Krok', step_text: 'Těstoviny uvařte.' },
    '1': { step_title: '1. Krok', step_text: 'Těstoviny sceďte.' },
  })
  expect(usesOf(2, edit, later)).toEqual([])
  expect(usesOf(2, withRice(edit), later)).toEqual(['Těstoviny → Rýže'])
})

test('a step that names a food that is left out says so', () => {
  const [pasta] = edit.lines
  expect(usesOf(1, removeLine(edit, pasta?.key ?? ''))).toEqual(['Těstoviny: vynecháno', '4 g Sůl'])
})

test('paper shows only what differs from the text of the step: all amounts stand beside it', () => {
  const { container, rerender } = render(<StepUses step={orThrow(steps[0])} steps={steps} edit={edit} />)
  expect(container.querySelector('ul')?.className).toContain('print:hidden')
  rerender(<StepUses step={orThrow(steps[0])} steps={steps} edit={withRice(edit)} />)
  expect(container.querySelector('ul')?.className).not.toContain('print:hidden')
  expect(screen.getByText(/Těstoviny → Rýže/).closest('li')?.className).not.toContain('print:hidden')
})

const [pasta] = edit.lines
if (!pasta) throw new Error('The sample has no line.')
const rice = { ...pasta.ingredient, guid: RICE, name: 'Rýže' }
/** The sample as it was saved with rice in place of pasta. */
const saved: PageEdit = startEdit(
  edit.lines.map((line) => ({ ...line, ingredient: line.key === pasta.key ? rice : line.ingredient })),
  edit.portion_size,
)
const change = { weight_units: 'Gram', segment: 'Main', amount: 200, original_amount: 200 } as const
const removed = { ...change, kind: 'removed', ingredient: pasta.ingredient.guid, name: 'Těstoviny' } as const
const added = { ...change, kind: 'added', ingredient: RICE, name: 'Rýže' } as const
const instead_of = { ingredient: removed.ingredient, name: 'Těstoviny', weight_units: 'Gram', amount: 200 } as const
const swapped = { ...added, kind: 'swapped', original_amount: null, instead_of } as const
const usesWith = (changes: Parameters<typeof goneFoods>[0], shown = saved) => {
  const { container, unmount } = render(
    <GoneFoods value={goneFoods(changes)}>
      <StepUses step={orThrow(steps[0])} steps={steps} edit={shown} />
    </GoneFoods>,
  )
  const texts = [...container.querySelectorAll('li')].map(
    (item) => (item.querySelector('[aria-hidden]') ?? item).textContent,
  )
  unmount()
  return texts.map((text) => text?.replaceAll('\u00a0', ' '))
}

test('an edit saved without what replaced what says what its steps name and it lacks, and what probably stands for that', () => {
  expect(usesWith([removed, added])).toEqual(['těstoviny → nejspíš Rýže 200 g', '4 g Sůl'])
  // Of two new foods it is not known which one it is.
  expect(usesWith([removed, added, { ...added, ingredient: crypto.randomUUID() }])).toContain('těstoviny: vynecháno')
  // What no step names is not missed.
  expect(usesWith([{ ...removed, name: 'Kaviár', ingredient: crypto.randomUUID() }])).not.toContain('kaviár: vynecháno')
})

test('a saved edit says for certain what replaced what, however many foods are new, and after one more swap', () => {
  const other = { ...added, ingredient: crypto.randomUUID(), name: 'Kapary' }
  expect(usesWith([other, swapped])).toEqual(['těstoviny → Rýže 200 g', '4 g Sůl'])
  const bulgur = swapLine(saved, `${RICE}:Main`, { ...rice, guid: crypto.randomUUID(), name: 'Bulgur' })
  expect(bulgur.ok && usesWith([other, swapped], bulgur.state)).toEqual(['těstoviny → Bulgur 200 g', '4 g Sůl'])
  const back = swapLine(saved, `${RICE}:Main`, pasta.ingredient)
  expect(back.ok && usesWith([swapped], back.state)).toEqual(['200 g Těstoviny', '4 g Sůl'])
})
