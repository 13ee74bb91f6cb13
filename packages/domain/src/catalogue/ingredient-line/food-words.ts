import { normalizeSearch } from '@zivina/czech/search-text'
import { remember } from '#domain/remember.ts'
import { foodStems } from './food-stems.ts'
import { isHarmless } from './harmless-words.ts'

/** A word of a line or of a food's name. */
export type FoodWord = {
  /** In lower case without accents. */
  folded: string
  stem: string
  /** Null where the ending does not tell, for example without accents. */
  adjective: boolean | null
  /** A food that does not explain this word is another food. */
  required: boolean
  /** It tells a purpose: „cibule“ in „olej na orestování cibule“. */
  purpose: boolean
  /** It begins with a capital within a line: „Gala“, „Madeta“. */
  name?: boolean
  /** Its stem is that of a known word with typing errors. */
  corrected?: boolean
  /** What a liquid is poured off from, or a food lies in: „rajčata“ in „olej z rajčat“, „ocet“ in „houby v octě“. */
  origin?: boolean
  /** It stands beside the name of the line, in brackets or after a comma. */
  beside?: boolean
}

/** Beginnings of soft adjectives, recognised without accents as well: kuřecí, hovězí. */
const SOFT =
  /^(kurec|hovez|telec|krut|kachn|hus|jehnec|kralic|srnc|jelen|kanc|ryb|koz|ovc|drubez|konsk|jarn|tresc|buvol|krab|krepelc|kravsk|skopov|domac|zadn|predn|horn|doln|polni?|lesn|instantn|chilsk)i(ho|ch|m|mi|mu)?$/
/** Slovak adjectives whose ending is short after a long root. */
const SLOVAK_SHORT = /^(ciern|biel|mliecn)(e|a|y)$/
/** Nouns that end like adjectives. */
const NOUNS_LIKE_ADJECTIVES =
  /^(zeli|pyre|file|pate|kakao|koreni|podmasli|ghi|kari|testovin|susenk|maso|hrozen|lesni|svi(e)?ckov(a|e|ou|ej|u)|peceni|obili|drozdi|vejci|listi|bulv|anglick(a|e|ou)|jablka|stehna|kridla|semena|semienka|rebra|zrna|jadra|vajca|kolena|jablcka|vajicka|krkov|kolo|morkovi|morske|vetrni|mak|chilli|kiwi|mysli|musli|sushi|tofu|vegeta|kare|paprik|kroupy|jahly|slavky|korovky|olej|krem(u|em)?|ml[ey]k\S*|maso|octa)$/

/** Whether the ending of a word is one of an adjective; null where that cannot be told. */
export function isAdjective(word: string): boolean | null {
  const folded = normalizeSearch(word)
  if (NOUNS_LIKE_ADJECTIVES.test(folded)) return null
  if (SLOVAK_SHORT.test(folded)) return true
  if (/.{2}ov(y|a|e|eho|emu|ych|ym|ymi|ou|ej|yho)$/.test(folded) || SOFT.test(folded)) return true
  if (/.{2}(ého|ých|ým|ými|ému|ý|á|é|ího|ýho|ej|ejch)$/iu.test(word.normalize('NFC'))) return true
  if (/.{3}(eho|ych|ymi|emu)$/.test(folded)) return true
  if (/(ou|í|ich|im|imi)$/iu.test(folded) || /(í|ích|ím|ími)$/iu.test(word) || !/[áéěíýúůóžščřďťň]/iu.test(word))
    return null
  return false
}

const FOR = /^(na|do|k|ke|pro|od|u|o|po|dle|podle)$/
const FROM = /^(z|ze|zo)$/
const IN = /^(v|ve|vo)$/
const LIQUID = /^(olej|nalev|lak|vod|vyvar|stav|tuk|sirup)/
const WITH = /^(s|se|so|z|ze|zo|v|ve|vo|bez)$/

