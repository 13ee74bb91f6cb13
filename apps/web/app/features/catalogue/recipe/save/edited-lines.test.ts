import {
  type EditIngredient,
  removeLine,
  reset,
  setAmount,
  setPortions,
  startEdit,
  swapLine,
} from '@zivina/nutrition/edits'
import { expect, test } from 'vitest'
import { editedLines } from './edited-lines.ts'

const ingredient = (guid: string): EditIngredient => ({
  guid,
  name: guid,
  weight_units: 'Gram',
  nutrients: {} as EditIngredient['nutrients'],
  grams_per_piece: null,
  density_g_per_ml: null,
  is_spice: false,
})
const line = (guid: string, amount: number, count_macros = true) => {
  return { ingredient: ingredient(guid), amount, count_macros, segment: 'Main' as const }
}
const start = startEdit([line('flour', 100), line('oil', 10, false), line('salt', 1)], 3)

test('amounts are those of the chosen portions, with two decimals', () => {
  expect(editedLines(setPortions(start, 1)).map(({ amount }) => amount)).toEqual(['33.33', '3.33', '0.33'])
})

test('an amount is saved as it was typed, as long as it is the one that was typed', () => {
  const typed = { amount: '1–2', unit: 'clove' } as const
  const garlic = { ...line('garlic', 6), typed: [{ ...typed, ingredient: 'garlic', means: 6 }] }
  const edit = startEdit([garlic], 2)
  expect(editedLines(edit)[0]).toMatchObject({ amount: '6.00', typed })
  const more = setPortions(edit, 4)
  expect(editedLines(more)[0]).not.toHaveProperty('typed')
  expect(editedLines(setPortions(more, 2))[0]).toMatchObject({ typed })
  expect(editedLines(setAmount(edit, 'garlic:Main', 7))[0]).not.toHaveProperty('typed')
  expect(editedLines(reset(setAmount(edit, 'garlic:Main', 7)))[0]).toMatchObject({ typed })
})

test('what was typed of an ingredient is not said of another, and is there again after a swap back', () => {
  const typed = { amount: '2', unit: 'tablespoon' } as const
  const butter = { ...line('butter', 30), typed: [{ ...typed, ingredient: 'butter', means: 30 }] }
  const swapped = swapLine(startEdit([butter], 2), 'butter:Main', ingredient('lard'), 30)
  const edit = swapped.ok ? swapped.state : expect.fail()
  expect(editedLines(edit)[0]).not.toHaveProperty('typed')
  const back = swapLine(edit, 'lard:Main', ingredient('butter'), 30)
  expect(editedLines(back.ok ? back.state : expect.fail())[0]).toMatchObject({ ingredient: 'butter', typed })
})

test('removed lines and lines with the amount zero are not saved', () => {
  const edited = setAmount(removeLine(start, 'flour:Main'), 'salt:Main', 0.004)
  expect(editedLines(edited)).toEqual([{ ingredient: 'oil', amount: '10.00', count_macros: false, segment: 'Main' }])
})

test('a swapped line is saved with the food of the original that it takes the place of, however often it is swapped', () => {
  const butter = startEdit([line('butter', 30), line('salt', 1)], 2)
  const swap = (edit: typeof butter, from: string, to: string) => {
    const result = swapLine(edit, `${from}:Main`, ingredient(to), 30)
    return result.ok ? result.state : expect.fail()
  }
  const replaced = (...given: Parameters<typeof editedLines>) => editedLines(...given).map((one) => one.instead_of)
  expect(replaced(swap(butter, 'butter', 'lard'))).toEqual(['butter', undefined])
  expect(replaced(swap(swap(butter, 'butter', 'lard'), 'lard', 'butter'))).toEqual([undefined, undefined])
  // The page of the saved edit begins with its own lines and knows what they differ in.
  const saved = startEdit([line('lard', 30), line('salt', 1)], 2)
  const of = { name: '', weight_units: 'Gram', segment: 'Main' } as const
  const instead_of = { ingredient: 'butter', name: '', weight_units: 'Gram', amount: 30 } as const
  const changes = [
    { ...of, kind: 'swapped', ingredient: 'lard', amount: 30, original_amount: null, instead_of },
  ] as const
  expect(replaced(saved, changes)).toEqual(['butter', undefined])
  expect(replaced(swap(saved, 'lard', 'oil'), changes)).toEqual(['butter', undefined])
  expect(replaced(swap(saved, 'lard', 'butter'), changes)).toEqual([undefined, undefined])
})
