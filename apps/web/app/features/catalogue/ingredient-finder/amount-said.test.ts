import { expect, test } from 'vitest'
import { LINES } from '#app/features/catalogue/recipe/testing/sample-recipe.ts'
import { amountSaid, foodSaid } from './amount-said.ts'

const [line] = LINES
if (!line) throw new Error('The sample has no line.')
const { ingredient: guid, ...food } = line
const FLOUR = { ...food, guid, name: 'Hladká mouka', amount: 100 }

test.each([
  ['hladká mouka', 'hladká mouka', null],
  ['2 lžíce hladké mouky', 'hladké mouky', '2 lžíce'],
  ['250 g mouky', 'mouky', '250 g'],
  ['½ hrnku mouky', 'mouky', '½ hrnku'],
  ['2 plechovky mouky', 'mouky', '2 plechovky'],
  ['250', '250', null],
])('„%s“ looks for „%s“ with the amount %j', (text, wanted, amount) => {
  expect(foodSaid(text)).toBe(wanted)
  expect(amountSaid(text, FLOUR)?.text ?? null).toBe(amount)
})

test('a measure that nobody knows of the food is left to ask about', () => {
  expect(amountSaid('2 plechovky mouky', FLOUR)).toEqual({ text: '2 plechovky', isKnown: false })
  expect(amountSaid('2 lžíce mouky', FLOUR)).toEqual({ text: '2 lžíce', isKnown: true })
})
