import { beforeAll, expect, test } from 'vitest'
import { searchStems } from '../../packages/czech/src/search-text.ts'
import { type JudgedStarter, judgeStarterRecipes } from '../../packages/db/src/testing/starter-verdicts.ts'
import { readContent, type Text } from './texts.ts'

/** A line of a day's menu: „Oběd: kuře na paprice s těstovinami, asi 650 kcal a 43 g.“ */
const MENU_LINE = /(?:snídaně|svačina|oběd|večeře):\s+([^.\n]+?), asi (\d[\d ]*) kcal(?: a (\d+) g)?/giu
const PORTIONS: readonly [RegExp, number][] = [
  [/dvě porce/u, 2],
  [/tři porce/u, 3],
]
/** How many of the words of both names have to be the same. */
const SAME_DISH = 0.6

type Claim = {
  where: string
  dish: string
  kcal: number
  protein: number | null
  recipe: JudgedStarter
  portions: number
}
let claims: Claim[]

beforeAll(async () => {
  const recipes = [...(await judgeStarterRecipes()).values()].map((recipe) => ({
    recipe,
    name: new Set(searchStems(recipe.file.name)),
  }))
  claims = (await readContent()).flatMap((text) => claimsOf(text, recipes))
}, 60_000)

/** A recipe with the stems of its name. */
type Named = { recipe: JudgedStarter; name: ReadonlySet<string> }

function claimsOf({ where, text }: Text, recipes: readonly Named[]): Claim[] {
  return [...text.replaceAll('\u00a0', ' ').matchAll(MENU_LINE)].flatMap(([, dish = '', kcal = '', protein]) => {
    const recipe = dishOf(dish.replace(/\([^)]*\)/g, ''), recipes)
    const portions = PORTIONS.find(([words]) => words.test(dish))?.[1] ?? 1
    const figures = { kcal: Number(kcal.replaceAll(' ', '')), protein: protein === undefined ? null : Number(protein) }
    return recipe ? [{ where, dish, ...figures, recipe, portions }] : []
  })
}

/** The recipe whose name has most words in common, if they are enough. */
function dishOf(dish: string, recipes: readonly Named[]): JudgedStarter | undefined {
  const words = new Set(searchStems(dish))
  const likeness = (name: ReadonlySet<string>) =>
    [...name].filter((stem) => words.has(stem)).length / new Set([...name, ...words]).size
  const [best] = recipes
    .map(({ recipe, name }) => ({ recipe, like: likeness(name) }))
    .sort((one, other) => other.like - one.like)
  return best && best.like >= SAME_DISH ? best.recipe : undefined
}

test('menus of texts name dishes of the catalogue', () => {
  expect(claims.length).toBeGreaterThan(5)
})

test('energy and protein that a text gives for a dish are those of its portion', () => {
  const wrong = claims.filter(({ kcal, protein, recipe: { derived }, portions }) => {
    const energy = (derived.calories_in_total ?? 0) * portions
    const grams = (derived.protein_in_total ?? 0) * portions
    return (
      Math.abs(energy - kcal) > Math.max(15, 0.05 * energy) || (protein !== null && Math.abs(grams - protein) > 1.5)
    )
  })
  const told = wrong.map(
    ({ where, dish, kcal, protein, recipe: { derived }, portions }) =>
      `${where}: ${dish} ${kcal} kcal ${protein ?? ''} g, computed ${Math.round((derived.calories_in_total ?? 0) * portions)} kcal ${Math.round((derived.protein_in_total ?? 0) * portions)} g`,
  )
  expect(told).toEqual([])
})
