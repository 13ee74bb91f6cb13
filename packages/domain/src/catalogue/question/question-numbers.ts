import type { QuestionWord } from './question-words.ts'

/** Numbers as people say them, nominative and genitive, without accents. */
const SPOKEN: readonly (readonly [form: RegExp, value: number])[] = [
  [/^peti?$/, 5],
  [/^sesti?$/, 6],
  [/^sedmi?$/, 7],
  [/^osmi?$/, 8],
  [/^dev(?:et|iti)$/, 9],
  [/^des(?:et|eti|iti)$/, 10],
  [/^dvanacti?$/, 12],
  [/^patnacti?$/, 15],
  [/^dvaceti?$/, 20],
  [/^petadvaceti?$/, 25],
  [/^triceti?$/, 30],
  [/^petatriceti?$/, 35],
  [/^ctyriceti?$/, 40],
  [/^petactyriceti?$/, 45],
  [/^padesati?$/, 50],
  [/^sedesati?$/, 60],
  [/^devadesati?$/, 90],
  [/^sto$/, 100],
]
/** These count hundreds only: „pro dva“ is no amount. */
const FEW: readonly (readonly [form: RegExp, value: number])[] = [
  [/^dve$|^dvou$/, 2],
  [/^tri$|^tri?$/, 3],
  [/^ctyri?$/, 4],
]
const HUNDREDS = /^(?:sta|ste|set|stech)$/
const MINUTES_AFTER = /^(.{3,}?)(minut\p{L}*)$/u
const TENS_MAX = 90

/** Writes spoken numbers in digits: „patnácti minut“, „pět set kcal“, „dvacet pět“, „desetiminutová“. What was typed stays. */
export function withDigits(words: readonly QuestionWord[]): QuestionWord[] {
  const read: QuestionWord[] = []
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place] as QuestionWord
    const next = words[place + 1]
    const [, before = '', minutes = ''] = MINUTES_AFTER.exec(word.plain) ?? []
    const own = numberOf(word.plain)
    const hundreds = next !== undefined && HUNDREDS.test(next.plain) ? (numberOf(word.plain, FEW) ?? own) : null
    const units =
      next === undefined || own === null || own < 20 || own > TENS_MAX ? null : numberOf(next.plain, FEW, SPOKEN)
    if (numberOf(before) !== null) {
      read.push({ typed: word.typed, plain: String(numberOf(before)) }, { typed: '', plain: minutes })
    } else if (next !== undefined && hundreds !== null && hundreds < 10) {
      read.push({ typed: `${word.typed} ${next.typed}`, plain: String(hundreds * 100) })
      place += 1
    } else if (next !== undefined && own !== null && units !== null && units < 10) {
      read.push({ typed: `${word.typed} ${next.typed}`, plain: String(own + units) })
      place += 1
    } else read.push(own === null ? word : { ...word, plain: String(own) })
  }
  return read
}

function numberOf(plain: string, ...lists: readonly (readonly (readonly [RegExp, number])[])[]): number | null {
  for (const list of lists.length === 0 ? [SPOKEN] : lists) {
    const found = list.find(([form]) => form.test(plain))
    if (found) return found[1]
  }
  return null
}
