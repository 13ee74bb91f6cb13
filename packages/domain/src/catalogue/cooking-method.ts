import { wordsOf } from '@zivina/czech/search-text'
import type { CookingMethod } from '@zivina/nutrition/cooking/methods'
import type { CookingType } from './cooking.ts'
import type { MealType } from './meal-types.ts'

/** What a recipe says about the way it is cooked. */
export type DescribedCooking = {
  cooking_type: CookingType
  meal_types: readonly MealType[]
  /** Titles and texts of its steps. */
  steps: readonly string[]
}

type NamedMethod = 'bake' | 'stew' | 'boil' | 'fry' | 'reduce' | 'sear'

/**
 * Verbs of instructions and their nouns, without accents: „uvařte“, „vaříme“, „vaření“, „přiveďte k varu“. Adjectives („uvařená
 * rýže“) are no instruction, and the anchors leave out negation („nevařte“) and other words („pečlivě“, „pečivo“, „tvaroh“).
 */
const VERBS: Readonly<Record<NamedMethod, RegExp>> = {
  bake: /^(u|do|pro|za|pred)?(pec(te|t|e|es|eme|ou|eni|enim)|pek(ejte|at|a|ame|aji|ani|anim))$/,
  stew: /^(po|u|pro|do)?dus(te|it|i|is|ime|eni|enim)$/,
  boil: /^((po|u|pro|do|roz|pre)?var(te|it|i|is|ime|eni|enim)|varu|varem)$/,
  fry: /^(o|u|do)?smaz(te|it|i|is|ime|eni|enim)$|^(u|o)?(fritujte|fritovani|griluj(te|eme)|grilovat|grilovani)$/,
  reduce: /^(z)?redukuj(te|eme|e)$|^(z)?redukovat$|^svar(te|it|ime)$/,
  sear: /^(o)?restuj(te|eme)$|^(o)?restovani$|^ope(cte|ct|ceme|ceni|kejte|kame|kat|kani)$|^osmah(nete|neme|nout|nuti)$/,
}

/** Without an oven, „pečte“ is about a pancake in a pan. */
const OVEN = /^(trou[bp]|plech|pekac|remosk|mikrovln|horkovzdus)/

/** „Bez pečení“, „nesmí vařit“, „nepřivádějte k varu“. */
const NEGATION = /^(bez|nesmi|nenech|neprived|neprivad|nema)/

/**
 * How a dish as a whole is cooked, as far as the recipe tells: what is cold is not cooked, a soup is a soup, and for the rest the
 * verbs of the steps decide. Of several, baking outweighs stewing, and stewing boiling; searing and reducing are steps on the way to
 * them. A dish that is fried or grilled as well as cooked otherwise has several parts, and no method is the method of the whole.
 *
 * @returns null when the recipe does not tell
 */
export function guessCookingMethod({ cooking_type, meal_types, steps }: DescribedCooking): CookingMethod | null {
  if (cooking_type === 'Cold') return 'none'
  if (meal_types.includes('Soup')) return 'soup'
  const named = namedMethods(steps)
  const main = (['bake', 'stew', 'boil'] as const).find((method) => named.has(method))
  if (named.has('fry')) return main === undefined ? 'fry' : null
  if (main !== undefined) return main
  if (named.has('reduce')) return 'reduce'
  return named.has('sear') ? 'fry' : null
}

function namedMethods(steps: readonly string[]): Set<NamedMethod> {
  const texts = steps.map(wordsOf)
  const hasOven = texts.some((words) => words.some((word) => OVEN.test(word)))
  const named = new Set(
    (Object.keys(VERBS) as NamedMethod[]).filter((method) => texts.some((words) => isInstructed(words, VERBS[method]))),
  )
  if (named.has('bake') && !hasOven) {
    named.delete('bake')
    named.add('sear')
  }
  return named
}

function isInstructed(words: readonly string[], verb: RegExp): boolean {
  return words.some((word, index) => {
    const before = words.slice(Math.max(0, index - 2), index)
    return verb.test(word) && !before.some((one) => NEGATION.test(one))
  })
}
