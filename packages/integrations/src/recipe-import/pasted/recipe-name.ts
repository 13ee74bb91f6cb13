import { factsInName } from './facts.ts'
import { isInstruction, isSentence } from './kitchen-verbs.ts'
import { beforePicture } from './marks.ts'
import { isComment, isGreeting, isMenu } from './noise.ts'

/** Letters of a line that may hold a name. */
const LONGEST = 400
/** „posílám recept na cuketovou buchtu“: up to the end of the part of the sentence. */
const RECIPE_FOR =
  /(?:^|\s)recept[a-zíě]{0,3}\s+na\s+(?:(?:ten|tu|to|ty|tvůj|tvou|moje|moji|můj|mou|naše|naši|náš|svůj|svoji|slíben\p{L}+)\s+){0,3}([^.,!?:;()]{3,100})/iu
/** „upekla jsem hruškový koláč“, „posílám slíbenou bublaninu“ */
const MADE =
  /(?:^|\s)(?:(?:u?pekl|u?vařil|u?dělal|vyzkoušel|zkusil)\p{L}{0,2}(?:\s(?:jsem|jsme|si|dnes|dneska|včera|vám|ti))*|máme|tady (?:je|máš|máte)(?: ti)?(?: ten| tu| ty| to)?|ptala? (?:ses|jsi se) na(?: ten| tu| ty| to)?|mám pro (?:vás|tebe)|posílám(?: (?:ti|vám))? (?:ten|tu|ty|slíben\p{L}+)|slíben\p{L}+)\s+([^.,!?:;()]{4,80})/iu
const TABLE_HEAD = /^(?:parametr|údaj|položka|hodnota)\s*\|/iu
const LABEL =
  /^(?:title|tisk(?: receptu)?|název(?: receptu| jídla)?|recept|předmět|subject|jídlo)\s*:\s*(?:(?:re|fwd?)\s*:\s*){0,3}/iu
/** The name of the site after the name of the recipe: „Guláš | Recepty.cz“. */
const SITE = /\s(?:\||–|-)\s(?:[^|]{0,40}\.(?:cz|com|sk|eu)|[^|]{0,20}recepty[^|]{0,20})$/iu
/** The words after a name in a sentence: „od babičky“ belongs to it, „jak jsi chtěla“ not. */
const AFTER_NAME =
  /\s(?:jak|který|která|které|co |cos |na kter|o kter|podle kter|a |tak |prosím|snad |pro tebe|díky|👇).*$/iu

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
  const plain =
    names.find(tellsFacts) ?? names.find(isTitleUnderKicker) ?? belowHeadline(names) ?? names[0] ?? before.at(-1)
  if (plain !== undefined) return tidyName(plain)
  const told = toldName(texts, RECIPE_FOR) ?? toldName(texts, MADE)
  if (told !== undefined) return capital(beforePicture(told).replace(AFTER_NAME, '').trim())
  const trail = texts[menu]
  const first = texts.find((text) => !isMenu(text) && !isGreeting(text)) ?? trail?.split(/[>»›→/]/u).at(-1) ?? texts[0]
  return first === undefined ? '' : tidyName(first)
}

function toldName(texts: readonly string[], pattern: RegExp): string | undefined {
  return texts
    .map((text) => pattern.exec(text.slice(0, LONGEST))?.[1])
    .find((name) => name !== undefined && !/^recept/i.test(name))
}

function isName(text: string): boolean {
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
  names.length === 2 && /\p{L}: \p{Ll}/u.test((names[0] ?? '').replace(LABEL, '')) ? names[1] : undefined

/** „Lehká večeře“, „DÝŇOVÉ RIZOTO“: several words in capitals under a short line that has none. */
function isTitleUnderKicker(text: string, at: number, names: readonly string[]): boolean {
  const kicker = names[0] ?? ''
  return at === 1 && isCapital(text) && text.includes(' ') && !isCapital(kicker) && kicker.split(' ').length <= 3
}

const isCapital = (text: string) => text === text.toLocaleUpperCase('cs')

function tidyName(text: string): string {
  const name = text
    .slice(0, LONGEST)
    .replace(LABEL, '')
    .replace(SITE, '')
    .replace(/[\s:.,–-]+$/u, '')
  const plain = beforePicture(name).trim() || name
  return plain.endsWith(')') && factsInName(plain) !== null ? plain.slice(0, plain.lastIndexOf('(')).trim() : plain
}

const capital = (text: string) => text.slice(0, 1).toLocaleUpperCase('cs') + text.slice(1)
