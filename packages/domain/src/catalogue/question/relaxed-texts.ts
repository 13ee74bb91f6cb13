import { normalizeSearch, searchStems } from '@zivina/czech/search-text'
import type { RecipeFilter } from '#domain/catalogue/filter/filters.ts'
import { type DishKind, dishKindOf } from './dish-kinds.ts'

/** A search for a little less than was asked for. `named`: a word that must be in the recipe's name. */
export type RelaxedSearch = { filter: RecipeFilter; named?: string }
/** Searches of one kind, the nearest first, and in words what their recipes may lack. */
export type Relaxed = { searches: RelaxedSearch[]; said: string[] }

/** Words about health that were not understood: they may be looked for in vain, but are never left out. */
const TELLS_OF_HEALTH =
  /(?<!\p{L})(?:lep(?:ek|ku|kem)|lakto[zs]|alerg|intoler|nesnas|nesmi|nemuz|histamin|fodmap|frukto[zs]|nemoc|onemocn)/u

/** How a dish is prepared: less than what it is made of. */
const PREPARED = /^(?:za|o|u)?(?:pecen|dusen|smazen|varen|pekan|grilovan|restovan|mixovan)\p{L}*$/u

/** Less than all the words of the text: without how it is prepared, the kind of the dish with the other words, without one of the words. */
export function textSteps(filter: RecipeFilter): Relaxed[] {
  const words = wordsOfText(filter)
  if (words.length === 0) return []
  const dish = dishKindOf(filter.search)
  const others = words.filter((word) => word !== dish?.word)
  const prepared = words.filter((word) => PREPARED.test(normalizeSearch(word)))
  const withText = (search: string) => ({ filter: { ...filter, search } })
  const steps: Relaxed[] = []
  if (prepared.length > 0 && prepared.length < words.length) {
    const rest = words.filter((word) => !prepared.includes(word))
    steps.push({ searches: [withText(rest.join(' '))], said: [needNotBe(prepared)] })
  }
  if (dish !== null) steps.push(ofKind(filter, dish, others))
  if (words.length > 1) {
    const fewer = words.map((word) => words.filter((other) => other !== word).join(' '))
    // Without an ingredient before without the dish.
    const inOrder = dish === null ? fewer : fewer.toSorted((one, other) => has(other, dish.word) - has(one, dish.word))
    steps.push({ searches: inOrder.map(withText), said: [`jedno ze slov ${listed(words)} v\u00a0nich být nemusí`] })
    if (dish !== null) {
      const { searches, said } = ofKind(filter, dish, [])
      steps.push({ searches, said: [...said, needNotBe(others)] })
    }
  }
  return steps
}

/** The kind of a dish instead of the dish. Words of a kind that are no ingredients must be in the names. */
function ofKind(
  filter: RecipeFilter,
  { word, kind }: { word: string; kind: DishKind },
  others: readonly string[],
): Relaxed {
  // A chosen meal stays: what the kind says of it would ask for less unsaid.
  const meal_types = filter.meal_types.length > 0 ? filter.meal_types : (kind.filter?.meal_types ?? [])
  const set = { ...filter, meal_types, tags: [...filter.tags, ...(kind.filter?.tags ?? [])] }
  const withWord = (one: string) => ({
    filter: { ...set, search: [...others, one].join(' ') },
    ...(kind.in_names ? { named: one } : {}),
  })
  const searches = kind.words?.map(withWord) ?? [{ filter: { ...set, search: others.join(' ') } }]
  return { searches, said: [`místo „${word}“ jde o\u00a0${kind.named}`] }
}

/** Without any of the words. */
export function withoutText(filter: RecipeFilter): Relaxed[] {
  const words = wordsOfText(filter)
  return words.length === 0 ? [] : [{ searches: [{ filter: { ...filter, search: '' } }], said: [needNotBe(words)] }]
}

/** The words that may be left out; none where one of them tells of health. */
function wordsOfText({ search }: RecipeFilter): string[] {
  if (TELLS_OF_HEALTH.test(normalizeSearch(search))) return []
  return search.split(' ').filter((word) => searchStems(word).length > 0)
}

const needNotBe = (words: readonly string[]): string => `${listed(words)} v\u00a0nich být nemusí`
const has = (text: string, word: string): number => Number(text.split(' ').includes(word))

function listed(words: readonly string[]): string {
  const quoted = words.map((word) => `„${word}“`)
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} a\u00a0${quoted.at(-1)}`
}
