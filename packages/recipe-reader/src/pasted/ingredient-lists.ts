import { READ_LIMITS } from '../read-limits.ts'
import { holdsWord, SOURCE_LIMITS } from '../source-recipe.ts'
import { isInstruction } from './kitchen-verbs.ts'
import { betweenMarks } from './marks.ts'
import type { ReadLine } from './read-line.ts'

/** The longest line taken for an ingredient where there are no headings. */
const GUESSED_MAX = 100
/** The same with the remarks in its brackets. */
const LONGEST = 300
/** An amount or nothing but it: „250“, „1/2“, „2–3“, „asi 5“. */
const NUMBER = /^(?:asi |cca )?[\d½¼¾][\d\s.,/½¼¾–-]{0,12}$/u
/** What precedes the first amount of a sentence that lists ingredients: „Budeš potřebovat 250 g …“. */
const LEAD_IN =
  /^(?:[^.!?]{0,80}(?:potřeb\p{L}{1,6}|vezm\p{L}{1,4}|připrav(?:te|íš)? si|nachyst\p{L}{1,4}|stačí)(?: si| k tomu| na to| jen| pouze)?[:\s]+|[^\d½¼¾.!?]{0,80}?(?=(?:\d|[½¼¾]|půl\s|špetk|hrst)))/iu
/** „… 100 g másla. Na náplň: 500 g tvarohu“: the list of the next part of the dish. */
const NEXT_PART = /(?<=[\p{L}\d%)])[.;] (?:na|do|pro|k|ke) \p{L}{3,20}(?: \p{L}{3,20})?: /iu
/** „500 g brambor 200 g hub“: two columns of a printed page. */
const NEXT_COLUMN =
  /(?<=\p{L}{3})(?<!(?:^|\s)(?:nebo|anebo|plus|celkem|zhruba|přibližně|alespoň|aspoň|cca|asi|circa|okolo|kolem|přes|skoro|téměř|max|maximálně|minimálně|nejméně|nejvýše)) (?=\d{1,4}(?:[.,]\d)? ?(?:g|kg|dkg|ml|l|dl|ks) \p{L}{3})/u
/** „2 cibule, nakrájené na kostky“: how an ingredient is prepared. */
const REMARK =
  /^(?:případně|popřípadě|popř\.|nebo|anebo|eventuálně|ideálně|nejlépe|lépe) |^(?:(?:jemně|nadrobno|nahrubo|najemno|hrubě|volně|čerstvě|lehce) )?(?:na|o|vy|roz|u|po|pro|s|z|při)\p{L}{2,}(?:[aeě]n|ut)(?:[áéýa]|ou|ých|ého)(?:$| (?:na|a|i|nadrobno|nahrubo|najemno|v|ve|se|s|z|nebo|přes|podle)(?!\p{L}))/iu
/** „filet, u kterého si prořízneme kostice“: a clause about the food before it. */
const CLAUSE =
  /^(?:(?:u|z|ze|na|do|v|ve|s|se|o|k|ke|po|pro|bez|od|za) )?(?:kter(?:ý|á|é|ou|ého|ém|ému|ým|ých|ými)|jenž|jehož|jejíž) /iu
const DEGREES = /°|stup|\bminut|\bmin\b|\bhod/iu

/** „větší mrkev3 ks“: an amount at the end without a space before it. */
const GLUED = /(?<=\p{L}{3}|\))(?=\d{1,4}(?:[.,]\d{1,2})? ?\p{L}{1,9}$)/u

const withoutBrackets = (line: string) => line.replace(/\([^()]*\)/g, '')

/** „200 g slaniny – lze nahradit uzeným tofu“: an ingredient with a remark after a dash. */
export function isRemarkedIngredient(line: string, readLine: ReadLine): boolean {
  const [food = '', remark] = withoutBrackets(line).split(/ [–-] /, 2)
  return remark !== undefined && /^[\d½¼¾]/.test(food) && !isInstruction(food) && isMeasured(food, readLine)
}

/** Whether a line gives an amount of something: „250 g mouky“. */
export function isMeasured(line: string, readLine: ReadLine): boolean {
  const plain = withoutBrackets(line)
  if (line.length > LONGEST || plain.length > GUESSED_MAX || DEGREES.test(plain)) return false
  const { amount, unit } = readLine(line.replace(GLUED, ' '))
  return amount !== null || unit !== null
}

