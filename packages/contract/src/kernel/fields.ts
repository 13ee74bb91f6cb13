import { boundSearch, SEARCH_WORD_LENGTH_MAX, SEARCH_WORDS_MAX } from '@zivina/czech/search-text'
import { z } from 'zod'
import { COUNTED_MAX, LIMIT_MAX, LIST_PARAMETER_MAX, OFFSET_MAX, ROWS_PER_PAGE, SEARCH_TEXT_MAX } from './limits.ts'

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

/** An address of a page on another site. A name and password in it would be visible to everyone who sees the address. */
export const PageUrl = z.url({ protocol: /^https?$/ }).refine(namesNobody, 'invalid_format')

function namesNobody(text: string): boolean {
  try {
    const { username, password } = new URL(text)
    return username === '' && password === ''
  } catch {
    return false
  }
}

/** Text without control characters. */
const PlainText = z.string().regex(/^[^\p{Cc}]*$/u)

/** A search text. The part beyond the limits is ignored instead of refused. */
export const SearchText = PlainText.max(SEARCH_TEXT_MAX)
  .overwrite(boundSearch)
  .meta({
    description: `Looked for by its first ${SEARCH_WORDS_MAX} words, and by the first ${SEARCH_WORD_LENGTH_MAX} letters of each; the rest is left out.`,
  })

/** A query parameter with several values separated by commas: `a,b,c`. */
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

/** `limit` of an answer that has no pages, with its default. */
export const limitParameter = (fallback: number) => wholeNumber(1, LIMIT_MAX).default(fallback)

/** `limit` and `offset` of a list, with the number of rows it shows unless asked for others. */
export const limitAndOffset = (rows: number) => ({
  limit: limitParameter(rows),
  offset: wholeNumber(0, OFFSET_MAX).default(0),
})

/** A list in an answer: one page and the exact number of all rows. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ results: z.array(item), count: z.number().int().min(0) })
}

/** A list of `?page=` in an answer: one page and the number of all rows, as far as they are counted. */
export function countedListOf<T extends z.ZodType>(item: T) {
  const description = `Exact up to ${COUNTED_MAX}; ${COUNTED_MAX + 1} means that there are more.`
  return listOf(item).extend({
    count: z
      .number()
      .int()
      .min(0)
      .max(COUNTED_MAX + 1)
      .meta({ description }),
  })
}

/** `page` of a list of `ROWS_PER_PAGE` rows, from 1. */
export const PageParameter = wholeNumber(1, OFFSET_MAX / ROWS_PER_PAGE).default(1)

/** Invisible marks that change the direction of writing: they make a text look like another one. */
const TURNING_MARKS = /[\u202a-\u202e\u2066-\u2069]/g

/** A text in its stored form: without direction marks, with uniform line breaks, trimmed. */
export function tidyText(text: string): string {
  return text
    .replace(TURNING_MARKS, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .trim()
}

/** A name or another single line written by a person. */
export const oneLine = (most: number) =>
  z
    .string()
    .max(most * 2)
    .overwrite(tidyText)
    .max(most)
    .regex(/^[^\p{Cc}]*$/u, 'excluded_character')

/** A longer text written by a person: paragraphs, but no control characters other than line breaks and tabs. */
export const longText = (most: number) =>
  z
    .string()
    .max(most * 2)
    .overwrite(tidyText)
    .max(most)
    .regex(/^(?:[^\p{Cc}]|[\n\t])*$/u, 'excluded_character')
