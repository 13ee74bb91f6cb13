import { isInstruction, isSentence } from './kitchen-verbs.ts'
import { bare } from './marks.ts'

/** What follows a heading. */
export type Section = 'ingredients' | 'steps' | 'end' | 'part'
/** `told`: what its line says besides, as „(4 porce)“; `rest`: what follows its colon. */
export type Heading = { section: Section; told: string; rest: string }

/** Letters and words that a heading may have. */
const LONGEST = 200
const MOST_WORDS = 6

// All without accents and in lower case.
const INGREDIENTS =
  /^(?:(?:vase |moje |nase )?ingredienc\w*|ingredients|surovin\w*|pouzite suroviny|prisady|potreb(?:ujeme|ujete|ujes|a|y|ne suroviny)|(?:k tomu |na to )?(?:budeme|budete|budes|bude)(?: k tomu| na to| si)? potreb\w+|seznam (?:surovin|ingredienci|prisad)|rozpis|slozeni|(?:a )?z ceho|nakup(?:ni seznam)?$|nakoupit$|nakupte$|slozky$|(?:pripravte|nachystejte|prichystejte|pripravime|nachystame|vezmete)(?: si)?$|(?:na|pro) \d+ \w+ si pripravte$|potrebovat (?:budete|budeme|budes)|nakoupime$|na nakup$|do kosiku$|co dovnitr$|co (?:jsem |jsme )?(?:budeme|budete|budes|bude|pouzil|potreb|je (?:po)?treba|do toho|do nej|na to|na ne|k tomu|si pripravi|si nachysta|dame|pripravit|pripravime|koupit|nakoupit|prijde|patri|vsechno|vse\b|musi)\w*)/
/** „Suché suroviny“, „Mokré ingredience“. */
const KIND_OF_INGREDIENTS =
  /^(?:sypke|suche|mokre|tekute|ostatni|dalsi|hlavni|zakladni) (?:suroviny|ingredience|prisady|slozky)$/
/** „Doplňující volitelné suroviny“; „Sezónní suroviny“ is an entry of a menu. */
const SOME_INGREDIENTS =
  /^(?:(?:doplnujici|doplnkove|pridavne|volitelne|nepovinne|dobrovolne|potrebne|nutne|nezbytne|povinne|zbyle|zbyvajici|vsechny|dalsi|ostatni|pouzite)(?: a)? ){1,3}(?:suroviny|ingredience|prisady|slozky)$/
const STEPS =
  /^(?:(?:a |a ted |nyni |(?:muj|nas|vlastni|samotny|jednoduchy|snadny|rychly|detailni|podrobny|presny|cely|kucharsky) )?postup\w*|(?:samotna|vlastni|rychla|snadna) priprava|(?:recept )?krok za krokem|realizace|jdeme varit|(?:tak )?(?:se do toho pustime|pustime se do toho)|ako na to|popis (?:pripravy|postupu|prace)|jak (?:jsem|jsme|ho|ji|je) \w+|jak \w+ (?:pripravit|udelat|upect|uvarit|vyrobit|delame|varime|pripravime|pripravite|upeceme)|(?:pracovni|technologicky|nas) postup|zpusob (?:pripravy|vyroby)|priprava|jak (?:na|to|ji|ho|je|se|postup|priprav|uvar|upec|udel|var|pec|dal|tvor|vyrob)\w*|navod(?: k priprave)?|instrukce|kroky|pokyny|vyroba|zpracovani|provedeni|(?:a )?(?:ted )?(?:jdeme|pustme se|jde se) (?:na to|do toho)|vareni|peceni|directions|method|instructions|steps|preparation|krok 1|takto|takhle (?:na|se|to)|co s tim|co s nimi|postupujeme|postupujte)(?![\p{L}])/u
