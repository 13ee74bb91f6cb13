import { isMeasured, splitList } from './ingredient-lists.ts'
import { isCutInstruction, isInstruction, isSentence } from './kitchen-verbs.ts'
import { bare, isNumbered, withoutNumber } from './marks.ts'
import type { ReadLine } from './read-line.ts'

/** Letters of an unmeasured line that may be an ingredient where no heading says so. */
const UNMEASURED_MAX = 80

/** Whether a line among ingredients is a step. `guessed`: no heading says that ingredients stand here. */
export function isStepLine(line: string, { guessed, readLine }: { guessed: boolean; readLine: ReadLine }): boolean {
  const text = bare(line)
  if (isInstruction(text)) return guessed || !/^[\d½¼¾]/u.test(text) || isSentence(text)
  // „van. cukr na obal.“ is cut short, not ended.
  const isEnded = isSentence(text) && !/^\p{Ll}{1,6}\. /u.test(text)
  if (isEnded && !isMeasured(text, readLine)) return splitList(text, readLine).length === 1
  if (isCutInstruction(text) && !/^[\d½¼¾]/u.test(text)) return true
  if (isNumbered(line) && !isMeasured(withoutNumber(text), readLine)) return text.split(' ', 6).length > 5
  return (
    guessed && text.length > UNMEASURED_MAX && !isMeasured(text, readLine) && splitList(text, readLine).length === 1
  )
}

/** The text of a table's row without its number. */
export function stepOfRow(line: string): string {
  return line
    .split('|')
    .filter((cell) => /\p{L}/u.test(cell) && !/^\s*(?:krok|popis|postup)\s*$/i.test(cell))
    .join(' ')
}
