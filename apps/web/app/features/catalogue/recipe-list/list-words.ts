import { counted } from '@zivina/czech/plural'
import type { DietType } from '@zivina/domain/catalogue/diet-types'
import { FILTER_PARAMETERS, type FilterParameter, toQuery } from '@zivina/domain/catalogue/filter/filter-query'
import type { RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { LIST_PATH, listAddress } from '#app/features/catalogue/filter/list-address.ts'

const MEAL_WORDS = {
  Breakfast: 'na\u00a0snídani',
  Snack: 'na\u00a0dopolední svačinu',
  Soup: 'na\u00a0polévky',
  Lunch: 'na\u00a0oběd',
  Dessert: 'na\u00a0dezerty',
  Late_snack: 'na\u00a0odpolední svačinu',
  Dinner: 'na\u00a0večeři',
  Late_dinner: 'na\u00a0druhou večeři',
  Drinks: 'na\u00a0nápoje',
} as const satisfies Record<MealType, string>

const DIET_HEADINGS = {
  'Without restrictions': 'Recepty',
  Sparing: 'Recepty pro šetřicí dietu',
  'Restricted fat': 'Recepty s\u00a0omezením tuku',
  'Restricted remains': 'Bezezbytkové recepty',
  Diabetic: 'Diabetické recepty',
  'Gluten free': 'Bezlepkové recepty',
  'Lactose intolerant': 'Recepty při nesnášenlivosti laktózy',
  'Cow protein allergy': 'Recepty při alergii na\u00a0bílkovinu kravského mléka',
  Dysphagia: 'Recepty při poruchách polykání',
  Nutritional: 'Recepty pro výživnou dietu',
  'Diet for gout': 'Recepty při dně',
  'For high cholesterol': 'Recepty při vysokém cholesterolu',
  'For pregnant and breastfeeding': 'Recepty pro těhotné a\u00a0kojící',
} as const satisfies Record<DietType, string>

/** Filters that have an indexed page of their own when used alone with a single value. */
export const INDEXED_FILTERS: readonly FilterParameter[] = ['meal_types', 'diet_types', 'tags', 'creator']

export type ListWords = {
  heading: string
  title: string
  description: string
  /** Canonical address: the list's own where it is indexed, otherwise that of the plain list. */
  canonical: string
  indexable: boolean
}

/**
 * Title, heading and description of a list by its main filter. Only the plain list and one meal type, diet type, tag or creator
 * alone are indexed; every other combination has the plain list as canonical page.
 *
 * @param creatorName name of the creator the list is restricted to
 */
export function wordsFor(filter: RecipeFilter, count: number, offset: number, creatorName: string | null): ListWords {
  const heading = headingFor(filter, creatorName)
  const indexable = offset === 0 && count > 0 && makesPage(filter)
  return {
    heading,
    title: heading === 'Recepty' ? 'Recepty s\u00a0přesnými výživovými hodnotami' : heading,
    description: descriptionFor(filter, heading, count),
    canonical: indexable ? listAddress(filter) : LIST_PATH,
    indexable,
  }
}

function headingFor(filter: RecipeFilter, creatorName: string | null): string {
  const { search, meal_types, diet_types, tags, creator } = filter
  if (search !== '') return `Recepty: ${search}`
  const [diet] = diet_types
  const [meal] = meal_types
  const dietWords = diet && diet_types.length === 1 ? DIET_HEADINGS[diet] : 'Recepty'
  const heading = meal && meal_types.length === 1 ? `${dietWords} ${MEAL_WORDS[meal]}` : dietWords
  if (heading !== 'Recepty') return heading
  if (creator !== null) return `Recepty: ${creatorName ?? creator}`
  return tags.length === 1 ? `Recepty: ${tags[0]}` : 'Recepty'
}

function descriptionFor(filter: RecipeFilter, heading: string, count: number): string {
  if (filter.search !== '' && count === 0) return `Na dotaz „${filter.search}“ zatím nemáme recept. Zkuste jiné filtry.`
  const lead = heading === 'Recepty' ? 'Recepty z\u00a0české kuchyně i\u00a0ze světa' : heading
  const number = count > 0 ? ` (${counted(count, 'recept', 'recepty', 'receptů')})` : ''
  return `${lead}${number}. Energie, bílkoviny, sacharidy a\u00a0tuky na porci, filtry podle diety, cíle, času i\u00a0surovin.`
}

function makesPage(filter: RecipeFilter): boolean {
  const query = toQuery(filter)
  const used = FILTER_PARAMETERS.filter((name) => query[name] !== undefined)
  const [only] = used
  if (only === undefined) return true
  return used.length === 1 && INDEXED_FILTERS.includes(only) && !query[only]?.includes(',')
}
