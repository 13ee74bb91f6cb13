/** Numbers as words in texts without accents and in lower case. */
const NAMED: readonly (readonly [value: number, words: string])[] = [
  [0.25, 'ctvrt quarter'],
  [0.5, 'pul pulky polovina half'],
  [1, 'jeden jedna jedno jednu jednoho one an'],
  [2, 'dva dve dvou two'],
  [3, 'tri trech three'],
  [4, 'ctyri ctyr styri four'],
  [5, 'pet peti pat five'],
  [6, 'sest sesti six'],
  [7, 'sedm seven'],
  [8, 'osm eight'],
  [9, 'devet nine'],
  [10, 'deset ten'],
  [12, 'dvanact tucet twelve dozen'],
  [15, 'patnact fifteen'],
  [20, 'dvacet twenty'],
  [30, 'tricet thirty'],
  [40, 'ctyricet forty'],
  [50, 'padesat'],
]
const WORDS = new Map(NAMED.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)))
const GLYPHS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
}

/** A number in digits: „1“, „1,5“, „1/2“, „1 1/2“. */
export const NUMBER = String.raw`(?:\d{1,5}\s+[1-7]/[2-8]|[1-7]/[2-8](?!\d)|\d{1,5}(?:[.,]\d{1,3})?)`

/** A text in lower case without accents, its numbers in digits: „Dvě porce“, „¾ hodiny“, „půl druhé hodiny“. */
export function withDigits(text: string): string {
  return text
    .replace(/\s*([½⅓⅔¼¾⅛])\s*/gu, (_, glyph: string) => ` ${GLYPHS[glyph]} `)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\btri ctvrt(?:e|i|iny)\b/g, '3/4')
    .replace(/\bpul druh(?:e|eho)\b/g, '1,5')
    .replace(/\b(pul|ctvrt)(?=hodin)/g, '$1 ')
    .replace(/\p{L}+/gu, (word) => String(WORDS.get(word) ?? word))
    .replace(/\s+/g, ' ')
    .trim()
}

/** The value of what `NUMBER` finds. */
export function numberIn(number: string): number {
  const [whole = '', part] = number.trim().split(/\s+/)
  const one = (text: string) => {
    const [above = '', below] = text.replace(',', '.').split('/')
    return below === undefined ? Number(above) : Number(above) / Number(below)
  }
  return part === undefined ? one(whole) : one(whole) + one(part)
}
