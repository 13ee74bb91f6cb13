import type { TextBlock } from '@zivina/contract/content/texts'
import { normalizeSearch } from '@zivina/czech/search-text'
import { runsOf, textOf } from './runs-of.ts'

/**
 * Beginnings of words, without diacritics, by which a sentence says something of health: diseases and their risk, what is measured
 * in the body, and what was found about people.
 */
const WORDS =
  /\b(?:riziko|rizika|nemoc|onemocn|chorob|cukrovk|diabet|cholesterol|infarkt|mrtvic|rakovin|nador|zanet|krevni\w* tlak|hypertenz|imunit|hladin\w* cukru|glyk|lecb|lecit|leci\b|vyleci|uzdrav|predchaz|prevenc|umrt|studi[eiu]|vyzkum|klinick)/

/** The longest beginning of a claim that is quoted. */
const QUOTED = 120

/**
 * Passages that say something of health and name no source: the beginning of each, in reading order. The search is by words, so a person
 * decides about what it finds.
 */
export function claimsWithoutSource(blocks: readonly TextBlock[]): string[] {
  return blocks.flatMap((block) => {
    const text = textOf(block)
    const isClaim = block.type !== 'heading' && WORDS.test(normalizeSearch(text))
    if (!isClaim || runsOf(block).some(({ citation }) => citation !== undefined)) return []
    return [text.length > QUOTED ? `${text.slice(0, QUOTED).trimEnd()}…` : text]
  })
}
