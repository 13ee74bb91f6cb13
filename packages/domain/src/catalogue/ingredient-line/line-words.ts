import { normalizeSearch } from '@zivina/czech/search-text'
import { readAmount } from './amounts.ts'
import { foldLetters } from './fold-letters.ts'
import { isAdjective } from './food-words.ts'
import { isHarmless } from './harmless-words.ts'
import { readUnit } from './kitchen-units.ts'

/** Words that say an amount is not exact. They have no other meaning. */
const APPROXIMATELY =
  /^(asi|celkem|dohromady|tak|az|pres|nanejvys|nejvyse|nejvic|aspon|alespon|nejmene|minimalne|maximalne|dobre|dobrych|cca\.?|ca\.?|priblizne|zhruba|okolo|kolem|okolo|about|approx\.?|max\.?|min\.?)$/

/** Size and freshness, which do not tell foods apart. Moved from the name to the notes. */
const LOOKS =
  /^(mal[aeyiou]|male|maly|mensi(ch|ho|m)?|velk[aeyou]|velke|velky|velkych|malych|vetsi(ch|ho|m)?|vacsi(ch|a|e|u)?|mensie|zrel(e|y|a|ych|eho|ej)|velk(ej|eho)|stredn[ie](ch|ho|m)?|stredne|drobn(y|a|e|ych)|zral(a|e|y|ych|eho)|starsi(ch|ho)?|vlazn(e|eho|a|y|ou)|tepl(e|eho|a|y|ou)|studen(e|eho|a|y|ou)|lednikov\S*|vychlazen\S*|bio|kvalitni(ho|ch)?|domaci(ho|ch)?|domace|najemno|nahrubo|nadrobno|najjemno|large|small|medium|fresh|freshly)$/

/** Preparation before use, as a participle. Participles that make another food (sušený, uzený, vařený) stay in the name. */
const PREPARED =
  /^(na|po|o)(sekan|krajen|krajan|strouhan|struhan|krouhan|drcen|drven|loupan|lupan|skraban)\S*$|^(prolisovan|prelisovan|pretlacen|osupan|roztopen|rozdrven|prepolen|utren|rozpusten|zmekl|povolen|omyt|umyt|sparen|rozslehan|vymackan|(?:roz|u|vy|pro)slehan|rozmackan|proplachnut|scezen|slit|oprazen|rozdrcen|prepulen|ocisten|odblanen|vypeckovan|odpeckovan|minced|diced|grated|peeled|melted|softened)\S*$/

/** Participles without a prefix name products („loupaná rajčata“, „strouhaný kokos“), those with one a step of the cook. */
const PRODUCT = /^(sekan|krajen|strouhan|krouhan|drcen|loupan)/

/** The purpose of a food; „na smažení“ of oil is a purpose, „na vaření“ of cream is its kind. */
const PURPOSE =
  /\s(na|k|ke|pro|do|for)\s+(ozdob|zdoben|dozdob|posyp|smazen|osmazen|restov|vymaz|vymast|vyprazan|pokap|podlia|zalia|vysyp|potren|potiran|dochuc|docht|dochut|ochut|ochuc|podav|servir|polit|poliv|dolit|dolev|zalit|zasyp|obalen|podlit|mazan[ie]|zahust|fritov|hloubk|opecen|oprazen|kostick|kostky|nudlick|kolec|plat|prouzk|klinky|jemno|hrubo|formu|plech|panev|ozdoben|garnish|serving|frying).*$/

/** „namočený v mléce“: what the cook does with it; „naložený v oleji“ is bought so. */
const SOAKED =
  /\s(?:oddelen\S*\s+(?:na|od)\s.*|(?:utren|roztren|rozmackan)\S*\s(?:s|se)\s.*|(namocen|macen|rozmichan|rozkvedlan|rozpusten|rozdelan)\S*\s+(v|ve|vo)\s.*|(?:namocen|namacen|namoce)\S*\s(?:pres|cez|den|predem)\s?.*)$/

/** „s nízkým obsahem sodíku“ */
const LESS_SALT = /\s(?:s|se)\s(?:nizk|nizs|snizen|mens)\S*\s(?:obsahem|podilem|mnozstvim)\s(?:soli|sodiku)(?!\p{L})/u

/** „v oloupaném stavu“ */
const IN_STATE = /\s(?:v|ve)\s\S{4,20}\sstavu.*$/

/** „nebo margarínu“, „případně olej“, „popř. máslo“: another choice. */
const OTHER_CHOICE = /\s(nebo|alebo|anebo|ci|pripadne|prip\.?|popr\.?|popripade|eventualne|ev\.?|or)\s.*$/

/** „bylinek dle výběru“ */
const CHOICE = /\s(dle|podle|podla)\s(vyberu|sezony|nabidky|nalady|fantazie).*$/

/** „soli, co se vejde“, „mouky kolik těsto přijme“. */
const CLAUSE =
  /\s(co|kolko|kolik|aby|pokud|protoze|ktere|ktery|ktera|jako|velikosti(?= \S{3})|zvici|max\.?|min\.?|minimalne|plus)\s.*$/

const TO_TASTE =
  /\s*\b(podle|podla|dle)\s+(vlastn(i|ej)\s+)?(chuti|chute|potreby|libosti|uvazeni)|\bto taste\b|\bas needed\b/

const OPTIONAL = /^(pripadne|prip\.?|popr\.?|popripade|eventualne|ev\.?|volitelne|nepovinne|optional)\b/
const NOT_NEEDED = /(nemusi byt|nemusite|volitelne|nepovinne|optional|lze vynechat|neni nutne)/

