import { normalizeSearch } from '@zivina/czech/search-text'
import { foodStems } from '../../catalogue/ingredient-line/food-stems.ts'
import type { ParsedLine } from '../../catalogue/ingredient-line/parse-line.ts'
import { LIKELY, SURE } from '../../catalogue/ingredient-line/rank-foods.ts'

/** How much of a line the person has to decide: nothing but a look, which of several foods it is, or everything. */
export const DOUBTS = ['sure', 'choose', 'unknown'] as const
export type Doubt = (typeof DOUBTS)[number]

/** What a line may mean. */
export type Possible = {
  name: string
  /** 0 … 1, as of the house's matching. */
  confidence: number
  /** Called exactly so: the person's own food or dish, or a dish whose name has several words. */
  is_named: boolean
}

/** By how much the first food must be ahead of the second. */
const AHEAD = 0.04
/** The parser's confidence in the line from which its amount is believed. */
const READ_WELL = 0.65

/**
 * Whether the first of the possible foods may be taken without asking which one it is.
 *
 * @param is_open the name means foods that differ much: dry or cooked rice
 * @param is_served it is said by plates or portions, so that nothing raw is meant
 */
export function doubtOf(
  line: Pick<ParsedLine, 'confidence' | 'text' | 'name'>,
  possible: readonly Possible[],
  is_open: boolean,
  is_served: boolean,
): Doubt {
  const [first, second] = possible
  if (first === undefined || line.name === '') return 'unknown'
  if (first.is_named) return second?.is_named ? 'choose' : 'sure'
  if (is_open || saysMore(line.text) || line.confidence < READ_WELL) return 'choose'
  if (is_served && (isRaw(first) || isHerb(line.text, first))) return 'choose'
  if (isRawOrCooked(possible) || isOtherDish(line.name, first) || isKindAlone(line.name)) return 'choose'
  const isAhead = second === undefined || first.confidence - second.confidence >= AHEAD
  return first.confidence >= SURE && isAhead ? 'sure' : 'choose'
}

/** „máslo nebo margarín“, „maliny do jogurtu 150 g“ with an amount before: two foods in one line. */
function saysMore(text: string): boolean {
  if (/(?<!\p{L})(nebo|anebo|či|místo)(?!\p{L})/iu.test(text)) return true
  return (text.replace(/\([^)]*\)/g, '').match(/\d\s?(?:g|gr|ml|dkg|kg|dl|l|gramů|deka)(?!\p{L})/giu) ?? []).length > 1
}

const RAW = /(?<!\p{L})syrov/u
const COOKED = /(?<!\p{L})(?:u|o|pre)?(?:pec|var|smaz|dus|gril)en/u

/** Whether a food is what a dish is made of, not what is served. */
export const isRaw = ({ name }: Pick<Possible, 'name'>): boolean => RAW.test(normalizeSearch(name))

/** „porce koprovky“ is no fresh dill: what the line does not call fresh or dried is not eaten so by plates. */
function isHerb(text: string, { name }: Possible): boolean {
  const kind = /(?<!\p{L})(?:cerstv|susen)/u
  return kind.test(normalizeSearch(name)) && !kind.test(normalizeSearch(text))
}

/** „150 g lososa“: a recipe weighs it raw, a plate has it baked. */
function isRawOrCooked(possible: readonly Possible[]): boolean {
  const likely = possible.filter(({ confidence }) => confidence >= LIKELY).map(({ name }) => normalizeSearch(name))
  return RAW.test(likely[0] ?? '') && likely.some((name) => COOKED.test(name) && !RAW.test(name))
}

/** Names of what is cooked: a food without the word is what it is made of. */
const DISH =
  /^(rize?c?k|gulas|karbanat|sekan|rizot|omack|polevk|salat|kas|nakyp|pomazank|omelet|palacink|livan|svick|burger|hambur|sendvic|baget|wrap|pizz|lasagn|kari|perkelt|smazen|toust|sushi|kebab|gyros|tortil|koktejl|smoothie|kolac|buchet|zapecen|peceni)/

const dishesIn = (said: string): string[] => foodStems(said).filter((stem) => DISH.test(stem))

/** Whether a line names a dish, or says it by plates: dishes then come before what is raw. */
export const meansDish = ({ name }: Pick<ParsedLine, 'name'>, is_served: boolean): boolean =>
  is_served || dishesIn(name).length > 0

/** „kuřecí řízek“ is not raw chicken, „svíčková“ no piece of meat. */
function isOtherDish(said: string, { name }: Possible): boolean {
  const dishes = dishesIn(said)
  if (dishes.length === 0) return false
  return (
    isRaw({ name }) ||
    dishes.some((stem) => !foodStems(name).some((known) => known.startsWith(stem) || stem.startsWith(known)))
  )
}

/** Kinds whose members differ too much for the usual one to be taken: nuts, biscuits, meat. */
const KINDS = new Set(
  foodStems(
    'ořechy oříšky salát sušenky sušenka maso ryba zelenina ovoce sýr salám koláč dort bonbony tyčinka chipsy knedlíky müsli',
  ),
)

const isKindAlone = (name: string): boolean => {
  const stems = foodStems(name)
  return stems.length === 1 ? KINDS.has(stems[0] ?? '') : stems.some((stem) => MEAT.has(stem))
}

/** „kuřecí maso“ is breast, leg or both. */
const MEAT = new Set(foodStems('maso'))

/** Whether a text is a name, in any case and order of words. */
export function isCalled(text: string, name: string): boolean {
  if (normalizeSearch(text) === normalizeSearch(name)) return true
  const [said, known] = [foodStems(text), foodStems(name)]
  return said.length > 0 && said.length === known.length && said.every((stem) => known.includes(stem))
}
