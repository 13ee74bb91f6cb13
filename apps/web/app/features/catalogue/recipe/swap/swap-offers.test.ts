import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import type { Substitutes } from '@zivina/contract/catalogue/ingredients/substitutes'
import { ALLERGENS, type FoodAllergens } from '@zivina/domain/catalogue/allergens/allergens'
import { setAmount, startEdit, swapLine } from '@zivina/nutrition/edits'
import { expect, test } from 'vitest'
import { toRecipeLines } from '../edit/page-ingredient.ts'
import { LINES, SAMPLE_RECIPE } from '../testing/sample-recipe.ts'
import { grantedGroups, swapGroups } from './swap-offers.ts'

const FREE = Object.fromEntries(ALLERGENS.map((name) => [name, { state: 'free', evidence: 'nature' }])) as FoodAllergens
const GLUTEN = { ...FREE, gluten: { state: 'contains', evidence: 'nature' } } as const
const edit = startEdit(toRecipeLines(LINES.map((line) => ({ ...line, is_classified: true, allergens: FREE }))), 2)
const [pasta] = edit.lines
if (!pasta) throw new Error('The sample has no lines')

const summary = (name: string, change: Partial<IngredientSummary> = {}): IngredientSummary => {
  const { ingredient: _, amount: __, count_macros: ___, segment: ____, ...food } = LINES[0] ?? expect.fail()
  return { ...food, guid: `guid of ${name}`, name, amount: 100, is_classified: true, allergens: FREE, ...change }
}
const source = { title: 'Odhad', citation: 'Redakce', kind: 'editorial' } as const
const substitute = (name: string, ratio: number, change: Partial<IngredientSummary> = {}) => ({
  ingredient: summary(name, change),
  ratio,
  state: 'dry' as const,
  conversion: null,
  remark: null,
  source,
})
const light = { macros: { ...summary('').macros, kilojoules: 500, calories: 120, protein: 20 } }
const known: Substitutes = {
  roles: [
    { role: 'spread', substitutes: [substitute('pomazánka', 1), substitute('škrob', 0.5)] },
    {
      role: 'thickener',
      substitutes: [
        substitute('pšenice', 1, { allergens: GLUTEN }),
        substitute('škrob', 0.5),
        substitute('čočka', 1, light),
      ],
    },
  ],
  same_kind: [],
}
const recipe = { ...SAMPLE_RECIPE, steps: { '0': { step_title: 'Krok', step_text: 'Omáčku zahustěte.' } } }
const groups = swapGroups({ recipe, edit, line: pasta, known })
const names = (of: ReturnType<typeof grantedGroups>) =>
  of.map(({ offers }) => offers.map(({ ingredient }) => ingredient.name))

test('the role that the recipe speaks for comes first, with amounts converted by the ratio', () => {
  expect(groups.map(({ role }) => role)).toEqual(['thickener', 'spread'])
  expect(groups[0]?.offers.map(({ amount }) => amount)).toEqual([200, 100, 200])
  // Half of 1 500 kJ in 100 g is gone from each of the two portions.
  expect(groups[0]?.offers[1]?.effect?.figures.calories).toBe(-179)
})

test('a food is offered once for the same amount, in the role that comes first', () => {
  expect(groups.map(({ offers }) => offers.length)).toEqual([3, 1])
})

test('wishes are all granted, a group without any offer goes, and the best comes first', () => {
  expect(names(grantedGroups(groups, ['gluten_free'], pasta.ingredient, []))).toEqual([
    ['škrob', 'čočka'],
    ['pomazánka'],
  ])
  expect(names(grantedGroups(groups, ['less_energy'], pasta.ingredient, []))).toEqual([['čočka', 'škrob']])
  expect(names(grantedGroups(groups, ['more_protein', 'gluten_free'], pasta.ingredient, []))).toEqual([['čočka']])
  expect(grantedGroups(groups, ['vegan'], pasta.ingredient, [])).toEqual([])
})

test('what is worse for an avoided allergen comes last', () => {
  expect(names(grantedGroups(groups, [], pasta.ingredient, ['gluten']))[0]).toEqual(['škrob', 'čočka', 'pšenice'])
  expect(names(grantedGroups(groups, [], pasta.ingredient, []))[0]).toEqual(['pšenice', 'škrob', 'čočka'])
})

test('a second swap starts from the recipe’s own food and from the amount that was edited', () => {
  const starch = groups[0]?.offers[1] ?? expect.fail()
  const once = swapLine(edit, pasta.key, starch.ingredient, starch.amount ?? undefined)
  if (!once.ok) throw new Error(once.code)
  const key = once.state.lines[0]?.key ?? ''
  const more = setAmount(once.state, key, 150)
  const line = more.lines[0] ?? expect.fail()
  const again = swapGroups({ recipe, edit: more, line, known })
  expect(again[0]?.offers.find(({ ingredient }) => ingredient.name === 'čočka')?.amount).toBe(300)
  expect(again[0]?.offers.find(({ ingredient }) => ingredient.name === 'škrob')?.effect?.figures.calories).toBe(0)
})

test('food of the same kind is offered by equal weight, and without the recipe no effect is claimed', () => {
  const alike = swapGroups({ recipe: null, edit, line: pasta, known: { roles: [], same_kind: [summary('nudle')] } })
  expect(alike).toMatchObject([{ role: null, offers: [{ amount: 200, described: null, effect: null }] }])
})
