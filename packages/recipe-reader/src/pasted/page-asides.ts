import { fold, headingOf } from './headings.ts'
import { isInstruction } from './kitchen-verbs.ts'
import { BULLET } from './marks.ts'

/** „Kachnu vycpěte jablky, bude šťavnatáFoto: Petr M.“: the words below a picture. */
const CAPTION =
  /^.{20,300}?(?:\p{Ll}|[\s.,!?)|])(?:Foto|FOTO|Zdroj foto|Autor fot\p{L}{1,6}|Fotografie): ?[^:.!?]{2,40}\.?$/u
/** „Potřebné vybavení“, „Pomůcky:“, „Kuchyňské nádobí“ */
const EQUIPMENT =
  /^(?:(?:jak\w+|dale|co) )?(?:(?:budeme|budete) potrebovat )?(?:(?:potrebne|nutne|doporucene|kuchynske|pouzite|dalsi) ){0,2}(?:vybaveni|pomucky|nadobi|nacini|naradi|nastroje)(?: (?:budete|budeme) potrebovat)?$/
/** Letters of such a heading. */
const LONGEST = 80
/** So many lines at most are a list of equipment. */
const MOST_EQUIPMENT = 12

/** „Připravte si: pánev, hrnec, prkénko“ */
const UTENSILS =
  /^(?:[^:,]{3,40}: ?)?(?:(?:\p{L}+[áýéí] |\p{L}+ na |na )?(?:pánev|hrnec|hrnce|prkénko|nůž|nože|mís[au]|mísy|misku?a?|plech|pečicí papír|form[au]|formičky|mixér|tyčový mixér|metl[au]|šlehač|vál|váleček|struhadlo|cedník|kastrol|rendlík|robot|vařečk[au]|stěrk[au]|pekáč|trouba|pečení)(?: |, | a |$)){2,}\.?$/iu

/** The lines without the captions of pictures and without lists of equipment, which look like steps and names. */
export function withoutAsides(lines: readonly string[]): string[] {
  const kept: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (CAPTION.test(line) || (line.length < LONGEST && UTENSILS.test(line))) continue
    const below = equipmentBelow(lines, at)
    at += below
    if (below === 0) kept.push(line)
  }
  return kept
}

/**
 * How many lines below a heading of equipment are its list, if a heading of the recipe follows: those with bullets, or all of them if the
 * heading has several words or a colon. „Nádobí“ alone is an entry of a menu.
 */
function equipmentBelow(lines: readonly string[], at: number): number {
  const heading = lines[at] ?? ''
  if (BULLET.test(heading) || !EQUIPMENT.test(fold(heading.slice(0, LONGEST)))) return 0
  const next = lines.slice(at + 1, at + 2 + MOST_EQUIPMENT)
  const end = next.findIndex((line) => {
    const section = headingOf(line, null)?.section
    return section === 'ingredients' || section === 'steps'
  })
  const listed = next.slice(0, Math.max(end, 0))
  const other = listed.findIndex((line) => !BULLET.test(line))
  if (other !== 0 && listed.length > 0) return other === -1 ? listed.length : other
  const isSure = /[ :]/.test(heading.trim())
  return isSure && listed.every((line) => line.split(' ', 10).length < 10 && !isInstruction(line)) ? listed.length : 0
}
