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
  [/^dve$|^dvou$|^dva$/, 2],
  [/^tri$|^tri?$/, 3],
  [/^ctyri?$/, 4],
]
const HUNDREDS = /^(?:sta|ste|set|stech)$/
const THOUSANDS = /^tisice?$/
/** „1 500 kJ“ is one number. */
const GROUP_OF_THREE = /^\d{3}$/
const ENERGY = /^(?:k(?:cal|j|ilo)|kal)/
const MINUTES_AFTER = /^(.{3,}?)(minut\p{L}*)$/u
const TENS_MAX = 90

/** Writes spoken numbers in digits: „patnácti minut“, „pět set kcal“, „dvacet pět“, „desetiminutová“. What was typed stays. */
export function withDigits(words: readonly QuestionWord[]): QuestionWord[] {
  const read: QuestionWord[] = []
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place] as QuestionWord
    const next = words[place + 1]
    const large = readThousands(words, place)
    if (large !== null) {
      read.push(large.word)
      place += large.words - 1
      continue
    }
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

/** „Dva tisíce“, „tisíc pět set“ and „2 000 kJ“ as one number; null for anything else. */
function readThousands(words: readonly QuestionWord[], place: number): { word: QuestionWord; words: number } | null {
  const [word, next, after] = words.slice(place, place + 3)
  if (word === undefined) return null
  const isGrouped =
    /^\d{1,2}$/.test(word.plain) && GROUP_OF_THREE.test(next?.plain ?? '') && ENERGY.test(after?.plain ?? '')
  if (isGrouped) return taken(words, place, 2, Number(`${word.plain}${next?.plain}`))
  const isOne = THOUSANDS.test(word.plain)
  const before = isOne ? 1 : (numberOf(word.plain, FEW, SPOKEN) ?? Number(word.plain))
  if (!isOne && !(THOUSANDS.test(next?.plain ?? '') && before >= 1 && before < 10)) return null
  const own = isOne ? 1 : 2
  const more = words[place + own]
  const hundreds = HUNDREDS.test(words[place + own + 1]?.plain ?? '') && more ? numberOf(more.plain, FEW, SPOKEN) : null
  const isMore = hundreds !== null && hundreds < 10
  return taken(words, place, own + (isMore ? 2 : 0), before * 1000 + (isMore ? hundreds * 100 : 0))
}

function taken(words: readonly QuestionWord[], place: number, count: number, value: number) {
  const typed = words.slice(place, place + count).map((word) => word.typed)
  return { word: { typed: typed.join(' '), plain: String(value) }, words: count }
}

function numberOf(plain: string, ...lists: readonly (readonly (readonly [RegExp, number])[])[]): number | null {
  for (const list of lists.length === 0 ? [SPOKEN] : lists) {
    const found = list.find(([form]) => form.test(plain))
    if (found) return found[1]
  }
  return null
}
