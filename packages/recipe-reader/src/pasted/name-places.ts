// Where the name of a recipe stands by the lines around it, which its own words do not tell.

import { fold } from './headings.ts'
import { bare } from './marks.ts'
import { bestName } from './name-cues.ts'
import { isName } from './name-rules.ts'

/** Words of a name that is nothing but a name. */
const FEW_WORDS = 5
const TITLE = /(?:^|[^\p{L}\s] )recept na \p{L}/iu
/** „Polévky jako u babičky“ */
const KIND_OF_DISHES =
  /^(?:polevky|predkrmy|dezerty|moucniky|salaty|prilohy|omacky|pomazanky|hlavni jidla|zavareniny)(?: |$)/
/** „Potřeboval jsem na něj:“ begins a sentence. */
const BEGUN = /(?:^|\s)(?:jsem|jsme)\s.*:$/iu

/** The place of the name among the lines before a recipe; -1 where there is none. */
export function placeOfName(
  lines: readonly string[],
  cues: readonly (readonly string[])[],
  weights: Readonly<Record<string, number>>,
): number {
  const texts = lines.map(bare)
  const title = texts.findIndex((text, at) => text === texts[at + 1] && TITLE.test(text) && isName(text))
  if (title !== -1) return title
  const places = [...texts.keys()].filter((at) => !BEGUN.test(texts[at] ?? ''))
  const best =
    places[
      bestName(
        places.map((at) => cues[at] ?? []),
        weights,
      )
    ] ?? bestName(cues, weights)
  return belowKind(texts, best) ?? best
}

/** „Polévky jako u babičky“ also ends a trail of the menu: the name is the line right above the ingredients, if that may be one. */
function belowKind(texts: readonly string[], best: number): number | null {
  const kind = fold(texts[best] ?? '')
  const inMenu = texts.some((text, at) => at !== best && fold(text).endsWith(` ${kind}`))
  if (!KIND_OF_DISHES.test(kind) || !inMenu) return null
  const last = texts.at(-1) ?? ''
  const isNamed = texts.length - 1 > best && isName(last) && last.split(' ', FEW_WORDS + 1).length <= FEW_WORDS
  return isNamed && !/[:.?!,]$/.test(last) ? texts.length - 1 : null
}
