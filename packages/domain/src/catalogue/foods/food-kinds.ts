import { searchStems, wordsOf } from '@zivina/czech/search-text'

type Named = { name: string }

/** Letters of a word that may name a kind. */
const KIND_WORD_MIN = 4

/** Adjectives that say what animal it is from: „vepřová kýta“ and „vepřový bok“ are both pork. */
const OF_ANIMALS = new Set(
  [
    'vepřová',
    'hovězí',
    'telecí',
    'kuřecí',
    'krůtí',
    'kachní',
    'husí',
    'jehněčí',
    'skopová',
    'králičí',
    'kozí',
    'ovčí',
    'rybí',
  ].flatMap(searchStems),
)

/** The words of a food's own name: „pyré bez cukru“ has no sugar. */
const ownWords = ({ name }: Named): string[] => name.replace(/\sbez\s.*$/iu, '').match(/\p{L}+/gu) ?? []

/**
 * The foods of the kind that a word names, among some: those with every word of it in their own name. „Vepřové“ is all pork.
 * @param isAdjective tells that „cukrový hrášek“ is no sugar, where it is known; null where it cannot be told
 */
export function foodsNamed<Food extends Named>(
  name: string,
  foods: readonly Food[],
  isAdjective: (word: string) => boolean | null = () => null,
): Food[] {
  const asked = wordsOf(name).map((word) => ({ stem: searchStems(word)[0], isKind: isAdjective(word) === true }))
  return foods.filter((food) => {
    const own = ownWords(food)
    const isIn = ({ stem, isKind }: (typeof asked)[number]) =>
      own.some((word) => searchStems(word)[0] === stem && (isKind || isAdjective(word) !== true))
    return asked.length > 0 && asked.every(isIn)
  })
}

/** A kind of food with those of it that are meant; a food that is alone is its own kind. */
export type FoodKind<Food> = { name: string; foods: Food[] }

/** Foods with those of the same kind together, in the order in which kinds first come: „Cibule“ for onions red and white. */
export function foodKinds<Food extends Named>(foods: readonly Food[]): FoodKind<Food>[] {
  const left = new Set(foods)
  const kindOf = new Map<Food, FoodKind<Food>>()
  for (;;) {
    const kind = largestKind([...left])
    if (kind === null) break
    for (const food of kind.foods) {
      left.delete(food)
      kindOf.set(food, kind)
    }
  }
  return [...new Set(foods.map((food) => kindOf.get(food) ?? food))].map((one) =>
    'foods' in one ? (one as FoodKind<Food>) : { name: one.name, foods: [one] },
  )
}

/** The word that most of some foods have in common; null where no two have any. */
function largestKind<Food extends Named>(foods: readonly Food[]): FoodKind<Food> | null {
  const kinds = new Map<string, FoodKind<Food>>()
  for (const food of foods) {
    for (const word of ownWords(food)) {
      const [stem] = searchStems(word)
      if (stem === undefined || !isOfKind(word, stem)) continue
      const kind = kinds.get(stem) ?? { name: capital(word), foods: [] }
      if (!kind.foods.includes(food)) kind.foods.push(food)
      kinds.set(stem, kind)
    }
  }
  const largest = [...kinds.values()].reduce<FoodKind<Food> | null>(
    (best, kind) => (best === null || kind.foods.length > best.foods.length ? kind : best),
    null,
  )
  return largest !== null && largest.foods.length > 1 ? largest : null
}

/** Nouns say what a food is; adjectives only of an animal do. */
const isOfKind = (word: string, stem: string): boolean =>
  OF_ANIMALS.has(stem) || (word.length >= KIND_WORD_MIN && !/[ýáé]$/iu.test(word))

const capital = (word: string): string => word.charAt(0).toLocaleUpperCase('cs') + word.slice(1)
