import { FILLER, labelOf } from './fact-words.ts'
import { bare } from './marks.ts'

/** „4“, „15 min“, „1 h 20 min“, „4–6 porcí“. */
const VALUE =
  /^(?:cca |asi )?\d{1,3}[\s\d:–-]{0,6}(?:min|minut\p{L}*|h|hod|hodin\p{L}*|porc\p{L}*|osob\p{L}*|ks|kus\p{L}*)?[.\s]*(?:\d{1,2} ?min\p{L}*)?$/iu

const SECTION =
  /\S (?:Postup|Příprava|Suroviny|Ingredience|POSTUP|SUROVINY|INGREDIENCE)(?: \([^()]{0,40}\))?: ?\p{Lu}|\S (?:Suroviny|Ingredience|SUROVINY|INGREDIENCE)(?: \([^()]{0,40}\))?:/u
const SECTIONS =
  /(?<=[.;,–|\p{L}])[ –|]{1,3}(?=(?:Postup|Příprava|Suroviny|Ingredience|POSTUP|SUROVINY|INGREDIENCE)(?: \([^()]{0,40}\))?:)/u

/** Labels whose value is in the next line („Porce“, „4“) get it, as a page with columns is copied. */
export function joinLabels(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (const line of lines.flatMap(splitSections)) {
    const before = joined.at(-1)
    if (before !== undefined && before.length < 40 && line.length < 40 && VALUE.test(bare(line)) && isLabel(before)) {
      joined[joined.length - 1] = `${before.replace(/:\s*$/, '')}: ${line}`
    } else joined.push(line)
  }
  return joined
}

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
