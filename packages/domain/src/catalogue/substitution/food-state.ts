import { normalizeSearch } from '@zivina/czech/search-text'

/**
 * The state a food is bought in, by which its weight means something: `raw` (fresh, or bought as it is used), `frozen`, `dry`
 * (without its water), `cooked` (ready to eat) and `canned` (in a tin or jar, drained).
 */
export const FOOD_STATES = ['raw', 'frozen', 'dry', 'cooked', 'canned'] as const
export type FoodState = (typeof FOOD_STATES)[number]

const STATE_WORDS = [
  ['frozen', /\bmrazen(?:y|a|e)\b/],
  ['raw', /\bsyrov(?:y|a|e)\b/],
  ['canned', /\bkonzerv|\bsterilovan|\bnakladan|\bkompot/],
  ['cooked', /\b(?:(?:u|po|pred)?(?:varen|pecen|dusen|smazen|grilovan|sparen)|tepelne upraven)(?:y|a|e)\b/],
  ['dry', /\b(?:such(?:y|a|e)|susen(?:y|a|e)|prasek)\b/],
] as const satisfies readonly (readonly [FoodState, RegExp])[]

/** The state that the name of a food tells: „Rýže, vařená“ is cooked; a name that tells none is raw. */
export function stateFromName(name: string): FoodState {
  const words = normalizeSearch(name)
  return STATE_WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'raw'
}

/**
 * Whether two states weigh alike, so that one may stand for the other without a ratio for it: frozen food is raw food, and what is
 * in a tin is cooked. Dry and cooked never are.
 */
export function weighsAlike(one: FoodState, other: FoodState): boolean {
  return one === other || KIND_OF_STATE[one] === KIND_OF_STATE[other]
}

const KIND_OF_STATE: Readonly<Record<FoodState, 'raw' | 'dry' | 'cooked'>> = {
  raw: 'raw',
  frozen: 'raw',
  dry: 'dry',
  cooked: 'cooked',
  canned: 'cooked',
}
