import { READ_LIMITS } from '../read-limits.ts'
import { FILLER, labelOf } from './fact-words.ts'
import { bare } from './marks.ts'

/** „4“, „15 min“, „1 h 20 min“, „4–6 porcí“. */
const VALUE =
  /^(?:cca |asi )?\d{1,3}[\s\d:–-]{0,6}(?:min|minut\p{L}*|h|hod|hodin\p{L}*|porc\p{L}*|osob\p{L}*|people|ks|kus\p{L}*)?[.\s]*(?:\d{1,2} ?min\p{L}*)?$/iu

const SECTION =
  /\S (?:Postup|Příprava|Suroviny|Ingredience|POSTUP|SUROVINY|INGREDIENCE)(?: \([^()]{0,40}\))?: ?\p{Lu}|\S (?:Suroviny|Ingredience|SUROVINY|INGREDIENCE)(?: \([^()]{0,40}\))?:/u
const SECTIONS =
  /(?<=[.;,–|\p{L}])[ –|]{1,3}(?=(?:Postup|Příprava|Suroviny|Ingredience|POSTUP|SUROVINY|INGREDIENCE)(?: \([^()]{0,40}\))?:)/u

/** Labels whose value is in the next line („Porce“, „4“) or in the line before get it, as a page with columns is copied. */
export function joinLabels(lines: readonly string[]): string[] {
  const all = lines.flatMap(splitSections)
  const joined: string[] = []
  for (let at = 0; at < all.length; at += 1) {
    const pair = pairAt(all, at)
    joined.push(...(pair ?? [all[at] ?? '']))
    if (pair !== null) at += 1
  }
  return joined
}

/** What a line and the next one give together; null where they are for different things. */
function pairAt(lines: readonly string[], at: number): string[] | null {
  const [line = '', next = ''] = lines.slice(at, at + 2)
  const rows = rowsOfTable(line, next)
  if (rows.length > 0) return rows
  const label = line.length < SHORT ? line.replace(ASKED, '') : ''
  if (isValue(next) && isLabel(label)) return [`${bare(label).replace(/:\s*$/, '')}: ${next}`]
  if (!isLabelAfter(line, lines, at)) return null
  return COUNTED.test(bare(next)) ? [`${line} ${next}`] : [`${next}: ${line}`]
}

/** „Nastav si počet porcí“ */
const ASKED = /^.*(?=počet (?:porcí|osob|kusů))/iu
/** What a number in the line before counts. */
const COUNTED = /^(?:min(?:ut[ay]?)?|hod(?:in[ay]?)?|porc[eií]\p{L}*|os(?:oby|ob|\.)|kus[yů]|ks|strávní\p{L}+)$/iu
const SHORT = 40
/** Lines that are read to see whether values stand before their labels. */
const MOST_PAIRS = 10

const isValue = (line: string | undefined) => line !== undefined && line.length < SHORT && VALUE.test(bare(line))

const isLabelOrCounted = (line: string) =>
  line.length < SHORT && !line.trim().endsWith(':') && (isLabel(line) || COUNTED.test(bare(line)))

/** „15 minut“, „Příprava“, „30 minut“, „Vaření“: each value stands before its label, unless the last value of them has none. */
function isLabelAfter(line: string, lines: readonly string[], at: number): boolean {
  const next = lines[at + 1] ?? ''
  if (!/\p{L}/u.test(line) && !COUNTED.test(bare(next))) return false
  let end = at
  while (end < at + MOST_PAIRS && isValue(lines[end]) && isLabelOrCounted(lines[end + 1] ?? '')) end += 2
  return end > at && !isValue(lines[end])
}

/** „Příprava | Vaření | Porce“ above „20 min | 40 min | 4“: one line for each column. */
function rowsOfTable(head: string, values: string): string[] {
  if (!head.includes(' | ') || !values.includes(' | ')) return []
  const [labels, below] = [cellsOf(head), cellsOf(values)]
  const isTable = labels.length === below.length && labels.length > 1 && labels.every(isLabel) && below.every(isValue)
  return isTable ? labels.map((label, at) => `${label}: ${below[at]}`) : []
}

const cellsOf = (line: string) =>
  line
    .split('|', READ_LIMITS.line_parts)
    .map((cell) => cell.trim())
    .filter(Boolean)

function isLabel(line: string): boolean {
  const words = bare(line).toLocaleLowerCase('cs').replace(/:$/, '').split(' ')
  return (
    words.length <= 3 &&
    words.some((word) => labelOf(word) !== null) &&
    words.every((word) => labelOf(word) !== null || FILLER.test(word))
  )
}

/** „Suroviny: 2 vejce, sůl. Postup: Smícháme.“ in one line. */
function splitSections(line: string): string[] {
  if (!SECTION.test(line)) return [line]
  return line.split(SECTIONS)
}
