import { beforeAll, expect, test } from 'vitest'
import { type Library, readLibrary } from '../packages/content/src/library.ts'
import type { DietMark } from '../packages/contract/src/content/diet-marks.ts'
import { type JudgedStarter, judgeStarterRecipes } from '../packages/db/src/testing/starter-verdicts.ts'
import { readFoodFile } from '../packages/domain/fixtures/starter-foods.ts'
import { judgeRecipe } from '../packages/domain/src/catalogue/diet-rules/judge-recipe.ts'
import { allergens, line, ofGroup, recipe } from '../packages/domain/src/catalogue/diet-rules/recipe.builder.ts'
import type { DietVerdict, JudgedLine } from '../packages/domain/src/catalogue/diet-rules/verdicts.ts'

type Text = (Library['articles'] | Library['guides'])[number]
type Marked = { text: string; mark: DietMark }

/** Grams in a portion from which a food counts as being in the dish. */
const NOTICED = 20

let texts: Text[]
let starters: Map<string, JudgedStarter>
let marks: Marked[]
beforeAll(async () => {
  const library = await readLibrary()
  texts = [...library.articles, ...library.guides]
  marks = texts.flatMap(({ slug, diet_marks }) => diet_marks.map((mark) => ({ text: slug, mark })))
  starters = await judgeStarterRecipes()
})

/** A portion of 200 g, half of it the food that a text marks. */
function dishWith(food: JudgedLine, { cold, drinks }: DietMark) {
  return recipe([food, line({ name: 'Ostatní', guid: 'other' })], {
    ...(cold ? { cooking_type: 'Cold' as const } : {}),
    ...(drinks ? { meal_types: ['Drinks' as const] } : {}),
  })
}

/** Not suitable; what is exceptional may suit with a warning about that food. */
function isHeld({ verdict, warnings }: DietVerdict, kind: DietMark['kind'], food: string): boolean {
  if (verdict !== 'suitable') return true
  return kind === 'exceptional' && warnings.some(({ ingredients }) => ingredients?.includes(food))
}

test('no food that a text says to avoid, or to eat as an exception, suits the diet plainly', () => {
  const plain = marks.flatMap(({ text, mark }) => {
    const foods = [
      ...mark.groups.map((group) => ofGroup(group)),
      ...mark.allergens.map((name) =>
        line({ name, allergens: allergens({ [name]: { state: 'contains', evidence: 'nature' } }) }),
      ),
    ]
    return foods
      .filter((food) => !isHeld(judgeRecipe(dishWith(food, mark))[mark.diet], mark.kind, food.guid))
      .map(({ name }) => `${text}: ${name} (${mark.kind}) suits ${mark.diet}`)
  })
  expect(plain).toEqual([])
})

test('no starter recipe with such a food suits the diet plainly', () => {
  const groups = new Map(readFoodFile('groups.csv').map(({ slug, groups }) => [slug ?? '', (groups ?? '').split(' ')]))
  const plain = marks.flatMap(({ text, mark }) =>
    [...starters.values()]
      .filter(({ file }) => !mark.cold || file.cooking_type === 'Cold')
      .filter(({ file }) => !mark.drinks || file.meal_types.includes('Drinks'))
      .flatMap(({ file, derived }) =>
        file.ingredients
          .filter(({ amount, count_macros }) => count_macros !== false && amount / file.portion_size >= NOTICED)
          .filter(({ ingredient }) => mark.groups.some((group) => groups.get(ingredient)?.includes(group)))
          .filter(({ ingredient }) => {
            const judged = derived.diet_verdicts[mark.diet]
            return judged !== undefined && !isHeld(judged, mark.kind, ingredient)
          })
          .map(({ ingredient }) => `${text}: ${file.slug} with ${ingredient} suits ${mark.diet}`),
      ),
  )
  expect(plain).toEqual([])
})

test('every text that leads to the recipes of a diet marks what it says of its foods', () => {
  const silent = texts.filter(
    ({ blocks, diet_marks }) => /"\/recepty\?diet_types=/.test(JSON.stringify(blocks)) && diet_marks.length === 0,
  )
  expect(silent.map(({ slug }) => slug)).toEqual([])
})