/** Whether a text is an amount without a food, as in the columns of a table: „250 g“. */
export function isAmount(text: string, readLine: ReadLine): boolean {
  if (text.length > 30) return false
  if (NUMBER.test(text)) return true
  const { amount, unit, name } = readLine(text)
  return name === '' && (amount !== null || unit !== null)
}

/** Whether a line is a row of a table with the amount of a food in one of its cells. */
export function isAmountRow(line: string, readLine: ReadLine): boolean {
  const cells = line.split('|', READ_LIMITS.line_parts).filter(holdsWord)
  return cells.length > 1 && cells.some((cell) => isAmount(cell.trim(), readLine))
}

/** The cells of a row of a table, as one line with the amount first and remarks after a comma; null for the head of a table. */
export function joinCells(line: string, readLine: ReadLine): string | null {
  const cells = line
    .split('|', READ_LIMITS.line_parts)
    .map((cell) => cell.trim())
    .filter(holdsWord)
  if (cells.length < 2) return cells[0] ?? line
  if (isTableHead(cells)) return null
  const isUnit = (cell: string) =>
    readLine(cell).unit !== 'to_taste' && (isAmount(cell, readLine) || isAmount(`1 ${cell}`, readLine))
  const amounts = cells.filter(isUnit)
  return [...amounts, cells.filter((cell) => !amounts.includes(cell)).join(', ')].join(' ').trim()
}

const HEAD_CELL =
  /^(?:ingredience?|surovin[ay]?|množství|jednotk[ay]|počet|název|poznámk[ay]|potravina|gramáž|kolik|co)$/iu
const AMOUNT_HEAD = /^(?:množství|jednotk[ay]|gramáž|hmotnost|kolik)$/iu

/** „Koření | Množství | Poznámka“ */
const isTableHead = (cells: readonly string[]) =>
  cells.every((cell) => HEAD_CELL.test(cell)) ||
  (cells.some((cell) => AMOUNT_HEAD.test(cell)) && !cells.some((cell) => /\d/.test(cell)))

/**
 * „200 g mouky, 2 vejce, sůl“ on one line are three ingredients, if more than one of the first parts has an
 * amount, or if the list began in the line before (`isOpen`).
 */
export function splitList(line: string, readLine: ReadLine, isOpen = false): string[] {
  const lists = line.split(NEXT_PART, READ_LIMITS.line_parts)
  if (lists.length > 1) return lists.flatMap((list) => splitList(list, readLine, isOpen))
  const bulleted = betweenMarks(line, SOURCE_LIMITS.ingredients + 1)
    .map((part) => part.trim())
    .filter(holdsWord)
  if (areMeasured(bulleted, readLine)) return bulleted
  const columns = line.split(NEXT_COLUMN, READ_LIMITS.line_parts)
  if (
    columns.length > 1 &&
    columns.every((part) => isWhole(part) && isMeasured(part, readLine) && !isAmount(part, readLine))
  )
    return columns
  const parts = listParts(line)
  if (!isOpen && !areMeasured(parts, readLine)) return [line]
  const last = parts.at(-1) ?? ''
  return [...parts.slice(0, -1), last.replace(/\.$/, '')].flatMap(splitAnd).slice(0, SOURCE_LIMITS.ingredients + 1)
}

const count = (text: string, mark: string) => text.split(mark).length
/** „(tj. cca“ has only a part of its brackets. */
const isWhole = (part: string) => count(part, '(') === count(part, ')')

/** „2 jarní cibule,1 lžíce hořčice“ lacks a space; „1,5 l“ does not. */
const BETWEEN = /[,;]\s+(?=\S)|(?<=\p{L})[,;](?=[\p{L}\d½¼¾])/u

/** Parts between commas and semicolons outside brackets. */
function listParts(line: string): string[] {
  const parts: string[] = []
  for (const part of line.split(BETWEEN, SOURCE_LIMITS.ingredients + 1)) {
    const before = parts.at(-1)
    const goesOn =
      before !== undefined &&
      (before.lastIndexOf('(') > before.lastIndexOf(')') || REMARK.test(part) || CLAUSE.test(part))
    if (goesOn && before.length < SOURCE_LIMITS.line) {
      parts[parts.length - 1] = `${before}, ${part}`
    } else parts.push(part)
  }
  return parts.filter(holdsWord)
}

