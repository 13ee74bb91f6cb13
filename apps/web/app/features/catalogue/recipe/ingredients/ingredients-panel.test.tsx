import { screen, within } from '@testing-library/react'
import { startEdit } from '@zivina/nutrition/edits'
import { recipeTotals } from '@zivina/nutrition/macros'
import { useReducer } from 'react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { drawPage } from '#testing/draw-page.tsx'
import { editReducer } from '../edit/edit-reducer.ts'
import { toRecipeLines } from '../edit/page-ingredient.ts'
import { type GoneFood, GoneFoods } from '../steps/gone-foods.ts'
import { LINES } from '../testing/sample-recipe.ts'
import { IngredientsPanel } from './ingredients-panel.tsx'
import { prepareList } from './list-part.tsx'

const EGG = {
  name: 'vejce',
  genitive: 'vajec',
  counted: { one: 'vejce', few: 'vejce', many: 'vajec', part: 'vejce' },
  measures: [{ measure: 'piece' as const, grams: 50 }],
}
const SALT = { name: 'sůl', genitive: 'soli', counted: null, measures: [{ measure: 'teaspoon' as const, grams: 5 }] }
const KITCHEN = { vejce: EGG, sul: SALT } as const

const described = LINES.map((line) => ({ ...line, kitchen: KITCHEN[line.slug as keyof typeof KITCHEN] ?? null }))

/** The panel with its lines as fields. */
async function drawFields(lines: typeof LINES) {
  const drawn = drawPage(<Panel lines={lines} />)
  await drawn.user.click(screen.getByRole('button', { name: 'Upravit' }))
  return drawn
}

function Panel({ lines }: { lines: typeof LINES }) {
  const [state, dispatch] = useReducer(editReducer, lines, (given) => ({
    edit: startEdit(toRecipeLines(given), 2),
    refusal: null,
    resets: 0,
  }))
  const totals = recipeTotals(
    state.edit.lines.map(({ ingredient, amount, count_macros }) => ({ ...ingredient, amount, count_macros })),
    state.edit.portion_size,
  )
  const portions = (portion_size: number) => dispatch({ type: 'portions', portions: portion_size })
  return <IngredientsPanel state={state} totals={totals} dispatch={dispatch} onPortions={portions} />
}

const row = (amount: RegExp) => within(screen.getByRole('textbox', { name: amount }).closest('li') as HTMLElement)
const value = (amount: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: amount }).value

// The code of the lines, as on a page opened by a link.
beforeAll(prepareList)
beforeEach(() => localStorage.clear())

it('is text to read until „Upravit“ turns the lines into fields, and tells what was changed afterwards', async () => {
  const { user } = drawPage(<Panel lines={described} />)
  const texts = () => screen.getAllByRole('listitem').map((item) => item.textContent?.replaceAll('\u00a0', ' '))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Přidat surovinu' })).toBeNull()
  expect(texts()).toContain('2 vejce · 100 g')
  await user.click(screen.getByRole('button', { name: 'Upravit' }))
  expect(screen.getByRole('button', { name: 'Přidat surovinu' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Vynechat: Vejce' }))
  await user.click(screen.getByRole('button', { name: 'Hotovo' }))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(texts()).toContain('2 vejcevynecháno')
})

it('words the list for the kitchen, with grams beside, and leaves a food without kitchen words as it is', async () => {
  await drawFields(described)
  expect(value(/Vejce/)).toBe('2')
  expect(row(/Vejce/).getByText('vejce')).toBeDefined()
  expect(row(/Vejce/).getByText(/\(100.g\)/)).toBeDefined()
  expect(value(/Sůl/)).toBe('¾\u00a0lžičky')
  expect(row(/Sůl/).getByText('soli')).toBeDefined()
  expect(value(/Těstoviny/)).toBe('200')
  expect(row(/Těstoviny/).getByText('Těstoviny')).toBeDefined()
})

it('shows all in grams after one tap, and keeps that for the next recipe', async () => {
  const { user, unmount } = await drawFields(described)
  await user.click(screen.getByRole('button', { name: /Vše v.gramech/ }))
  expect(value(/Sůl/)).toBe('4')
  expect(row(/Sůl/).getByText('Sůl')).toBeDefined()
  // What is counted has its grams beside.
  expect(value(/Vejce/)).toBe('2')
  expect(row(/Vejce/).getByText(/\(100.g\)/)).toBeDefined()
  unmount()
  await drawFields(described)
  expect(value(/Sůl/)).toBe('4')
  await user.click(screen.getByRole('button', { name: /Vše v.gramech/, pressed: true }))
  expect(value(/Sůl/)).toBe('¾\u00a0lžičky')
})

it('scales the words with the portions, while the exact amount waits in the field', async () => {
  const { user } = await drawFields(described)
  await user.click(screen.getByRole('button', { name: 'Přidat porci' }))
  expect(value(/Vejce/)).toBe('3')
  expect(value(/Sůl/)).toBe('asi\u00a01\u00a0lžička')
  await user.click(screen.getByRole('textbox', { name: /Sůl/ }))
  expect(value(/Sůl/)).toBe('6')
})

it('offers no switch where no food has kitchen words', () => {
  drawPage(<Panel lines={LINES} />)
  expect(screen.queryByRole('button', { name: /gramech/ })).toBeNull()
})

it('keeps both the swap and the undo of a line whose amount was changed; a line left out can only come back', async () => {
  const { user } = await drawFields(LINES)
  const action = (name: string) => screen.queryByRole('button', { name })
  expect(action('Vrátit původní: Těstoviny')).toBeNull()
  const field = screen.getByRole('textbox', { name: /Těstoviny/ })
  await user.clear(field)
  await user.type(field, '150')
  expect(action('Vyměnit: Těstoviny')).not.toBeNull()
  expect(action('Vrátit původní: Těstoviny')).not.toBeNull()
  await user.click(action('Vrátit původní: Těstoviny') ?? document.body)
  expect(value(/Těstoviny/)).toBe('200')
  await user.click(action('Vynechat: Těstoviny') ?? document.body)
  expect(action('Vyměnit: Těstoviny')).toBeNull()
  expect(action('Vrátit původní: Těstoviny')).not.toBeNull()
})

it('of a saved edit says what a line takes the place of, for the portions chosen, as long as that is not put back', async () => {
  const [pasta] = LINES
  if (!pasta) throw new Error('The sample has no line.')
  const butter = { guid: crypto.randomUUID(), name: 'Máslo', weight_units: 'Gram', amount: 60 } as const
  const gone: GoneFood = { ...butter, segment: 'Main', instead_key: `${pasta.ingredient}:Main`, is_stored: true }
  const drawn = (value: GoneFood[]) =>
    drawPage(
      <GoneFoods value={value}>
        <Panel lines={LINES} />
      </GoneFoods>,
    )
  const { unmount } = drawn([{ ...gone, is_stored: false }])
  expect(screen.queryByText(/místo:/)).toBeNull()
  unmount()
  const { user } = drawn([gone])
  expect(screen.getByText('místo: 60 g Máslo')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Přidat porci' }))
  expect(screen.getByText('místo: 90 g Máslo')).toBeDefined()
})
