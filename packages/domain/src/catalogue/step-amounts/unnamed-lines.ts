import { searchStems } from '@zivina/czech/search-text'
import { isGeneric, type NamedLine, type SoughtLine } from './named-food.ts'
import { type Share, type StepWord, shareBefore } from './step-words.ts'

/** A line that no step surely uses, with its noun; null for a name without one. */
export type UnnamedLine = { line: NamedLine; sought: SoughtLine | null }

/** Where a line is used, and how sure that is: `all` by a word of the text, `likely` by the part of the recipe alone. */
export type Placed = { step: number; share: 'all' | 'total' | 'likely' }

/** The words of a step by sentence, its text before its title. */
export type WordedStep = readonly (readonly StepWord[])[]

/** Whether a word of a sentence names a line that has its step already. */
export type IsTaken = (words: readonly StepWord[], place: number, line: SoughtLine) => boolean

/**
 * The step of a line that none names by its noun: the first that says it by a verb („osolte“), by a wider word („maso“) or by
 * another form of its name („rajčátka“); otherwise the first step of the line’s own part of the recipe.
 *
 * @param ofPart the steps that use a line of the same part, in their order
 */
export function placeUnnamed(
  { line, sought }: UnnamedLine,
  steps: readonly WordedStep[],
  isTaken: IsTaken,
  ofPart: readonly number[],
): Placed {
  for (const isHint of sought === null ? [] : hintsOf(sought)) {
    for (const [step, sentences] of steps.entries()) {
      const share = shareOfHint(sentences, sought as SoughtLine, isHint, isTaken)
      if (share !== null) return { step, share: share === 'some' ? 'total' : 'all' }
    }
  }
  return { step: ofPart[0] ?? partNamed(line, steps) ?? 0, share: 'likely' }
}

type IsHint = (words: readonly StepWord[], place: number) => boolean

function shareOfHint(sentences: WordedStep, line: SoughtLine, isHint: IsHint, isTaken: IsTaken): Share | null {
  for (const words of sentences) {
    for (const [place] of words.entries()) {
      if (!isHint(words, place) || isTaken(words, place, line)) continue
      const share = shareBefore(words, place)
      if (share !== 'none') return share
    }
  }
  return null
}

/** Verbs that say a food: „osolte“, „opepřený“, „oslaďte“. */
const VERBS: readonly (readonly [food: readonly string[], verb: RegExp])[] = [
  [searchStems('sůl'), /^(o|do|pro|pri)?sol(te|it|en|im|eni)/],
  [searchStems('pepř'), /^(o|do|pri)?pepr(ete|it|en|te)/],
  [searchStems('cukr'), /^(o|do|po|pri)?(slad|cukr(ujte|ovan|uje))/],
  [searchStems('olej'), /^(olejovan|potren|vymast)/],
]

/** Words for several foods: „maso“ says beef, „bylinky“ say thyme. */
const WIDER: readonly (readonly [foods: RegExp, word: RegExp])[] = [
  [
    /^(kurec|hovez|vepr|krut|telec|jehnec|kralic|kachn|stehn|prs|sval|sal|plec|rostenk|svickov|panenk|klizk|uzen)/,
    /^mas(o|a|u|em)$/,
  ],
  [/^(losos|tresk|pstruh|kapr|candat|filet|file|das|tunak|mak?rel|sled|hejk)/, /^(ryb(a|u|y|ou|e)|file|filety)$/],
  [/^(zampion|hliv|hrib|shiitake|houb)/, /^(hub|houb)/],
  [/^(mrkv|petrzel|celer|cibul|porek|por|paprik|rajc|cuket|kapust|kvetak|brokol)/, /^zelenin/],
  [/^(petrzelk|pazitk|bazalk|tymian|oregan|mat|kopr|koriandr|rozmaryn|salvej)/, /^(bylin|nat|listk|snitk)/],
  [/^(chleb|toust|bulk|rohlik|housk|baget|zemle)/, /^(krajic|toust|topink|platk|peciv|bulk|housk|chleb)/],
  [/^(testovin|spaget|nudl|penn|makaron)/, /^(testovin|spaget|nudl|penn|makaron|fusill|lasagn|plat(y|u|ech)$)/],
  [/^(sal(a|at)|rimsk|ledov|rukol|polnic)/, /^(salat|list)/],
  [/^(kaiserk|dalaman|ciabat|brioch)/, /^(bulk|housk|peciv)/],
  [/^listov/, /^test/],
  [/^polent/, /^krupic/],
  [/^most/, /^(dzus|stav)/],
  [/^(chilli|paliv)/, /^(feferon|chilli|kajensk)/],
  [/^portobell/, /^(klobouk|hub|houb)/],
  [/^dulce/, /^(karamel)/],
  [/^(kmin|koriandr|kurkum|skoric|kari|garam|kardamom|paprik|zazvor|muskat|hrebic|badyan|nov)/, /^koreni/],
]

