import { factsInName, readFacts } from './facts.ts'
import { beforePicture } from './marks.ts'
import { cuesOfNames } from './name-cues.ts'
import { placeOfName } from './name-places.ts'
import { isName, LABEL } from './name-rules.ts'
import { isGreeting } from './noise.ts'
import type { ReadLine } from './read-line.ts'
import type { WordWeights } from './stated-words.ts'

export type NameWeights = Readonly<Record<string, number>>

/** Letters of a line that may hold a name. */
const LONGEST = 400
const LONGEST_TITLE = 120
/** „posílám recept na cuketovou buchtu“: up to the end of the part of the sentence. */
const RECIPE_FOR =
  /(?:^|\s)recept[a-zíě]{0,3}\s+na\s+(?:(?:ten|tu|to|ty|tvůj|tvou|moje|moji|můj|mou|naše|naši|náš|svůj|svoji|slíben\p{L}+)\s+){0,3}([^.,!?:;()]{3,100})/iu
/** „upekla jsem hruškový koláč“, „posílám slíbenou bublaninu“ */
const MADE =
  /(?:^|\s)(?:(?:u?pekl|u?vařil|u?dělal|vyzkoušel|zkusil)\p{L}{0,2}(?:\s(?:jsem|jsme|si|dnes|dneska|včera|vám|ti))*|máme|tady (?:je|máš|máte)(?: ti)?(?: ten| tu| ty| to)?|ptala? (?:ses|jsi se) na(?: ten| tu| ty| to)?|mám pro (?:vás|tebe)|posílám(?: (?:ti|vám))? (?:ten|tu|ty|slíben\p{L}+)|slíben\p{L}+)\s+([^.,!?:;()]{4,80})/iu
/** The name of the site after the name of the recipe: „Guláš | Recepty.cz“. */
const SITE = /\s(?:\||–|-)\s(?:[^|]{0,40}\.(?:cz|com|sk|eu)|[^|]{0,20}recepty[^|]{0,20})$/iu
/** The words after a name in a sentence: „od babičky“ belongs to it, „jak jsi chtěla“ not. */
const AFTER_NAME =
  /\s(?:jak|který|která|které|co |cos |na kter|o kter|podle kter|a |tak |prosím|snad |pro tebe|díky|👇).*$/iu

/** A line before the recipe that may name it. */
export type HeadLine = { text: string; line: string }

/**
 * The name of a recipe from the lines before it: a title of Markdown, the first line after the menu of a page that is no
 * sentence, what a greeting says the recipe is for, or the first line.
 */
export function nameOf(
  lines: readonly HeadLine[],
  told: readonly string[],
  readLine: ReadLine,
  weights: NameWeights,
  words: WordWeights,
): string {
  const cues = cuesOfNames(
    lines.map(({ line }) => line),
    told,
    readLine,
    words,
  )
  const best =
    lines[
      placeOfName(
        lines.map(({ line }) => line),
        cues,
        weights,
      )
    ]
  if (best !== undefined && !isGreeting(best.text) && isName(best.text)) return tidyName(best.text)
  const texts = lines.map(({ text }) => text)
  const said = statedName(texts, RECIPE_FOR) ?? statedName(texts, MADE)
  if (said !== undefined) return capital(beforePicture(said).replace(AFTER_NAME, '').trim())
  return best === undefined || best.text.length > LONGEST_TITLE ? '' : tidyName(best.text)
}

function statedName(texts: readonly string[], pattern: RegExp): string | undefined {
  return texts
    .map((text) => pattern.exec(text.slice(0, LONGEST))?.[1])
    .find((name) => name !== undefined && !/^recept/i.test(name))
}

/** A name without labels, the name of the site, pictures, portions and marks at its end. */
export function tidyName(text: string): string {
  const name = text
    .slice(0, LONGEST)
    .replace(LABEL, '')
    .replace(SITE, '')
    .replace(/[\s:.,–-]+$/u, '')
  const whole = beforePicture(name).trim() || name
  const dash = whole.search(/ [–-] [^–-]*$/u)
  const plain = dash > 0 && readFacts(whole.slice(dash + 3)).only ? whole.slice(0, dash).trim() : whole
  return plain.endsWith(')') && factsInName(plain) !== null ? plain.slice(0, plain.lastIndexOf('(')).trim() : plain
}

const capital = (text: string) => text.slice(0, 1).toLocaleUpperCase('cs') + text.slice(1)