export const isApproximate = (word: string): boolean => APPROXIMATELY.test(normalizeSearch(word))
export const isToTaste = (text: string): boolean => TO_TASTE.test(normalizeSearch(text))
export const saysOptional = (text: string): boolean =>
  OPTIONAL.test(normalizeSearch(text)) || NOT_NEEDED.test(normalizeSearch(text))

/** Removes „případně“ and similar words from the beginning of a text. */
export function withoutOptional(text: string): string {
  return OPTIONAL.test(normalizeSearch(text)) ? text.replace(/^\S+\s*/u, '') : text
}

/** The name to search for, and the notes removed from it. */
export type CleanName = { name: string; notes: string[] }

/** Moves purpose, alternatives, appearance and preparation from a name to its notes. */
export function cleanName(text: string): CleanName {
  const notes: string[] = []
  const said = text.replace(/(?<=\p{L})\s*\/\s*(?=\p{L})/gu, ' nebo ')
  let rest: Folded = { text: said, folded: foldLetters(said) }
  for (const pattern of [TO_TASTE, CHOICE, CLAUSE, LESS_SALT, IN_STATE, SOAKED, PURPOSE, OTHER_CHOICE]) {
    const [kept, cut] = cutFolded(rest, pattern)
    rest = kept
    if (cut !== '' && pattern !== TO_TASTE) notes.push(cut)
  }
  const words = withNoun(rest.text, notes).split(' ').filter(Boolean)
  const [kept, dropped]: [string[], string[]] = [[], []]
  const isHerb = words.some(isLeafHerb)
  for (const word of words) (isNote(word) && !(isHerb && isChopped(word)) ? dropped : kept).push(word)
  // Where a line consists only of such words, they are its name.
  if (kept.length === 0) return { name: rest.text.trim(), notes }
  return { name: kept.join(' '), notes: dropped.length > 0 ? [dropped.join(' '), ...notes] : notes }
}

/** „kuřecích nebo krůtích prsou“: the noun after the other choice belongs to the first as well. */
function withNoun(name: string, notes: readonly string[]): string {
  const last = name.split(' ').at(-1) ?? ''
  const choice = notes.find((note) => /^(nebo|alebo|anebo|či)\s/u.test(note))
  if (choice === undefined || last === '' || !isDescribed(last)) return name
  const [, ...others] = choice.split(' ')
  // „čerstvé nebo 1 ČL sušené bazalky“
  const amount = readAmount(others)
  const unit = amount && readUnit(others.slice(amount.words))
  const [first = '', ...nouns] = others.slice((amount?.words ?? 0) + (unit?.words ?? 0))
  const end = nouns.findIndex((word) => ENDS_CHOICE.test(normalizeSearch(word)))
  const noun = (end === -1 ? nouns : nouns.slice(0, end)).slice(0, 2).join(' ')
  return noun !== '' && isDescribed(first) ? `${name} ${noun}` : name
}

/** „kuřecí“ and „větší“ need a noun. */
const isDescribed = (word: string): boolean => isAdjective(word) === true || LOOKS.test(normalizeSearch(word))

/** Herbs that are also a root, a seed or dried: chopped they are fresh leaves, so that the word tells which food it is. */
export const isLeafHerb = (word: string): boolean =>
  /^(petrzel(e|i)?|korian(dr|dru)|bazalk\S{1,2}|tymian(u)?|rozmaryn(u)?|salvej(e|i)?|libec(ek|ku)|kopr(u)?)$/.test(
    normalizeSearch(word),
  )
const isChopped = (word: string): boolean => /^(na|po)sekan\S{1,3}$/.test(normalizeSearch(word))

function isNote(word: string): boolean {
  const folded = normalizeSearch(word.replace(/[.,;:]+$/u, ''))
  // „čerstvě mletý“ is preparation, while „čerstvé bazalky“ is another food than dried basil.
  if (word.toLowerCase() === 'čerstvě') return true
  return LOOKS.test(folded) || (PREPARED.test(folded) && !PRODUCT.test(folded))
}

/** What begins a purpose or a place after an amount: „40 g na jíšku“, „2 stroužky do marinády“. */
const BEGINS_REMARK = /^(na|do|k|ke|pro|v|ve|navic|plus|nejlepe|idealne|spise|podle|podla|dle)$/

/** Where the noun of a choice ends: at a remark, or at a third choice. */
const ENDS_CHOICE = new RegExp(`${BEGINS_REMARK.source}|^(nebo|alebo|anebo|ci|a)$`)

/** Whether words after an amount only tell what is done with a food, what for, or how it looks: „(800 g) oloupané“. */
export function isRemark(words: readonly string[]): boolean {
  const folded = words.map((word) => normalizeSearch(word.replace(/[.,;:]+$/u, '')))
  return BEGINS_REMARK.test(folded[0] ?? '') || folded.every((word, at) => isNote(words[at] ?? '') || isHarmless(word))
}

/** A text and its form without accents; both have the same length, letter by letter. */
type Folded = { text: string; folded: string }

/** Removes from a text what a pattern finds in its form without accents. */
function cutFolded({ text, folded }: Folded, pattern: RegExp): [kept: Folded, cut: string] {
  const match = pattern.exec(folded)
  if (match === null) return [{ text, folded }, '']
  const end = match.index + match[0].length
  const without = (form: string) => `${form.slice(0, match.index)}${form.slice(end)}`.trim()
  return [{ text: without(text), folded: without(folded) }, text.slice(match.index, end).trim()]
}
