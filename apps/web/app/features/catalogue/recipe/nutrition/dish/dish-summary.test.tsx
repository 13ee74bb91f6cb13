import { render, screen } from '@testing-library/react'
import { prepareDish } from '@zivina/domain/catalogue/dish-figures/dish-weight'
import { removeLine, setPortions, startEdit } from '@zivina/nutrition/edits'
import { expect, it } from 'vitest'
import type { PageEdit } from '../../edit/edit-reducer.ts'
import { toRecipeLines } from '../../edit/page-ingredient.ts'
import { LINES, SAMPLE_RECIPE } from '../../testing/sample-recipe.ts'
import { type DishRecipe, describeDish } from '../dish-lines.ts'
import { DishSummary } from './dish-summary.tsx'

/** 200 g of dry pasta, two eggs of 50 g, 4 g of salt; boiled. */
const PASTA = LINES.map((line, index) => ({
  ...line,
  is_classified: true,
  macros: { ...line.macros, fiber: 3 },
  ...(index === 0 ? { yield_class: 'pasta_boiled' as const, food_groups: ['refined_grain' as const] } : {}),
}))
const EDIT: PageEdit = startEdit(toRecipeLines(PASTA), 2)

function show(recipe: DishRecipe, edit = EDIT) {
  const described = describeDish(recipe, edit)
  const isWeighedOtherwise = typeof recipe.cooked_weight === 'number' && described.weighed === null
  const dish = prepareDish(described)
  render(
    <DishSummary
      dish={dish}
      isWeighedOtherwise={isWeighedOtherwise}
      mealTypes={recipe.meal_types}
      portions={edit.portion_size}
    />,
  )
}
const textOf = (id: string) => screen.queryByTestId(id)?.textContent?.replaceAll('\u00a0', ' ')

it('the weight of a portion is an estimate with its workings', () => {
  show(SAMPLE_RECIPE)
  // 200 × 2.2 + 104 × 0.9 = 533.6 g for two
  expect(textOf('dish-weight')).toContain('Hotová porce váží asi 270 g (odhad).')
  expect(textOf('dish-weight')).toContain('Těstoviny: 200 g × 2,2 = 440 g po uvaření')
  expect(textOf('dish-weight')).toContain('Ostatní suroviny: 104 g − 10 % (odpar při vaření, náš odhad) = 94 g')
})

it('the weight on the author’s scales wins, scales with the portions, and ends with the first change', () => {
  const weighed = { ...SAMPLE_RECIPE, cooked_weight: 500 }
  show(weighed, setPortions(EDIT, 4))
  expect(textOf('dish-weight')).toContain('Hotová porce váží 250 g, autor jídlo zvážil.')
})

it('says that other ingredients were weighed', () => {
  show({ ...SAMPLE_RECIPE, cooked_weight: 500 }, removeLine(EDIT, EDIT.lines[1]?.key ?? ''))
  expect(textOf('dish-weight')).toContain('(odhad)')
  expect(textOf('dish-weight')).toContain('Autor zvážil jídlo s původními surovinami')
})

it('without a weight it says why, and gives neither a score nor claims', () => {
  show({ ...SAMPLE_RECIPE, steps: { '0': { step_title: '', step_text: 'Osmažte.' } } })
  expect(textOf('dish-weight')).toContain('z postupu nepoznáme, kolik se při přípravě odpaří')
  expect(screen.queryByTestId('nutri-score')).toBeNull()
  expect(screen.queryByTestId('claims')).toBeNull()
})

it('the letter has its points, a claim its figure and limit', () => {
  show(SAMPLE_RECIPE)
  expect(textOf('nutri-score')).toContain('Nutri-Score podle našeho výpočtu')
  // 4.4 g of salt in 533.6 g
  expect(textOf('nutri-score')).toMatch(/Sůl0,82 g\+ 4 z 20/)
  expect(textOf('claims')).toMatch(
    /Nízký obsah cukrů: cukry 0 g ve 100 g, limit je nejvýše [0-9,]+ g|Bez cukrů: cukry 0 g/,
  )
})