/** The longest beginning that two words share to be forms of one: „rajčata“ and „rajčátka“. */
const SAME_BEGINNING = 5
const SHORTEST = 3

/** How a line may be said, from the surest way to the least sure. */
function hintsOf(line: SoughtLine): IsHint[] {
  const verbs = VERBS.filter(([food]) => food.includes(line.head) || food.includes(line.plain)).map(([, verb]) => verb)
  const names = [line.head, ...line.modifiers]
  const wider = WIDER.filter(([foods]) => names.some((name) => foods.test(name))).map(([, word]) => word)
  const isNamed: IsHint = (words, place) => {
    const word = words[place] as StepWord
    if (!begins(word, line.head)) return false
    if (line.head === WATER) return !isPouredAway(words, place)
    return !isGeneric(line.head) || hasModifier(line, words, place)
  }
  const byKind: IsHint = (words, place) => line.modifiers.some((modifier) => begins(words[place] as StepWord, modifier))
  return [
    isNamed,
    (words, place) => verbs.some((verb) => verb.test((words[place] as StepWord).folded)),
    (words, place) => wider.some((word) => word.test((words[place] as StepWord).folded)),
    byKind,
  ]
}

const [WATER = ''] = searchStems('voda')
/** Water that is none of the recipe’s, by the words beside it. */
const POURED_AWAY =
  /^(tekouc|ledov|lazn|lazen|slij|slej|proplach(ne|ov)|oplach|omyj|vylij|vylej|odpar|vypar|odkap|vymack|vyzdim|var(u|eni))/

/** „Rýži propláchněte, zalijte vodou“: this water stays. */
const POURED_ON = /^(zali|prili|vlij|vlej|nalij|s$|se$|odmeren|vrouc)/

function isPouredAway(words: readonly StepWord[], place: number): boolean {
  if (POURED_ON.test(words[place - 1]?.folded ?? '')) return false
  return words.slice(Math.max(0, place - 2), place + 2).some(({ folded }) => POURED_AWAY.test(folded))
}

function begins({ folded, stem }: StepWord, name: string): boolean {
  const beginning = name.slice(0, SAME_BEGINNING)
  return beginning.length >= SHORTEST && (stem === name || folded.startsWith(beginning))
}

/** How far from its noun a word that tells the kind may stand: „kůru z dobře omytého citronu“. */
const NEAR = 4

function hasModifier(line: SoughtLine, words: readonly StepWord[], place: number): boolean {
  const near = words.slice(Math.max(0, place - NEAR), place + NEAR + 1)
  return line.modifiers.some((modifier) => near.some((word) => begins(word, modifier)))
}

/** Words by which a title names a part of a recipe, without the ending. */
const PART_WORDS: Partial<Record<NamedLine['segment'], RegExp>> = {
  Dough: /^(test|korpus)/,
  Base: /^(zaklad|korpus)/,
  Marinade: /^(marinad|nalozen|nakladan)/,
  Meat: /^mas/,
  Sauce: /^(omack|zaliv|dresin)/,
  Cream: /^krem/,
  Filling: /^(napl|plne)/,
  Crust: /^(obal|krust|posyp)/,
  Glaze: /^(polev|glazur)/,
  Thickener: /^(zahust|jisk)/,
  Garnish: /^(ozdob|zdoben|podav|posyp|na stul|dokonc)/,
  Side: /^(priloh|kas|ryz|podav)/,
  Dip: /^dip/,
}

function partNamed({ segment }: NamedLine, steps: readonly WordedStep[]): number | null {
  const word = PART_WORDS[segment]
  const found = word === undefined ? -1 : steps.findIndex((said) => said.flat().some(({ folded }) => word.test(folded)))
  return found === -1 ? null : found
}
