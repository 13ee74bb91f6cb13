import { isInstruction, isSentence } from './kitchen-verbs.ts'
import { beforePicture } from './marks.ts'
import { isGreeting, isMenu } from './noise.ts'

/** Letters of a line that may hold a name. */
const LONGEST = 400
/** „posílám recept na cuketovou buchtu“: up to the end of the part of the sentence. */
const RECIPE_FOR =
  /(?:^|\s)recept[a-zíě]{0,3}\s+na\s+(?:(?:ten|tu|to|ty|tvůj|tvou|moje|moji|můj|mou|naše|naši|náš|svůj|svoji|slíben\p{L}+|skvěl\p{L}+ a)\s+)?([^.,!?:;()]{3,100})/iu
const LABEL = /^(?:název(?: receptu| jídla)?|recept|předmět|subject|jídlo)\s*:\s*(?:(?:re|fwd?)\s*:\s*)?/iu
/** The name of the site after the name of the recipe: „Guláš | Recepty.cz“. */
const SITE = /\s(?:\||–|-)\s(?:[^|]{0,40}\.(?:cz|com|sk|eu)|[^|]{0,20}recepty[^|]{0,20})$/iu
/** The words after a name in a sentence: „od babičky“ belongs to it, „jak jsi chtěla“ not. */
const AFTER_NAME = /\s(?:jak|který|která|které|co jsem|co jsi|podle kter|a |tak |prosím|snad |pro tebe|díky|👇).*$/iu

/** A line before the recipe that may name it. */
export type HeadLine = { text: string; is_title: boolean }

/**
 * The name of a recipe from the lines before it: a title of Markdown, the first line after the menu of a page that is no
 * sentence, what a greeting says the recipe is for, or the first line.
 */
export function nameOf(lines: readonly HeadLine[]): string {
  const title = lines.find(({ is_title, text }) => is_title && !isMenu(text))
  if (title) return tidyName(title.text)
  const texts = lines.map(({ text }) => text)
  const menu = texts.findLastIndex((text) => isMenu(text))
  const names = texts.filter((text, at) => at > menu && isName(text))
  const before = texts.filter((text, at) => at < menu && isName(text) && !isMenu(text))
  const plain = names[0] ?? before.at(-1)
  if (plain !== undefined) return tidyName(plain)
  const told = texts.map((text) => RECIPE_FOR.exec(text.slice(0, LONGEST))?.[1]).find((name) => name !== undefined)
  if (told !== undefined) return capital(beforePicture(told).replace(AFTER_NAME, '').trim())
  const trail = texts[menu]
  const first = texts.find((text) => !isMenu(text) && !isGreeting(text)) ?? trail?.split(/[>»›→/]/u).at(-1) ?? texts[0]
  return first === undefined ? '' : tidyName(first)
}

function isName(text: string): boolean {
  const name = text.replace(LABEL, '')
  if (name !== text) return true
  if (isGreeting(text) || text.length > 120 || text.split(' ', 14).length > 12) return false
  if (/\p{L}\s+recept\p{L}{0,3}\s+na\s/iu.test(text)) return false
  return !isSentence(text) && !isInstruction(text) && /\p{L}{3}/u.test(text)
}

function tidyName(text: string): string {
  const name = text.slice(0, LONGEST).replace(LABEL, '').replace(SITE, '').replace(/[\s:.,–-]+$/u, '')
  return beforePicture(name).trim() || name
}

const capital = (text: string) => text.slice(0, 1).toLocaleUpperCase('cs') + text.slice(1)
