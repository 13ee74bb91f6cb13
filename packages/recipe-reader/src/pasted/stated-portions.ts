// Portions that are told in a sentence, in a heading or among other words.

import { READ_LIMITS } from '../read-limits.ts'
import { numberOf } from './fact-words.ts'
import { readFacts } from './facts.ts'

/** „Je to tak na 8 porcí.“ in a sentence. */
const TOLD_PORTIONS =
  /(?:^|\s)(?:je to|vyjd(?:e|ou)|vystačí|stačí|množství|dávka|recept je|suroviny (?:jsou|stačí)|vychází|získá(?:te|me|š)|vznikne)\s[^.!?\d]{0,30}?(\d{1,3}|dvě|dva|tři|čtyři|pět|šest|osm|deset)(?:\s?(?:[–-]|až)\s?\d{1,3})?\s(?:porc|osob|lid|stráv|jedlí|kous|kusů|kusy|ks)/iu
/** „Vydatná večeře pro 4 až 5 strávníků.“ */
const FOR_PEOPLE =
  /(?:^|[\s(])(?:pro|na) (?:asi |cca |přibližně )?(\d{1,3}|dvě|dva|tři|čtyři|pět|šest|osm|deset)(?:\s?(?:[–-]|až)\s?\d{1,3})?\s(?:osob|lid|stráv|jedlí|(?<=pro .{1,12})porc)/iu

/** „Vyjde asi 20 koláčků.“: pieces of anything that is no measure. */
const TOLD_PIECES =
  /(?:^|\s)(?:vyjd(?:e|ou)|vznikne|vychází|získá(?:te|me|š)|(?:upeč|naděl|vytvoř|uděl)\p{L}{2,4})(?: (?:z \p{L}+ )?(?:asi|cca|zhruba|přibližně|tak|celkem))? (\d{1,3})(?:\s?(?:[–-]|až)\s?\d{1,3})? (?:\p{L}+(?:ých|ích) )?(?!plech|form|pekáč|min|hod|dn[íůy]|den|stup|cm|g(?!\p{L})|gram|kg|kil|ml|mil|l(?!\p{L})|lit|lži|hrn|krát|dál|vrst|část|řad)\p{L}{4}/iu

/** The portions that a sentence tells. */
export function portionsInSentence(line: string): number | null {
  const start = line.slice(0, 2 * READ_LIMITS.fact)
  const told = (TOLD_PORTIONS.exec(start) ?? FOR_PEOPLE.exec(start) ?? TOLD_PIECES.exec(start))?.[1]
  return told === undefined ? null : numberOf(told.toLocaleLowerCase('cs'))
}

/** „Suroviny na 25 pagáčků“: pieces of anything but sheets, moulds and times. */
const FOR_PIECES =
  /(?:^|[\s(])(?:na|pro) (?:asi |cca |zhruba )?(\d{1,3})(?:\s?(?:[–-]|až)\s?\d{1,3})? (?!plech|form|pekáč|min|hod|dn[íůy]|den|stup|cm|g(?!\p{L})|kg|ml|l(?!\p{L}))\p{L}{4}/iu

/** The portions that a heading of ingredients tells. */
export function portionsInHeading(heading: string): number | null {
  const told = readFacts(heading).facts.portions ?? FOR_PIECES.exec(heading)?.[1]
  return told === undefined ? null : Number(told)
}

/** „Přepočítat na 4 porce“, „Hodnocení: 4,5 Porce: 4“ */
const BESIDE =
  /(?:^|[^\d.,/])(\d{1,2})(?:\s?[–-]\s?\d{1,2})?\s?(?:\p{L}{2,12}\s)?(?:porc\p{L}*|osob\p{L}*|strávní\p{L}+|jedlí\p{L}+)|(?:porc[eií]\p{L}?|osob|strávníků)\s?[:–-]?\s?(\d{1,2})(?![\d.,]* ?(?:kcal|kj|g|kč|min|%)|[\d.,]*\d)/iu
/** „Na 12 koláčků velkých jako dlaň“ */
const FOR_PIECES_ALONE = new RegExp(`^${FOR_PIECES.source.slice('(?:^|[\\s(])'.length)}`, 'iu')
const OF_ONE = /kcal|kj(?!\p{L})|kč|nutri|hodnot[ay]|výživ|energ|obsahuje|(?:na|za) (?:1|jednu) porci/iu

/** The portions that a short line beside the recipe tells among other things. */
export function portionsBeside(line: string): number | null {
  if (line.length > READ_LIMITS.fact || OF_ONE.test(line)) return null
  const [, before, after] = BESIDE.exec(line) ?? []
  const told = before ?? after ?? FOR_PIECES_ALONE.exec(line)?.[1]
  return told === undefined || Number(told) === 0 ? null : Number(told)
}

const TELLS =
  /^(?:je to|vyjd(?:e|ou)|vystačí|stačí|vychází|získáte|z (?:tohoto|uvedeného|toho) množství|(?:(?:toto|tohle|následující|uvedené|dané) )?(?:množství|dávka|suroviny|ingredience))\s/iu

/** Whether a line only tells for how many it is: „Vyjdou dva záviny, asi 20 kousků“. */
export function tellsPortions(line: string): boolean {
  const isOne = line.length <= READ_LIMITS.fact && !/[.!?] \p{L}/u.test(line)
  return isOne && TELLS.test(line) && portionsInSentence(line) !== null
}
