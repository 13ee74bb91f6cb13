import type { Recipe } from '@zivina/contract/catalogue/recipes/read'
import type { Understood } from '@zivina/contract/discovery/search'
import { LIST_PARAMETER_MAX, OFFSET_MAX } from '@zivina/contract/kernel/limits'
import { searchStems, wordsOf } from '@zivina/czech/search-text'
import { toQuery } from '@zivina/domain/catalogue/filter/filter-query'
import {
  CALORIE_LIMITS,
  FILTER_DEFAULTS,
  normalizeFilter,
  openRange,
  type Range,
  type RecipeFilter,
  TIME_LIMITS,
} from '@zivina/domain/catalogue/filter/filters'
import { isLimited, SPAN_FIELDS } from '@zivina/domain/catalogue/filter/nutrient-spans'
import { formatOrdering } from '@zivina/domain/catalogue/filter/ordering'
import { groupsOfName } from '@zivina/domain/catalogue/question/group-names'
import { isUnderstood, type Question, readQuestion } from '@zivina/domain/catalogue/question/read-question'
import {
  type IngredientContext,
  listUsedIngredients,
  listUsedOfGroups,
} from '#api/catalogue/ingredients/read/service.ts'
import { isPartOfKeptName, type ListContext, listRecipes, searchRecipes } from '#api/catalogue/recipes/read/service.ts'
import { isPartOfName } from './queries.ts'

export type QuestionContext = IngredientContext & { lists: ListContext }
export type QuestionAnswer = { understood: Understood; recipes: Recipe[]; text: string }

/** The most excluded ingredients that a question is read for. */
const EXCLUDED_MAX = 5
/** How many recipes found by a text are put in order. */
const RANKED_MAX = 100
/** The most words of a text that are looked up one by one. */
const LOOKED_UP_MAX = 5
/** How many foods one excluded name stands for: „cukr“ is every kind of sugar. */
const FOODS_OF_NAME_MAX = 20

/**
 * What a question asks for and the recipes that answer to it, best first or else in the order of the recipe list with the same filter; null where it
 * only names a dish. Words that are part of a recipe's name are not read: the name is meant.
 */
export async function answerQuestion(
  ctx: QuestionContext,
  { search, limit }: { search: string; limit: number },
): Promise<QuestionAnswer | null> {
  const question = readQuestion(search)
  const isRead = isUnderstood(question)
  // „Co s cuketou“ looks for words too, but not for all of them.
  const isShorter = question.text !== '' && searchStems(question.text).length < searchStems(search).length
  if (!isRead && !isShorter) return null
  const words = wordsOf(search).join(' ')
  if (question.text !== '' && (await isName(ctx, words))) return null
  const { foods, notes: left } = await findExcluded(ctx, question.excluded)
  const askFor = async (text: string) => {
    const filter = normalizeFilter({
      ...FILTER_DEFAULTS,
      ...question.filter,
      search: text,
      exclude_ingredients: foods.map(({ guid }) => guid),
    })
    const most = text === '' ? limit : Math.max(limit, RANKED_MAX)
    return { text, filter, ...(await listRecipes(ctx, { ...toListQuery(filter), limit: most, offset: 0 }, ctx.lists)) }
  }
  const asked = await askFor(question.text)
  const nowhere = isRead && asked.count === 0 ? await findUnknownWords(ctx, question.text) : []
  const { text, filter, results, count } = nowhere.length === 0 ? asked : await askFor(without(asked.text, nowhere))
  if (!isRead && count === 0) return null
  const recipes = (await ranked(ctx, results, search, { ...question, text })).slice(0, limit)
  const notes = [...nowhere.map((word) => `„${word}“ žádný recept nemá, hledáme tedy bez tohoto slova.`), ...left]
  const { dietary_goal } = filter
  const understood = {
    // As an address has it: Eat healthy stays apart from Weight loss.
    filter: { ...toQuery(filter), ...(dietary_goal === FILTER_DEFAULTS.dietary_goal ? {} : { dietary_goal }) },
    text,
    ingredients: foods,
    notes: [...question.conflicts, ...notes],
    count,
  }
  return { understood, recipes, text }
}

/** The words of a text that no recipe has: with them nothing would ever be found. In a long text they are not looked for. */
async function findUnknownWords(ctx: QuestionContext, text: string): Promise<string[]> {
  const words = text.split(' ').filter((word) => searchStems(word).length > 0)
  if (words.length > LOOKED_UP_MAX) return []
  const counts = await Promise.all(
    words.map(async (search) => {
      const query = { ...toListQuery({ ...FILTER_DEFAULTS, search }), limit: 1, offset: 0 }
      return (await listRecipes(ctx, query, ctx.lists)).count
    }),
  )
  return words.filter((_, place) => counts[place] === 0)
}

