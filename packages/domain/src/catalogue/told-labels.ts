import { normalizeSearch } from '@zivina/czech/search-text'
import { MEAL_TYPE_LABELS, MEAL_TYPES, type MealType } from './meal-types.ts'
import { readQuestion } from './question/read-question.ts'
import type { Wish } from './question/wish.ts'

/** What labels of other programs are in ours, and those that are nothing of ours. */
export type ReadLabels = { meal_types: MealType[]; tags: string[]; unknown: string[] }

/** English words of programs and pages; Czech ones are read as questions are. */
const MEALS: ReadonlyMap<string, readonly MealType[]> = new Map(
  Object.entries({
    breakfast: ['Breakfast'],
    brunch: ['Breakfast'],
    lunch: ['Lunch'],
    dinner: ['Dinner'],
    supper: ['Dinner'],
    'main course': ['Lunch', 'Dinner'],
    'main courses': ['Lunch', 'Dinner'],
    'main dish': ['Lunch', 'Dinner'],
    'main dishes': ['Lunch', 'Dinner'],
    main: ['Lunch', 'Dinner'],
    mains: ['Lunch', 'Dinner'],
    'hlavni jidla': ['Lunch', 'Dinner'],
    soup: ['Soup'],
    soups: ['Soup'],
    dessert: ['Dessert'],
    desserts: ['Dessert'],
    snack: ['Snack', 'Late_snack'],
    snacks: ['Snack', 'Late_snack'],
    drink: ['Drinks'],
    drinks: ['Drinks'],
    beverage: ['Drinks'],
    beverages: ['Drinks'],
  }),
)
/** Words for tags of ours, in their usual names. A tag that does not exist is nothing. */
const TAG_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    quick: 'rychlé',
    fast: 'rychlé',
    rychly: 'rychlé',
    rychla: 'rychlé',
    rychlovka: 'rychlé',
    baking: 'pečení',
    sweet: 'sladké',
    cheap: 'levné',
    budget: 'levné',
    kids: 'pro děti',
    'kid-friendly': 'pro děti',
    summer: 'léto',
    autumn: 'podzim',
    winter: 'zima',
    spring: 'jaro',
    christmas: 'Vánoce',
    easter: 'Velikonoce',
    pasta: 'těstoviny',
    fish: 'ryby',
    ryba: 'ryby',
    salad: 'saláty',
    salads: 'saláty',
    salat: 'saláty',
    spread: 'pomazánky',
    pomazanka: 'pomazánky',
    chicken: 'kuřecí',
    beef: 'hovězí',
    pork: 'vepřové',
    italian: 'Itálie',
    asian: 'Asie',
    indian: 'Indie',
    mexican: 'Mexiko',
    french: 'Francie',
    francouzska: 'Francie',
    mediterranean: 'Středomoří',
    czech: 'česká klasika',
    ceska: 'česká klasika',
    grill: 'grilování',
    bbq: 'grilování',
  }),
)

/**
 * Reads tags and categories that a recipe has elsewhere: kinds of meals by their words, tags by their names, the rest is unknown. Where a
 * recipe would have too many tags, the last ones are unknown, too, so that nothing is dropped without a word.
 * @param tags all tags that there are
 * @param most tags of one recipe
 */
export function readLabels(labels: readonly string[], tags: readonly string[], most: number): ReadLabels {
  const byWord = new Map(tags.map((tag) => [normalizeSearch(tag), tag]))
  const found = { meals: new Set<MealType>(), tags: new Set<string>(), unknown: [] as string[] }
  for (const label of labels) {
    const word = normalizeSearch(label)
    const meals = mealsOf(word)
    const tag = byWord.get(word) ?? byWord.get(normalizeSearch(TAG_WORDS.get(word) ?? tagAsked(label) ?? ''))
    if (tag !== undefined && (found.tags.has(tag) || found.tags.size < most)) found.tags.add(tag)
    else if (meals.length === 0) found.unknown.push(label)
    for (const meal of meals) found.meals.add(meal)
  }
  return {
    meal_types: MEAL_TYPES.filter((type) => found.meals.has(type)),
    tags: [...found.tags],
    unknown: found.unknown,
  }
}

const OWN = new Map(MEAL_TYPES.map((type) => [normalizeSearch(MEAL_TYPE_LABELS[type]), type]))

/** The kinds of meals that a label names. */
function mealsOf(word: string): readonly MealType[] {
  const own = OWN.get(word)
  if (own !== undefined) return [own]
  return MEALS.get(word) ?? askedBy(word)?.meal_types ?? []
}

const tagAsked = (label: string): string | undefined => askedBy(label)?.tags?.[0]

/** What a label asks for as a question, where it says nothing else: „oběd“, not „oběd bez lepku“ or „nedělní oběd u babičky“. */
function askedBy(label: string): Wish | null {
  const { filter, text, excluded } = readQuestion(label)
  const isOne = Object.keys(filter).length === 1 && text === '' && excluded.length === 0
  return isOne ? filter : null
}
