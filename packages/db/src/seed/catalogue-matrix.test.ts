import { dishKind } from '@zivina/domain/catalogue/dish-kind'
import { expect, it } from 'vitest'
import { readCsv } from '#db/seed/catalogue-file.ts'
import { catalogueMatrix } from '#db/testing/catalogue-matrix.ts'
import { printMatrix } from '#db/testing/print-recipes.ts'
import { isListed, judgeStarterRecipes } from '#db/testing/starter-verdicts.ts'

const judged = [...(await judgeStarterRecipes()).values()].filter(isListed)

it('every diet has enough recipes at every meal for a varied week, and there are enough vegan ones', async () => {
  await printMatrix()
  const short = catalogueMatrix(judged).flatMap(({ name, counts }) =>
    Object.entries(counts).flatMap(([meal, { found, wanted }]) =>
      found < wanted ? [`${name}, ${meal}: ${found}`] : [],
    ),
  )
  expect(short).toEqual([])
  expect(judged.length).toBeGreaterThanOrEqual(360)
})

it('a diet without recipes would be found', () => {
  const withoutGluten = judged.filter(({ derived }) => !derived.diet_types.includes('Gluten free'))
  const row = catalogueMatrix(withoutGluten).find(({ name }) => name === 'Gluten free')
  expect(row?.counts.lunch).toEqual({ found: 0, wanted: 12 })
})

it('no two dishes of one kind are made of nearly the same', () => {
  const alike = judged.flatMap((one, at) =>
    judged
      .slice(at + 1)
      .filter(
        (other) => dishKind(one.file.meal_types) === dishKind(other.file.meal_types) && shareOfSame(one, other) >= 0.9,
      )
      .map((other) => `${one.file.slug} ~ ${other.file.slug}`),
  )
  expect(alike).toEqual(Object.keys(OTHERWISE_MADE))
})

/** Pairs of the same food that are another dish by the way they are made. */
const OTHERWISE_MADE = {
  'granatova-limonada-s-rozmarynem ~ horky-jablecny-most-se-skorici-a-hrebickem': 'a cold lemonade and a hot cider',
  'jemne-pyre-z-tresky-a-brambor-s-koprem ~ treska-v-petrzelove-omacce-s-mekkym-bramborem':
    'a purée and soft pieces in sauce',
  'kureci-karbanatky-z-pary-s-mrkvovou-ryzi ~ slana-ryzova-kase-s-kurecim-masem':
    'steamed patties and a smooth porridge',
  'vanocni-zelnacka-s-hriby ~ zelnacka-z-kysaneho-zeli':
    'the Christmas soup with ceps and prunes, and the one of a weekday',
}

type Judged = (typeof judged)[number]

/** Grams of a unit of each food, 0 for what is poured: water, milk and stock would make every porridge the same. */
const GRAMS = new Map(
  (await readCsv('foods/foods.csv')).map(({ slug = '', default_unit, grams_per_piece }) => [
    slug,
    default_unit === 'Milliliter' ? 0 : default_unit === 'Piece' ? Number(grams_per_piece) : 1,
  ]),
)

/** How much of the mass of two dishes is the same food, liquids left out; 1 for the same dish in any number of portions. */
function shareOfSame(one: Judged, other: Judged): number {
  const [first, second] = [shares(one), shares(other)]
  return [...first].reduce((sum, [food, share]) => sum + Math.min(share, second.get(food) ?? 0), 0)
}

function shares({ file }: Judged): Map<string, number> {
  const weighed = file.ingredients.map(
    ({ ingredient, amount }) => [ingredient, amount * (GRAMS.get(ingredient) ?? 1)] as const,
  )
  const total = weighed.reduce((sum, [, grams]) => sum + grams, 0)
  const found = new Map<string, number>()
  for (const [food, grams] of weighed) found.set(food, (found.get(food) ?? 0) + grams / total)
  return found
}