const without = (text: string, left: readonly string[]) =>
  text
    .split(' ')
    .filter((word) => !left.includes(word))
    .join(' ')

/** Whether an approved recipe has these words, whole and in this order, in its name. */
async function isName({ db, lists }: QuestionContext, words: string): Promise<boolean> {
  const kept = (await lists.kept?.(db)) ?? null
  return kept === null ? isPartOfName(db, words) : isPartOfKeptName(kept, words)
}

/**
 * Recipes found by a text come in the order of the plain search, best first. „Rajská polévka“ is ranked by all of its words: a
 * kind of meal is mostly a part of the name.
 */
async function ranked(ctx: QuestionContext, recipes: Recipe[], search: string, question: Question): Promise<Recipe[]> {
  if (question.text === '' || recipes.length < 2) return recipes
  const isName = Object.keys(question.filter).join() === 'meal_types' && question.excluded.length === 0
  const best = await searchRecipes(ctx, { search: isName ? search : question.text, limit: RANKED_MAX })
  const places = new Map(best.map(({ guid }, place) => [guid, place]))
  const placeOf = ({ guid }: Recipe) => places.get(guid) ?? RANKED_MAX
  return recipes.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/**
 * The foods of recipes that the names stand for: all those of a food group, or those with every word of the name in their own.
 * A name whose foods do not fit into the filter is left out as a whole and told.
 */
async function findExcluded(ctx: IngredientContext, names: readonly string[]) {
  const foods = new Map<string, string>()
  const notes: string[] = []
  for (const name of names.slice(0, EXCLUDED_MAX)) {
    const meant = await foodsOfName(ctx, name)
    if (meant.length === 0) notes.push(`„${name}“ v\u00a0receptech nemáme, není tedy co vynechat.`)
    else if (foods.size + meant.length > LIST_PARAMETER_MAX) notes.push(stays(name))
    else for (const { guid, name: own } of meant) foods.set(guid, own)
  }
  return {
    foods: [...foods].map(([guid, name]) => ({ guid, name })),
    notes: [...notes, ...names.slice(EXCLUDED_MAX).map(stays)],
  }
}

const stays = (name: string): string =>
  `Tolik surovin najednou vynechat neumíme, „${name}“ tedy v\u00a0receptech zůstává.`

async function foodsOfName(ctx: IngredientContext, name: string): Promise<{ guid: string; name: string }[]> {
  const groups = groupsOfName(name)
  if (groups.length > 0) return listUsedOfGroups(ctx, groups)
  const stems = searchStems(name)
  const { results } = await listUsedIngredients(ctx, { search: name, limit: FOODS_OF_NAME_MAX, offset: 0 })
  const named = results.filter((food) => {
    const own = searchStems(food.name)
    return stems.length > 0 && stems.every((stem) => own.includes(stem))
  })
  // A folk name („zemáky“) is in no food's name: the best match is meant.
  return named.length > 0 ? named : results.slice(0, 1)
}

/** A filter as the query of the recipe list. An end at the edge of a slider is open. */
function toListQuery(filter: RecipeFilter) {
  const { search, diet_types, without_allergens, dietary_preference, dietary_goal } = filter
  const isOrdered = filter.ordering !== FILTER_DEFAULTS.ordering
  return {
    search,
    diet_types: [...diet_types],
    without_allergens: [...without_allergens],
    dietary_preference,
    dietary_goal,
    meal_types: [...filter.meal_types],
    cooking_type: [...filter.cooking_type],
    difficulty: [...filter.difficulty],
    time_minutes: opened(filter.time_minutes, TIME_LIMITS),
    calorie_span: opened(filter.calorie_span, CALORIE_LIMITS),
    ...Object.fromEntries(SPAN_FIELDS.filter((name) => isLimited(filter[name])).map((name) => [name, filter[name]])),
    exclude_ingredients: [...filter.exclude_ingredients],
    ordering: isOrdered
      ? (formatOrdering({
          column: filter.ordering,
          direction: filter.descending ? 'desc' : 'asc',
        }) as '-protein_in_total')
      : undefined,
  }
}

/** Undefined where both ends are open, so that an unknown value passes too. */
function opened(range: Range, limits: Range): [number, number] | undefined {
  const { min, max } = openRange(range, limits)
  return min === null && max === null ? undefined : [min ?? 0, max ?? OFFSET_MAX]
}