/** Whether more than one of the first parts is an amount of a food; a part may not be an amount alone. */
function areMeasured(parts: readonly string[], readLine: ReadLine): boolean {
  if (parts.length < 2) return false
  let measured = 0
  for (const part of parts.slice(0, READ_LIMITS.line_parts)) {
    const { amount, name } = readLine(part)
    if (amount !== null && name === '') return false
    if (amount !== null) measured += 1
    if (measured > 1) return true
  }
  return false
}

/**
 * „několik kuliček nového koření, 1 lžička majoránky, bobkový list“ behind a label are three ingredients, where one has an amount and the
 * others are foods that kitchens use; none where a part is neither.
 */
export function labelledFoods(rest: string, readLine: ReadLine): string[] {
  const parts = listParts(rest)
  const isFood = (part: string) => isMeasured(part, readLine) || readLine(part).known === 'all'
  const areFoods =
    parts.length > 2 &&
    parts.length <= READ_LIMITS.line_parts &&
    !isInstruction(rest) &&
    parts.every((part) => !isAmount(part, readLine) && isFood(part)) &&
    parts.some((part) => isMeasured(part, readLine))
  return areFoods ? parts : []
}

/** „300 g mouky a 1 prášek“ are two, „1 a 1/2 lžíce“ is one. */
function splitAnd(part: string): string[] {
  const at = part.search(/\p{L} a (?=\d|[½¼¾]|špetk|hrst|troch|půl|lžíc|lžičk|dv[aě] |tři )/iu)
  return at === -1 ? [part] : [part.slice(0, at + 1), part.slice(at + 4)]
}

/** A sentence that lists ingredients, and the text before and after it. */
export type Prose = { before: string; lines: string[]; rest: string }

/** The sentence of a text that lists ingredients; null where none lists at least three without cooking them. */
export function readProse(text: string, readLine: ReadLine): Prose | null {
  let from = 0
  for (let sentences = 0; sentences < READ_LIMITS.line_parts; sentences += 1) {
    const found = readListing(text.slice(from), readLine)
    if (found !== null) return { ...found, before: text.slice(0, from) + found.before }
    const [first, rest] = firstSentence(text.slice(from))
    if (rest === '') return null
    from += first.length + 1
  }
  return null
}

function readListing(text: string, readLine: ReadLine): Prose | null {
  if (!text.includes(',')) return null
  const lead = LEAD_IN.exec(text)?.[0] ?? ''
  const [sentence = '', rest] = firstSentence(text.slice(lead.length))
  if (isInstruction(sentence)) return null
  const parts = listParts(sentence.replace(/[.!]$/, ''))
  const list = [...parts.slice(0, -1).flatMap(splitAnd), ...splitLast(parts.at(-1) ?? '', readLine)]
  const measured = list.slice(0, READ_LIMITS.line_parts).filter((part) => isMeasured(part, readLine)).length
  const isTold = /(?:potřeb|vezm|připrav|nachyst|stačí)/i.test(lead)
  if (isTold ? measured < 1 || list.length < 3 : measured < 3 || measured * 2 < list.length) return null
  return { before: lead, lines: list, rest }
}

function splitLast(part: string, readLine: ReadLine): string[] {
  const both = splitAnd(part)
  if (both.length > 1) return both
  const [first = '', second, ...more] = part.split(' a ', 3)
  if (second === undefined || more.length > 0) return [part]
  const areFoods = [first, second].every((one) => one.length < 30 && readLine(one).known === 'all')
  return areFoods || isMeasured(first, readLine) ? [first, second] : [part]
}

/** The first sentence of a text and the rest; abbreviations as „hl. mouky“ end none. */
export function firstSentence(text: string): [first: string, rest: string] {
  const at = text.search(/[\p{L})][.!?] (?=\p{Lu})/u)
  return at === -1 ? [text, ''] : [text.slice(0, at + 2), text.slice(at + 3)]
}
