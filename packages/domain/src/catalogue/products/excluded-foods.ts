import { normalizeSearch } from '@zivina/czech/search-text'
import { withoutDenials } from '#domain/catalogue/foods/name-rules.ts'
import { foodStems } from '#domain/catalogue/ingredient-line/food-stems.ts'
import type { LabelText } from './label-text.ts'
import { labelStems } from './label-words.ts'

/** A food that a person does not eat, with all its names. */
export type ExcludedFood = { guid: string; name: string; names: readonly string[] }

/** What a package says of itself. */
export type PackageWords = {
  name: string
  /** Keys of the source: `en:yogurts`. */
  categories: readonly string[]
  ingredients: LabelText | null
}

/** A package of which the name is all that is known. */
export const nameAlone = (name: string): PackageWords => ({ name, categories: [], ingredients: null })

/**
 * `contained`: the list of ingredients names it. `probable`: the name or the category does, or the list names its flavour or traces
 * of it.
 */
export type Exclusion = { name: string; certainty: 'contained' | 'probable' }

/** Words that do not make another food: its state, its looks, the meat of an animal. */
const UNSPECIFIC = new Set(
  foodStems(
    'syrový čerstvý celý domácí žlutý bílý červený zelený obecný loupaný jedlý kuchyňský mletý sušený mražený krájený drcený vařený ' +
      'sterilovaný zahradní bulvový kořenový pravý chovný slepičí maso kořen nať list plod semeno jádro',
  ),
)
/** What follows says what may have got into the food, in the languages of labels. */
const TRACES =
  /(m[ůuô]že obsahova[tť]|stop(?:y|ov[éa] množstv[íi])|vyrob\S+ v (?:závodě|provozu|podniku)|vyroben\S* v prevádzke|may contain|traces? of|kann (?:\S+ )?spuren|spuren von).*$/isu
const ITEM_END = /,(?!\d)|[;()[\]{}•·:]|\.(?:\s|$)|\s[-–]\s/u
const FLAVOUR = /prichut|arom|esenc|flavou?r|geschmack/
/** „sugar free“, „ohne Zwiebeln“; the Czech „bez“ is known to `withoutDenials`. */
const FOREIGN_DENIAL = /\b(?:ohne|without|no)\s+(?:added\s+)?\p{L}+|\p{L}+[ -]free\b/gu

/**
 * Which of the foods that a person does not eat are in a package, by word stems: „cibulový prášek“ has „Cibule“. One that is not in the
 * answer may still be in the package; see `isWellRead`.
 */
export function findExcluded(excluded: readonly ExcludedFood[], words: PackageWords): Exclusion[] {
  const text = words.ingredients?.text ?? ''
  const traces = TRACES.exec(text)?.[0] ?? ''
  const items = itemsOf(text.slice(0, text.length - traces.length))
  const surely = items.filter(({ isFlavour }) => !isFlavour)
  const perhaps = [...items, ...itemsOf(traces), ...itemsOf(words.name), ...words.categories.flatMap(ofCategory)]
  return excluded.flatMap(({ name, names }): Exclusion[] => {
    const wanted = [name, ...names].map(significant).filter((stems) => stems.length > 0)
    const isIn = (list: readonly Item[]) =>
      list.some(({ stems }) => wanted.some((each) => each.every((stem) => stems.has(stem))))
    if (isIn(surely)) return [{ name, certainty: 'contained' }]
    return isIn(perhaps) ? [{ name, certainty: 'probable' }] : []
  })
}

/** That something is, or contains, a food that the person does not eat; certain where its label or its own record says so. */
export type ExclusionWarning = { kind: 'excluded'; name: string; allergen: null; is_certain: boolean }

/**
 * What a person must know of the things that carry one barcode. No warning is no statement; see `isWellRead`.
 *
 * @param packages what they say of themselves
 * @param foods guids of the foods among them
 */
export function exclusionWarnings(
  excluded: readonly ExcludedFood[],
  packages: readonly PackageWords[],
  foods: readonly string[],
): ExclusionWarning[] {
  const found = packages.flatMap((words) => findExcluded(excluded, words))
  return excluded.flatMap(({ guid, name }): ExclusionWarning[] => {
    const own = found.filter((one) => one.name === name)
    const is_certain = foods.includes(guid) || own.some(({ certainty }) => certainty === 'contained')
    return own.length > 0 || is_certain ? [{ kind: 'excluded', name, allergen: null, is_certain }] : []
  })
}

type Item = { stems: ReadonlySet<string>; isFlavour: boolean }

/** The things that a text lists. */
function itemsOf(text: string): Item[] {
  return text.split(ITEM_END).flatMap((part) => {
    const normal = withoutDenials(normalizeSearch(part)).replace(FOREIGN_DENIAL, '')
    if (normal.trim() === '') return []
    return [{ stems: labelStems(normal), isFlavour: FLAVOUR.test(normal) }]
  })
}

/** „en:hazelnut-spreads“. A category of what the food is without says nothing: „en:garlic-free“. */
function ofCategory(key: string): Item[] {
  return itemsOf(key.replace(/^[a-z]{2,3}:/, '').replaceAll('-', ' '))
}

/** The stems that a package has to have; all of them where the name has none but unspecific ones. */
function significant(name: string): string[] {
  const stems = foodStems(name.split(/[,(]/)[0] ?? '')
  const telling = stems.filter((stem) => !UNSPECIFIC.has(stem))
  return telling.length > 0 ? telling : stems
}
