import { factsInName } from './facts.ts'
import { isInstruction, isSentence } from './kitchen-verbs.ts'
import { isComment, isGreeting, isMenu } from './noise.ts'

const TABLE_HEAD = /^(?:parametr|údaj|položka|hodnota)\s*\|/iu
/** What may precede a name in its line. */
export const LABEL =
  /^(?:title|tisk(?: receptu)?|název(?: receptu| jídla)?|recept|předmět|subject|jídlo)\s*:\s*(?:(?:re|fwd?)\s*:\s*){0,3}/iu

/** The place of the line that is the name by its looks: the first one below the menu of a page that is no sentence; -1 for none. */
export function nameByRules(texts: readonly string[]): number {
  const menu = texts.findLastIndex((text) => isMenu(text))
  const places = [...texts.keys()].filter((at) => isName(texts[at] ?? '') && at > menu)
  const names = places.map((at) => texts[at] ?? '')
  const special = [names.findIndex(tellsFacts), names.findIndex(isTitleUnderKicker), belowHeadline(names)]
  return places[special.find((at) => at !== -1) ?? 0] ?? -1
}

/** Whether a line may be a name: no sentence, no instruction, no comment. */
export function isName(text: string): boolean {
  const name = text.replace(LABEL, '')
  if (name !== text) return true
  if (
    isGreeting(text) ||
    isComment(text) ||
    TABLE_HEAD.test(text) ||
    text.length > 120 ||
    text.split(' ', 14).length > 12
  )
    return false
  if (/\p{L}\s+recept\p{L}{0,3}\s+na\s/iu.test(text)) return false
  return !isSentence(text) && !isInstruction(text) && /\p{L}{3}/u.test(text)
}

/** „Fazolový salát (pro 6 osob)“ */
const tellsFacts = (name: string) => name.endsWith(')') && factsInName(name) !== null

/** „Letní kuchařka: studené polévky“, „Okurková polévka“: below the headline of an article. */
const belowHeadline = (names: readonly string[]) =>
  names.length === 2 && /\p{L}: \p{Ll}/u.test((names[0] ?? '').replace(LABEL, '')) ? 1 : -1

/** „Lehká večeře“, „DÝŇOVÉ RIZOTO“: several words in capitals under a short line that has none. */
function isTitleUnderKicker(text: string, at: number, names: readonly string[]): boolean {
  const kicker = names[0] ?? ''
  return at === 1 && isCapital(text) && text.includes(' ') && !isCapital(kicker) && kicker.split(' ').length <= 3
}

const isCapital = (text: string) => text === text.toLocaleUpperCase('cs')