/** The words of a name in a line. Those after „na“, „do“ and „pro“ tell a purpose, which no food need explain. */
export function wordsAsked(name: string): FoodWord[] {
  const tokens = name.match(/[\p{L}\p{N}]+(?:['’]s\b)?/gu) ?? []
  const words: FoodWord[] = []
  let purpose = false
  let origin = false
  for (const [place, token] of tokens.entries()) {
    const folded = normalizeSearch(token).replace(/['’]s$/, '')
    if (FROM.test(folded)) origin = LIQUID.test(words.findLast(({ adjective }) => adjective !== true)?.folded ?? '')
    // „houby v octě“ are no vinegar.
    else if (IN.test(folded)) origin = words.some(({ required, adjective }) => required && adjective !== true)
    if (FOR.test(folded)) purpose = true
    else if (WITH.test(folded)) purpose = false
    else {
      const stem = stemIn(tokens, place)
      // „s kostí“ tells a cut of meat, not bones.
      const adjective = folded === 'kosti' && isCut(tokens, place) ? true : isAdjective(token)
      // „kakaa van Houten“, „dýňový olej HANYS“, „pektinu NH“.
      const named = place > 0 && (/^\p{Lu}\p{Ll}/u.test(token) || isShouted(tokens, place)) && adjective !== true
      const required = isBones(tokens, place) || !(purpose || named || isHarmless(folded))
      if (stem !== undefined) words.push({ folded, stem, adjective, required, purpose, name: named, origin })
      // A purpose is a noun with its adjectives; what follows is the food: „na smažení olej“.
      // After a food it goes on to the end: „olej na orestování cibule“.
      const led = words.some((word) => word.required && word.adjective !== true)
      if (!led && (adjective !== true || /(eni|ani)$/.test(folded))) purpose = false
    }
  }
  return words.slice(0, 12)
}

/** A word in capitals where the words before it are not. */
const isShouted = (tokens: readonly string[], place: number): boolean =>
  /^\p{Lu}{2,}$/u.test(tokens[place] ?? '') && tokens.slice(0, place).some((token) => /\p{Ll}/u.test(token))

/** „telecí kosti“ are no veal, „vepřová kůže“ no pork, „plec s kostí“ is a shoulder. */
function isBones(tokens: readonly string[], place: number): boolean {
  const before = tokens.slice(Math.max(0, place - 3), place).map(normalizeSearch)
  return (
    /^(kost(i|em|mi)?|kuz(e|i))$/.test(normalizeSearch(tokens[place] ?? '')) &&
    !/^(s|se|bez|od|u|na|i|vcetne|z|ze)$/.test(before.at(-1) ?? '') &&
    !(before.at(-1) === 'a' && /^(s|bez)$/.test(before[0] ?? ''))
  )
}

/** „plec s kostí“, not „šunka od kosti“, which is another ham. */
const isCut = (tokens: readonly string[], place: number): boolean =>
  !isBones(tokens, place) && normalizeSearch(tokens[place - 1] ?? '') !== 'od'

/** „bez kůže“ is one word: a food without skin is not one with it. */
function stemIn(tokens: readonly string[], place: number): string | undefined {
  const without = normalizeSearch(tokens[place - 1] ?? '') === 'bez'
  const [stem] = foodStems(`${without ? 'bez ' : ''}${tokens[place] ?? ''}`).slice(-1)
  // „bez lepku“ has the stem of „bezlepkový“.
  return stem !== undefined && without && stem !== 'bezlepk' ? `bez ${stem}` : stem
}

/** The words of a food's name. */
export const wordsNamed = /* @__PURE__ */ remember((name): readonly FoodWord[] => {
  const tokens = name.match(/[\p{L}\p{N}]+/gu) ?? []
  let after: 'for' | 'with' | null = null
  return tokens.flatMap((token, place) => {
    const folded = normalizeSearch(token)
    if (FOR.test(folded) || WITH.test(folded)) {
      after = FOR.test(folded) ? 'for' : 'with'
      return []
    }
    const stem = stemIn(tokens, place)
    // The names of foods are in the nominative, where only adjectives and few nouns end in í.
    const soft = /í$/u.test(token) && !NOUNS_LIKE_ADJECTIVES.test(folded)
    const adjective = NOUNS_LIKE_ADJECTIVES.test(folded) ? null : soft || isAdjective(token) === true
    return stem === undefined
      ? []
      : [{ required: true, purpose: after === 'for', beside: after === 'with', folded, stem, adjective }]
  })
})
