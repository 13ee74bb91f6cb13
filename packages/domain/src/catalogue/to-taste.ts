import { normalizeSearch } from '@zivina/czech/search-text'
import type { NutritionLine } from '@zivina/nutrition/macros'
import { STORED_NUTRIENTS } from '@zivina/nutrition/nutrients'
import { ALLERGENS, type FoodAllergens } from './allergens/allergens.ts'
import type { JudgedLine } from './diet-rules/verdicts.ts'
import type { FoodGroup } from './foods/food-groups.ts'

/** A line that names only seasoning, without an amount: „sůl, pepř podle chuti“. */
export type Seasoning = { name: string; food_groups: FoodGroup[]; allergens: FoodAllergens; has_salt: boolean }

/** Lines of a recipe that may be such. Who leaves more of them open leaves the dish open. Our proposal. */
export const TO_TASTE_MAX = 5

type Spice = { words: RegExp; food_groups?: readonly FoodGroup[]; has_salt?: true; may_have_mustard?: true }

/**
 * Single spices and herbs that are used by pinches: whole and ground ones alike. Sugar, oil, flour, sauces, stock and spice mixes are
 * not among them, as their amount decides and their recipes differ. Words without accents.
 */
const SPICES: readonly Spice[] = [
  { words: /^((morsk|kuchynsk|jodidovan|himalajsk)[ae] )?s[ou]li?$/, has_salt: true },
  {
    words: /^((cern|bil|barevn|zelen|mlet|drcen)\w+ |cerstve )*pepr(e|em|u)?( (cern|bil|mlet|cel|drcen)\w+)*$/,
    food_groups: ['pepper_spice'],
  },
  { words: /^(susen\w+ )?(majorank|oregan|bazalk|tymian|rozmaryn|salvej|saturejk)\w*( susen\w+)?$/ },
  { words: /^(drcen\w+ |mlet\w+ )?kmin\w*( mlet\w+| drcen\w+| cel\w+)?$/, may_have_mustard: true },
  {
    words: /^(bobkov\w+ list\w*|nov\w+ koreni|muskatov\w+ (orech|orisek|kvet)\w*|hrebicek|skorice|kurkuma)( mlet\w+)?$/,
  },
  { words: /^(mlet\w+ )?(sladk\w+ )?(mlet\w+ )?paprika( (sladka|mleta))*$/ },
  { words: /^((mlet\w+ )?(paliv\w+ paprika|chilli|chili)|kajensky pepr)( mlet\w+)?$/, food_groups: ['chilli'] },
  { words: /^(cerstv\w+ |nasekan\w+ )?(petrzelk|pazitk|kopr|libecek)\w*( nasekan\w+)?$/ },
]

/** „Podle chuti“, „na dochucení“, „špetka“, „trochu“: words that give no amount. */
const NO_AMOUNT =
  /\b(podle|dle) (vlastni )?(chuti|potreby)\b|\bna (dochuceni|ochuceni|osoleni|okoreneni)\b|\b(spetk[au]|trochu|trocha)\b/g

/** What a free line names, where it names nothing but seasonings and no amount; null otherwise. */
export function readToTaste(text: string): Seasoning | null {
  const plain = normalizeSearch(text).replace(NO_AMOUNT, ' ').replace(/[().]/g, ' ')
  const names = plain
    .split(/[,;+/]|\ba\b|\bi\b|\bnebo\b/)
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter((name) => name !== '')
  const spices = names.map((name) => SPICES.find(({ words }) => words.test(name)))
  if (names.length === 0 || spices.some((spice) => spice === undefined)) return null
  const known = spices.filter((spice) => spice !== undefined)
  return {
    name: text,
    food_groups: [...new Set(known.flatMap(({ food_groups = [] }) => food_groups))],
    allergens: allergensOf(known.some(({ may_have_mustard }) => may_have_mustard)),
    has_salt: known.some(({ has_salt }) => has_salt),
  }
}

/** The first of the free lines that are seasonings, and how many lines stay unknown. */
export function sortFreeLines(lines: readonly { text: string }[]): { seasonings: Seasoning[]; unmatched: number } {
  const seasonings = lines
    .map(({ text }) => readToTaste(text))
    .filter((seasoning) => seasoning !== null)
    .slice(0, TO_TASTE_MAX)
  return { seasonings, unmatched: lines.length - seasonings.length }
}

/** A gram of something without energy; of salt, how much of it is unknown, so that the sum is „alespoň“. */
export function toTasteNutrition({ has_salt }: Pick<Seasoning, 'has_salt'>): NutritionLine {
  const nutrients = Object.fromEntries(STORED_NUTRIENTS.map((nutrient) => [nutrient, 0])) as NutritionLine['nutrients']
  return {
    amount: 1,
    count_macros: true,
    weight_units: 'Gram',
    grams_per_piece: null,
    density_g_per_ml: null,
    nutrients: has_salt ? { ...nutrients, salt: null } : nutrients,
  }
}

/** Such a line as the diet rules judge it: its groups and allergens count, its mass is none and its grams are unknown. */
export function toTasteJudged({ name, food_groups, allergens, ...salt }: Seasoning): JudgedLine {
  return {
    ...toTasteNutrition(salt),
    guid: `to-taste:${name}`,
    name,
    food_groups,
    is_classified: true,
    allergens,
    constituents: {},
    limits: {},
    yield_class: null,
    micronutrients: {},
    is_garnish: false,
    is_to_taste: true,
  }
}

function allergensOf(mayHaveMustard: boolean): FoodAllergens {
  const free = ALLERGENS.map((allergen) => [allergen, { state: 'free', evidence: 'nature' }])
  const allergens = Object.fromEntries(free) as FoodAllergens
  if (mayHaveMustard) delete allergens.mustard
  return allergens
}
