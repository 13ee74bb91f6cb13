import { beforeAll, expect, test } from 'vitest'
import { searchStems } from '../packages/czech/src/search-text.ts'
import { readRecipeFiles } from '../packages/db/src/seed/catalogue/recipes.ts'
import { readStarterFoods } from '../packages/domain/fixtures/starter-foods.ts'
import { soughtLine } from '../packages/domain/src/catalogue/step-amounts/named-food.ts'
import { type StepWord, sentencesOf } from '../packages/domain/src/catalogue/step-amounts/step-words.ts'

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

/** Words that are a food in one place and something else in most: parts of a dish, of a food or of the table. */
const NOT_ONLY_FOODS = new Set(
  searchStems(
    'pečeně pečení těsto zelenina maso šťáva omáčka páka směs ořech vývar prst žloutek pyré bílek koření knedlík list tuk voda semínko mozzarella salát bok nápoj důlek bylinka sýr špička špek stehno lupínek prsa perník kůra sůl nudle škrob dip sirup mouka babka bábovka bulka soda baba baby palička kruton gnocchi rizoto hummus povidla strouhanka houska polenta kari plátek kroupy miso anýz chléb smetana rýže cukr krém křupavý šalvěj',
  ),
)
/** „Bez mouky“, „místo cibule“, „jako smetana“, „solit není potřeba“. */
const NOT_USED = /^(?:bez|misto|jako|neni|nepotrebuje|nepustily|nezavoni|ani|hustsi)$/
/** Stems as a sentence of a step has them, and as a search has them. */
const stemsIn = (text: string) => [
  ...searchStems(text),
  ...sentencesOf(text).flatMap((sentence) => sentence.map(({ stem }) => stem)),
]

const said = (sentence: readonly StepWord[], place: number) =>
  sentence.slice(Math.max(0, place - 3), place + 3).some(({ folded }) => NOT_USED.test(folded))

test('no step uses a food that the recipe does not list', () => {
  const heads = new Set(
    recipes.flatMap(({ ingredients }) =>
      ingredients.flatMap(({ ingredient }) => {
        const line = soughtLine({ key: '', food: ingredient, name: kitchenName(ingredient), segment: 'Main' })
        return line === null || NOT_ONLY_FOODS.has(line.head) ? [] : [line.head]
      }),
    ),
  )
  expect(heads.size).toBeGreaterThan(150)
  const unlisted = recipes.flatMap(({ slug, ingredients, steps }) => {
    const listed = new Set(
      ingredients.flatMap(({ ingredient }) => stemsIn(`${kitchenName(ingredient)}. ${foods.get(ingredient)?.name}`)),
    )
    const sentences = steps.flatMap(({ step_title, step_text }) => [
      ...sentencesOf(step_title),
      ...sentencesOf(step_text),
    ])
    return sentences.flatMap((sentence) =>
      sentence.flatMap((word, place) => {
        const isFood = !word.isAdjective && heads.has(word.stem) && !listed.has(word.stem)
        return isFood && !said(sentence, place) ? [`${slug}: ${word.folded}`] : []
      }),
    )
  })
  expect(unlisted).toEqual([])
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