const END =
  /^(?:tipy?|(?:nas|muj|maly|dobry|servirovaci) tip|nase tipy|rad[ay]?|dobra rada|obmen[ay]|varianty?|variace|skladovani|uchovavani|jak skladovat|caste (?:dotazy|otazky)|casto kladene|faq|otazky a odpovedi|zaver|shrnuti|poznam\w+|pozn|zdroj|nutricni|vyzivov\w+|energeticka|komentar\w*|diskus\w+|diskuz\w+|hodnoceni|recenze|podobne|souvisejici|(?:dalsi|vice) (?:recept|clank)\w*|recepty (?:z|ze|v|od|podle)(?: |$)\w*|mohlo|ctete (?:take|dal)|prectete si|doporucene|stitky|tagy|kategorie|sdilet|sdilejte|alergeny|vyzkousejte (?:take|i|dalsi)|neprehlednete|inspirujte se|nejctenejsi|nejnovejsi|oblibene recepty|vase (?:komentare|nazory|fotky|hodnoceni)|(?:pridat|napsat|vlozit|zobrazit) (?:dalsi |vsechny |predchozi )?(?:komentar|hodnoceni)\w*|o autor\w+|autor\w*|fotogalerie|galerie|notes|nutrition|copyright|vsechna prava|dobrou chut|libil[oa]? se|jak se vam|jak (?:ti|vam) (?:to )?chutn\w+|zkusil\w*|vyzkousel\w*|zaujal|kaloricka|rubrik[ay]|(?:novy|napiste|zanechat|zanechte) komentar\w*|reakce|(?:predchozi|nasledujici|dalsi) (?:recept|clanek|prispevek)|navigace|archiv|newsletter|odber|doporucujeme|dalsi z|(?:pouzite|vyuzite) produkty|produkty|ohodnot\w+|ulozit recept)(?![\p{L}])/u
const PARTS =
  /^(?:test[oa]|testicko|napln|krem|poleva|drobenka|posypka|zmolenka|korpus|omacka|marinada|zalivka|dresink|dressing|ozdoba|ozdobeni|dozdobeni|zdobeni|dekorace|priloha|zavarka|vlozka|knedlicky|nadivka|potreni|posypani|posyp|podavani|dohotoveni|oblozeni|glazura|obalovani|obal|kvasek|karamel|besamel|krusta|vrch|spodek|pudink)$/
/** The same after „na“ and „k“. */
const FOR_PART =
  /^(?:testo|napln|krem|polevu|drobenku|posypku|zmolenku|korpus|omacku|marinadu|zalivku|dresink|dressing|ozdobu|ozdobeni|dozdobeni|zdobeni|dekoraci|prilohu|zavarku|vlozku|knedlicky|nadivku|potreni|posypani|posyp|podavani|dohotoveni|oblozeni|glazuru|obaleni|obalovani|kvasek|pudink|nalev|smazeni|vymazani|servirovani)$/
/** With an adjective, these are parts of a dish and seldom bought. */
const LAYERS = /^(?:napln|vrstva|drobenka|cast|smes|poleva)$/
const FOR = /^(?:na|pro|do|k|ke|dale|jeste|ostatni)\b/
/** „Na vymazání a vysypání formy:“ */
const ABOVE = /^(?:na|pro|do|k|ke)$/

/** What the reader of the whole text knows about a line. */
export type HeadingContext = {
  /** Whether an ingredient with its amount follows. */
  isFollowed: () => boolean
  /** Whether a text lists several ingredients. */
  isList: (text: string) => boolean
}

/** The heading that a line is; null where it is none. Without a context, headings of parts are not recognised. */
export function headingOf(line: string, context: HeadingContext | null): Heading | null {
  const text = bare(line.slice(0, LONGEST))
  const colon = text.indexOf(':')
  // „Jak na to? Krok za krokem“
  const before = colon === -1 ? (text.split(/(?<=\?) /, 1)[0] ?? text) : text.slice(0, colon)
  const folded = fold(before.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')).replace(/^(?:takze|tak|no) /, '')
  const words = folded.split(' ', MOST_WORDS + 1)
  if (folded === '' || words.length > MOST_WORDS) return null
  // The rest of a long line follows its colon as well.
  const from = colon === -1 ? -1 : line.indexOf(':')
  const heading = { told: before, rest: from === -1 ? '' : line.slice(from + 1).replace(/^[\s*_]+/, '') }
  const section = numberedSection(before, folded) ?? sectionOf(folded, words.length, colon !== -1)
  // „Suroviny smícháme“ is a step, „Suroviny kupuji na trhu.“ a remark.
  const isRemark = isInstruction(before) || (colon === -1 && isSentence(before))
  if (section === 'ingredients' && /^(?:surovin|ingredienc|prisad)/.test(folded) && isRemark) return null
  if (section !== null) return { section, ...heading }
  if (context === null || /\d/.test(before) || isInstruction(before)) return null
  const sure = isSurePart(words)
  const isPart =
    heading.rest === ''
      ? sure || (mayBePart(words, colon !== -1) && context.isFollowed())
      : words.length <= 3 && context.isList(heading.rest)
  return isPart ? { section: 'part', ...heading } : null
}

/** „II. Postup přípravy“, „1. Suroviny“: headings may be numbered, as steps are. */
function numberedSection(line: string, folded: string): Section | null {
  const number = /^(?:([IVX]{1,3}|[A-D])|\d)[.)] /.exec(line)
  if (number === null) return null
  const words = folded.slice(folded.indexOf(' ') + 1)
  if (INGREDIENTS.test(words)) return 'ingredients'
  return STEPS.test(words) && (number[1] !== undefined || /^postup/.test(words)) ? 'steps' : null
}

