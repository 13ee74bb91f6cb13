import { normalizeSearch } from '@zivina/czech/search-text'

/** What a word in the name of a food shows. Words and phrases are lowercase and without accents. */
export type NameRule<Shown> = {
  /** Matches one whole word, so it is anchored at both ends or open at the end on purpose. */
  words: RegExp
  /** The rule does not hold when this matches the phrase around the word: „kokosové mléko“. */
  unless?: RegExp
  /** The rule does not hold when this matches anywhere in the name: „bezlepkový“. */
  unlessName?: RegExp
  shows: readonly Shown[]
}

/** Words that end a phrase. The words before „s mlékem“ say nothing about the milk. */
const PHRASE_END = /[,.;:()/+–]|\s(?:s|se|v|ve|na|z|ze|a|i|nebo|do|po|od)\s/u

/** „bez laktózy“, „bez přidaného cukru“, „bez mléka a vajec“: what the food is said to be without. */
const WITHOUT = /(^|[\s(,])bez\s+(?:\p{L}+(?:eho|ych|e)\s+)?\p{L}+(?:\s+a(?:ni)?\s+\p{L}+)?/gu

/** „koření na ryby“, „omáčka na těstoviny“: what the food is meant for. */
const MEANT_FOR = /((?:^|\s)(?:koren|omack|dresin|marinad|prisad|sul)\p{L}*)\s+(?:na|do|pro|ke?)\s+\p{L}+/gu

/** What the name of a food surely shows by the rules, without repetition. */
export function shownByName<Shown>(name: string, rules: readonly NameRule<Shown>[]): Shown[] {
  const normal = normalizeSearch(name)
  const phrases = withoutDenials(normal).split(PHRASE_END)
  const shown = new Set<Shown>()
  for (const rule of rules) {
    if (rule.unlessName?.test(normal)) continue
    if (phrases.some((phrase) => showsIn(phrase, rule))) for (const one of rule.shows) shown.add(one)
  }
  return [...shown]
}

/** A normalised text without what a food is said to be without, and what it is meant for. */
export function withoutDenials(normal: string): string {
  return normal.replace(WITHOUT, '$1').replace(MEANT_FOR, '$1')
}

function showsIn(phrase: string, rule: NameRule<unknown>): boolean {
  const words = phrase.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.some((word) => rule.words.test(word)) && !rule.unless?.test(phrase)
}
