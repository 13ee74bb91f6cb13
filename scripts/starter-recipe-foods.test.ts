import { beforeAll, expect, test } from 'vitest'
import { searchStems } from '../packages/czech/src/search-text.ts'
import { readRecipeFiles } from '../packages/db/src/seed/catalogue/recipes.ts'
import { readStarterFoods } from '../packages/domain/fixtures/starter-foods.ts'

type Recipe = Awaited<ReturnType<typeof readRecipeFiles>>[number]

const foods = readStarterFoods()
const kitchenName = (slug: string) => foods.get(slug)?.kitchen.name ?? ''

let recipes: Recipe[]
beforeAll(async () => {
  recipes = await readRecipeFiles()
})

/** Words by which steps also call a food: the start of each, without regard to case. */
const ALSO_CALLED: readonly (readonly [food: RegExp, words: RegExp])[] = [
  [/^sul-/, /\b(?:o|při|pro)?sol/iu],
  [/^pepr-/, /pep[rř]/iu],
  [/^cukr-/, /cukr|slaď/iu],
  [/^petrzelova-nat/, /petržel/iu],
  [/^paliva-paprika|^feferonka/, /pálivou|kajensk|chilli|feferonk/iu],
  [/^rajcata-cherry/, /rajč/iu],
  [/^hrib/, /hříb|hřiby/iu],
  [/^kukuricna-krupice/, /kukuřič/iu],
  [/^kaiserka|^dalamanek/, /bul[ek]|žeml/iu],
  [/^dulce-de-leche/, /karameliz/iu],
  [/^portobello/, /hlav|klobou|žampion/iu],
  [/^jablecny-dzus/, /džus|šťáv/iu],
  [/^testoviny/, /plát|špaget/iu],
  [/^olej-/, /olej/iu],
]

const stepsOf = ({ steps }: Recipe) => steps.map(({ step_title, step_text }) => `${step_title}. ${step_text}`).join(' ')

test('every listed food appears in a step', () => {
  const unused = recipes.flatMap((recipe) => {
    const text = stepsOf(recipe)
    const stems = new Set(searchStems(text))
    const isUsed = (food: string) =>
      searchStems(kitchenName(food)).some((stem) => stems.has(stem)) ||
      ALSO_CALLED.some(([foods, words]) => foods.test(food) && words.test(text))
    return recipe.ingredients
      .filter(({ ingredient }) => !isUsed(ingredient))
      .map(({ ingredient }) => `${recipe.slug}: ${ingredient}`)
  })
  expect(unused).toEqual([])
})

/** A food that a title promises, by the start of its word, and the foods of which one must be listed. */
const PROMISED: readonly (readonly [title: RegExp, foods: RegExp])[] = [
  [/špenát/iu, /spenat/],
  [/brokolic/iu, /brokolice/],
  [/losos/iu, /losos/],
  [/tuňák/iu, /tunak/],
  [/kuře/iu, /kure|kureci|slepic/],
  [/krůt/iu, /krut/],
  [/hověz/iu, /hovezi/],
  [/vepřov/iu, /veprov/],
  [/šunk/iu, /sunk/],
  [/cizrn/iu, /cizrn/],
  [/čočk/iu, /cock/],
  [/fazol/iu, /fazol/],
  [/tofu/iu, /tofu/],
  [/tvaroh/iu, /tvaroh/],
  [/jogurt/iu, /jogurt/],
  [/mandl/iu, /mandl/],
  [/rozink/iu, /rozinky/],
  [/\bmák|makov/iu, /^mak-/],
  [/jablk|jableč/iu, /jabl/],
  [/borůvk/iu, /boruvky/],
  [/jahod/iu, /jahod/],
  [/malin/iu, /malin/],
  [/rýž/iu, /ryz/],
  [/mrkv/iu, /mrk|zelenina/],
  [/batát/iu, /batat/],
  [/dýn/iu, /dyne/],
  [/kapr/iu, /kapr-|kapri/],
  [/hermelín/iu, /hermelin/],
  [/křen/iu, /kren/],
  [/povid/iu, /povidla|hrusky-susene|hruska/],
]

test('what the title promises is on the list', () => {
  const missing = recipes.flatMap(({ slug, name, ingredients }) => {
    // „Bez vajec“ and „vepřový špíz s hovězím“ promise the opposite and the same.
    const promise = name.replace(/\bbez\s+\p{L}+(?:\s+a\s+\p{L}+)?/giu, '')
    return PROMISED.filter(
      ([title, listed]) => title.test(promise) && !ingredients.some(({ ingredient }) => listed.test(ingredient)),
    ).map(([title]) => `${slug}: ${title.source}`)
  })
  expect(missing).toEqual([])
})