function sectionOf(folded: string, words: number, colon: boolean): Section | null {
  if (/^co .* potreb\w+$| (?:potrebujeme|potrebujete|(?:budeme|budete|budes) potrebovat)$/.test(folded))
    return 'ingredients'
  if (colon && /(?:^| )(?:potreb(?:ujeme|ujete|ujes|ovat|a)|surovin\w*|ingredienc\w*)$/.test(folded))
    return 'ingredients'
  if (
    words > 4 &&
    !colon &&
    !/^(?:surovin|ingredienc|(?:a )?postup|co |na |pro |budeme|budete|k tomu|mohlo|jak se vam)/.test(folded)
  )
    return null
  if (INGREDIENTS.test(folded) || KIND_OF_INGREDIENTS.test(folded) || SOME_INGREDIENTS.test(folded))
    return 'ingredients'
  if (STEPS.test(folded) && !/^jak se (?:vam|ti) /.test(folded)) return 'steps'
  return END.test(folded) ? 'end' : null
}

/** „Na ozdobu“, „K podávání“: no food alone. */
function isSurePart([first = '', second = '', ...more]: readonly string[]): boolean {
  return more.length === 0 && FOR.test(first) && FOR_PART.test(second)
}

/** „Těsto“, „Na tvarohový krém“, or any few words before a colon. */
function mayBePart(words: readonly string[], colon: boolean): boolean {
  if (colon && words.length <= 7 && ABOVE.test(words[0] ?? '')) return true
  if (words.length > 4) return false
  if (colon) return true
  if (ABOVE.test(words[0] ?? '') && words.length === 4 && words[2] === 'a') return true
  if (FOR.test(words[0] ?? '')) return words.length === 2 || (words.length === 3 && FOR_PART.test(words[2] ?? ''))
  return (words.length === 1 && PARTS.test(words[0] ?? '')) || (words.length === 2 && LAYERS.test(words[1] ?? ''))
}

/** Whether a short line may head a part of a dish: „Těsto“, „Na krém“, „Tvarohová náplň“, „Krém na povrch“, any few words and a colon. */
export function looksLikePart(line: string): boolean {
  if (/\d/.test(line) || isInstruction(line)) return false
  const words = fold(line).split(' ', 8)
  if (/^(?:na|pro|do) (?:jed|dv|tri|ctyr)\w* \p{L}+$/u.test(fold(line))) return true
  const isOther =
    /^(?:ostatni|navrch|zaklad|dale|topping|zelenina|maso|priloha)$/.test(words[0] ?? '') && words.length <= 2
  return isOther || mayBePart(words, /:$/.test(line)) || (words.length <= 3 && PARTS.test(words[0] ?? ''))
}

/** „Těsto“, „Omáčka:“, „Na krém“ above steps. */
export function isPartOfSteps(line: string): boolean {
  const words = fold(line).split(' ', 5)
  if (words.length > 4 || isInstruction(line) || /\d/.test(line)) return false
  const last = words.at(-1) ?? ''
  return /:\s*$/.test(line) || isSurePart(words) || (words.length <= 2 && PARTS.test(last))
}

/** Lower case without accents and marks, with single spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
}
