import { boundSearch, SEARCH_WORD_LENGTH_MAX, SEARCH_WORDS_MAX } from '@zivina/czech/search-text'
import { z } from 'zod'
import { LIMIT_MAX, LIST_PARAMETER_MAX, OFFSET_MAX, ROWS_PER_PAGE, SEARCH_TEXT_MAX } from './limits.ts'

/** Building blocks of the nouns' schemas. */

export const Guid = z.guid()

/** ASCII words joined by hyphens. */
export const Slug = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** An instant, ISO 8601 in UTC. */
export const Timestamp = z.iso.datetime()

/** Share of the counted mass for which a nutrient is known, 0 … 1. */
export const Share = z.number().min(0).max(1)

/** An address of a picture: absolute, or from the root of the site. */
export const ImageUrl = z.string()

/** An address of a page elsewhere. A name and a password within it would be shown to everybody who sees the address. */
export const PageUrl = z
  .url({ protocol: /^https?$/ })
  .refine((text) => URL.parse(text)?.username === '' && URL.parse(text)?.password === '', 'invalid_format')

/** Text without control characters. */
const PlainText = z.string().regex(/^[^\p{Cc}]*$/u)

/** What a person searches for. What is beyond its bounds is not looked for; it is no reason to find nothing. */
export const SearchText = PlainText.max(SEARCH_TEXT_MAX)
  .overwrite(boundSearch)
  .meta({
    description: `Looked for by its first ${SEARCH_WORDS_MAX} words, and by the first ${SEARCH_WORD_LENGTH_MAX} letters of each; the rest is left out.`,
  })

/** A query parameter with several values, comma separated: `a,b,c`. */
export function commaList<T extends z.ZodType<unknown, string>>(item: T) {
  return z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(item).min(1).max(LIST_PARAMETER_MAX))
    .meta({ type: 'string', description: 'Comma-separated values.' })
}

/** A query parameter holding a range of whole numbers: `min,max`, min ≤ max. */
export function numberRange(lowest: number, highest: number) {
  return z
    .string()
    .regex(/^\d{1,6},\d{1,6}$/)
    .transform((text) => text.split(',').map(Number) as [number, number])
    .refine(([min, max]) => min <= max && min >= lowest && max <= highest)
    .meta({ type: 'string', description: `A range min,max within ${lowest} and ${highest}.` })
}

function wholeNumber(lowest: number, highest: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= lowest && value <= highest)
    .meta({ type: 'integer', minimum: lowest, maximum: highest })
}

/** `limit` of a list, with the default of that list. */
export const limitParameter = (fallback: number) => wholeNumber(1, LIMIT_MAX).default(fallback)

export const OffsetParameter = wholeNumber(0, OFFSET_MAX).default(0)

/** A list as the API answers it: one page and the exact number of all. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ results: z.array(item), count: z.number().int().min(0) })
}

/** `page` of a list of `ROWS_PER_PAGE` rows, from 1. */
export const PageParameter = wholeNumber(1, OFFSET_MAX / ROWS_PER_PAGE).default(1)

/** Marks that turn the direction of writing: unseen themselves, they make a text read as what it is not. */
const TURNING_MARKS = /[\u202a-\u202e\u2066-\u2069]/g

/** A text as it is kept: without marks that turn it around, line ends of one kind, no spaces around. */
export function tidyText(text: string): string {
  return text
    .replace(TURNING_MARKS, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .trim()
}

/** A name or another line that a person writes. */
export const oneLine = (most: number) =>
  z
    .string()
    .max(most * 2)
    .overwrite(tidyText)
    .max(most)
    .regex(/^[^\p{Cc}]*$/u, 'excluded_character')

/** What a person writes in their own words: paragraphs, no other control characters. */
export const longText = (most: number) =>
  z
    .string()
    .max(most * 2)
    .overwrite(tidyText)
    .max(most)
    .regex(/^(?:[^\p{Cc}]|[\n\t])*$/u, 'excluded_character')
