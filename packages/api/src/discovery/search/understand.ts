import type { ConditionalRecipe, Recipe } from '@zivina/contract/catalogue/recipes/read'
import type { Understood } from '@zivina/contract/discovery/search'
import { LIST_PARAMETER_MAX } from '@zivina/contract/kernel/limits'
import { normalizeSearch, searchStems, wordsOf } from '@zivina/czech/search-text'
import type { DietType } from '@zivina/domain/catalogue/diet-types'
import { toQuery } from '@zivina/domain/catalogue/filter/filter-query'
import { FILTER_DEFAULTS, normalizeFilter, type RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { SPAN_FIELDS } from '@zivina/domain/catalogue/filter/nutrient-spans'
import { foodsNamed } from '@zivina/domain/catalogue/foods/food-kinds'
import { isAdjective } from '@zivina/domain/catalogue/ingredient-line/food-words'
import { dishKindOf } from '@zivina/domain/catalogue/question/dish-kinds'
import { groupsOfName } from '@zivina/domain/catalogue/question/group-names'
import { isUnderstood, type Question, readQuestion } from '@zivina/domain/catalogue/question/read-question'
import {
  type IngredientContext,
  listUsedIngredients,
  listUsedOfGroups,
} from '#api/catalogue/ingredients/read/service.ts'
import { type ListFilter, ofSliders, toListFilter, wishOf } from '#api/catalogue/recipes/filter/service.ts'
import {
  countFiltered,
  type ListContext,
  listFiltered,
  listNearly,
  searchRecipes,
} from '#api/catalogue/recipes/read/service.ts'
import { listTags } from '#api/catalogue/tags/service.ts'
import { isFoodName, isPartOfName } from './queries.ts'
import { ENOUGH, findSimilar, type Similar } from './similar-recipes.ts'

export type QuestionContext = IngredientContext & { lists: ListContext }
export type QuestionAnswer = {
  understood: Understood
  recipes: Recipe[]
  similar: Similar | null
  conditional: ConditionalRecipe[]
  text: string
  /** Whether the question as a whole names a food, too: „těstoviny bezlepkové“. */
  names_food: boolean
}

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
  const question = await withTagsThereAre(ctx, readQuestion(search))
  const isRead = isUnderstood(question)
  // „Co s cuketou“ looks for words too, but not for all of them.
  const isShorter = question.text !== '' && searchStems(question.text).length < searchStems(search).length
  if (!isRead && !isShorter) return null
  const words = wordsOf(search).join(' ')
  if (question.text !== '' && (await isName(ctx, words, normalizeSearch(search)))) return null
  const names_food = await isFoodName(ctx.db, wordsOf(search))
  // What concerns health is a filter all the same: „tvaroh bez laktózy“.
  if (names_food && !concernsHealth(question)) return null
  const { foods, notes: left } = await findExcluded(ctx, question.excluded)
  const askFor = async (text: string) => {
    const filter = normalizeFilter({
      ...FILTER_DEFAULTS,
      ...question.filter,
      // „Bramboračka“ is looked for among soups, not among all that has potatoes.
      ...(isSoup(text) && question.filter.meal_types === undefined ? { meal_types: ['Soup' as const] } : {}),
      search: text,
      exclude_ingredients: foods.map(({ guid }) => guid),
    })
    const most = text === '' ? limit : Math.max(limit, RANKED_MAX)
    return { text, filter, ...(await listFiltered(ctx, { ...wishOf(filter), limit: most, offset: 0 }, ctx.lists)) }
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
  const similar = await findSimilar(ctx, filter, { recipes: results, count }, limit)
  const conditional = count < ENOUGH ? await listNearly(ctx, { ...nearly(filter), limit, offset: 0 }) : null
  return { understood, recipes, similar, conditional: conditional?.results ?? [], text, names_food }
}

/** The diets of a filter, and what it asks for besides. */
function nearly({ diet_types, ...wishes }: RecipeFilter): { diet_types: readonly DietType[]; filter: ListFilter } {
  return { diet_types, filter: ofSliders({ ...wishes, diet_types: FILTER_DEFAULTS.diet_types }) }
}

/** The question without tags that the catalogue has not: with them nothing would be found. */
async function withTagsThereAre({ db }: QuestionContext, question: Question): Promise<Question> {
  const { tags, ...filter } = question.filter
  if (tags === undefined) return question
  const { tags: all } = await listTags(db)
  const present = tags.filter((tag) => all.includes(tag))
  return { ...question, filter: present.length === 0 ? filter : { ...filter, tags: present } }
}

/** The words of a text that no recipe has: with them nothing would ever be found. In a long text they are not looked for. */
async function findUnknownWords(ctx: QuestionContext, text: string): Promise<string[]> {
  const words = text.split(' ').filter((word) => searchStems(word).length > 0)
  if (words.length > LOOKED_UP_MAX) return []
  const counts = await Promise.all(words.map((search) => countFiltered(ctx.db, toListFilter({ search }), ctx.lists)))
  return words.filter((_, place) => counts[place] === 0)
}

const without = (text: string, left: readonly string[]) =>
  text
    .split(' ')
    .filter((word) => !left.includes(word))
    .join(' ')

/** Whether an approved recipe has these words, whole and in this order, in its name. */
async function isName({ db }: QuestionContext, words: string, typed: string): Promise<boolean> {
  // Names are kept as they are written, with their commas.
  for (const text of new Set([words, typed])) if (await isPartOfName(db, text)) return true
  return false
}

const isSoup = (text: string): boolean => dishKindOf(text)?.kind.filter?.meal_types?.join() === 'Soup'

function concernsHealth({ filter, excluded }: Question): boolean {
  const { diet_types, without_allergens, dietary_preference } = filter
  const isLimited = SPAN_FIELDS.some((name) => filter[name] !== undefined)
  return isLimited || excluded.length > 0 || Boolean(diet_types ?? without_allergens ?? dietary_preference)
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
  const { results } = await listUsedIngredients(ctx, { search: name, limit: FOODS_OF_NAME_MAX, offset: 0 })
  const named = foodsNamed(name, results, isAdjective)
  // A folk name („zemáky“) is in no food's name: the best match is meant.
  return named.length > 0 ? named : results.slice(0, 1)
}
