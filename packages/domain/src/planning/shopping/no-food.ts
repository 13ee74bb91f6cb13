import { normalizeSearch } from '@zivina/czech/search-text'

/** Things of a household whose names are also those of foods, or that are told by what they are for. */
const NO_FOOD = new RegExp(
  [
    '(?<!\\p{L})(?:na nadobi|na prani|na podlah|na okna|na wc|na odpad|na vlasy|na ruce|na zuby|na plet|na oblicej)',
    '(?<!\\p{L})(?:papir|papiry|pytliky) na peceni(?!\\p{L})',
    '(?<!\\p{L})(?:do mycky|do pracky|do koupelny|do kose|do auta)',
    '(?<!\\p{L})pro (?:psa|pejska|kocku|kocicku|kocky|psy|krecka|kralika|papouska|miminko)(?!\\p{L})',
    '^(?:\\d+ (?:ks )?|par |nejake )?(?:cajove |vonne )?svick(?:a|y|u|ek)(?!\\p{L})',
    '(?<!\\p{L})(?:toaletni|pecici|balici|praci|cistici|zubni|kopirovaci) (?:papir|prasek|gel|prostredek|past|kartacek)',
  ].join('|'),
  'u',
)

/** Whether a text of a shopping list names something that is no food: „houbičky na nádobí“, „papír na pečení“. */
export const isNoFood = (text: string): boolean => NO_FOOD.test(normalizeSearch(text))
