import { normalizeSearch } from '@zivina/czech/search-text'

/** Words that say an amount is not exact. They carry nothing else. */
const APPROXIMATELY = /^(asi|cca\.?|ca\.?|priblizne|zhruba|okolo|kolem|okolo|about|approx\.?|max\.?|min\.?)$/

/** Size and freshness: what the cook sees, not what the food is. Moved out of the name. */
const LOOKS =
  /^(mal[aeyiou]|male|maly|mensi(ch|ho|m)?|velk[aeyou]|velke|velky|velkych|malych|vetsi(ch|ho|m)?|stredn[ie](ch|ho|m)?|stredne|drobn(y|a|e|ych)|zral(a|e|y|ych|eho)|starsi(ch|ho)?|vlazn(e|eho|a|y|ou)|tepl(e|eho|a|y|ou)|studen(e|eho|a|y|ou)|lednikov\S*|vychlazen\S*|bio|kvalitni(ho|ch)?|domaci(ho|ch)?|large|small|medium|fresh|freshly)$/

/** What is done to a food before it is used, as a participle. What makes another food of it (sušený, uzený, vařený) stays. */
const PREPARED =
  /^(na|po|o)(sekan|krajen|strouhan|krouhan|drcen|loupan)\S*$|^(prolisovan|utren|rozpusten|zmekl|povolen|omyt|umyt|sparen|rozslehan|vymackan|proplachnut|scezen|slit|oprazen|rozdrcen|prepulen|ocisten|odblanen|vypeckovan|odpeckovan|minced|diced|grated|peeled|melted|softened)\S*$/

/** Participles without a prefix name products („loupaná rajčata“, „strouhaný kokos“), with one an act of the cook. */
const PRODUCT = /^(sekan|krajen|strouhan|krouhan|drcen|loupan)/

/** What a food is for; „na smažení“ of oil is a purpose, „na vaření“ of cream its kind. */
const PURPOSE =
  /\s(na|k|ke|pro|do|for)\s+(ozdob|zdoben|dozdob|posyp|smazen|osmazen|restov|vymaz|vymast|vysyp|potren|potiran|dochuc|docht|ochuc|podav|servir|polit|poliv|zasyp|obalen|podlit|mazan[ie]|zahust|fritov|hloubk|opecen|oprazen|kostick|kostky|nudlick|kolec|plat|prouzk|klinky|jemno|hrubo|formu|plech|panev|ozdoben|garnish|serving|frying).*$/

/** „nebo margarínu“, „případně olej“, „popř. máslo“: another choice. */
const OTHER_CHOICE = /\s(nebo|anebo|ci|pripadne|prip\.?|popr\.?|popripade|eventualne|ev\.?|or)\s.*$/

const TO_TASTE = /\s*\b(podle|dle)\s+(vlastni\s+)?(chuti|potreby|libosti|uvazeni)|\bto taste\b|\bas needed\b/

const OPTIONAL = /^(pripadne|prip\.?|popr\.?|popripade|eventualne|ev\.?|volitelne|nepovinne|optional)\b/
const NOT_NEEDED = /(nemusi byt|nemusite|volitelne|nepovinne|optional|lze vynechat|neni nutne)/

/** „K podávání:“, „Na ozdobu:“ before what it is for. */
const LABEL = /^(k|ke|na|do|pro)\s+\S+(\s+\S+)?:\s*/u

export const withoutLabel = (text: string): string => text.replace(LABEL, '')
export const isApproximate = (word: string): boolean => APPROXIMATELY.test(normalizeSearch(word))
export const isToTaste = (text: string): boolean => TO_TASTE.test(normalizeSearch(text))
export const saysOptional = (text: string): boolean =>
  OPTIONAL.test(normalizeSearch(text)) || NOT_NEEDED.test(normalizeSearch(text))

/** A text without the word „případně“ and the like at its beginning. */
export function withoutOptional(text: string): string {
  return OPTIONAL.test(normalizeSearch(text)) ? text.replace(/^\S+\s*/u, '') : text
}

/** A name as it is looked for, and what was taken out of it for the reader. */
export type CleanName = { name: string; notes: string[] }

/** Takes purpose, other choices, looks and preparation out of a name. */
export function cleanName(text: string): CleanName {
  const notes: string[] = []
  let rest: Folded = { text, folded: foldLetters(text) }
  for (const pattern of [TO_TASTE, PURPOSE, OTHER_CHOICE]) {
    const [kept, cut] = cutFolded(rest, pattern)
    rest = kept
    if (cut !== '' && pattern !== TO_TASTE) notes.push(cut)
  }
  const words = rest.text.split(' ').filter(Boolean)
  const [kept, dropped]: [string[], string[]] = [[], []]
  for (const word of words) (isNote(word) ? dropped : kept).push(word)
  // A line that is nothing but such words is named by them.
  if (kept.length === 0) return { name: rest.text.trim(), notes }
  return { name: kept.join(' '), notes: dropped.length > 0 ? [dropped.join(' '), ...notes] : notes }
}

function isNote(word: string): boolean {
  const folded = normalizeSearch(word.replace(/[.,;:]+$/u, ''))
  // „čerstvě mletý“ is the cook's, „čerstvé bazalky“ is another food than dried basil.
  if (word.toLowerCase() === 'čerstvě') return true
  return LOOKS.test(folded) || (PREPARED.test(folded) && !PRODUCT.test(folded))
}

/** A text and its accentless form; both have the same length, letter by letter. */
type Folded = { text: string; folded: string }

/** Cuts a text where its accentless form matches. */
function cutFolded({ text, folded }: Folded, pattern: RegExp): [kept: Folded, cut: string] {
  const match = pattern.exec(folded)
  if (match === null) return [{ text, folded }, '']
  const end = match.index + match[0].length
  const without = (form: string) => `${form.slice(0, match.index)}${form.slice(end)}`.trim()
  return [{ text: without(text), folded: without(folded) }, text.slice(match.index, end).trim()]
}

/** Lower case without accents, one letter for one letter. */
function foldLetters(text: string): string {
  return [...text].map((letter) => normalizeSearch(letter).slice(0, letter.length) || letter).join('')
}
