import { ENDPOINTS } from '@zivina/contract/endpoints'
import { makeSlug } from '@zivina/db/slug'

/** Words that the API's paths use in the place of a slug: a recipe with such a slug could not be reached. */
const RESERVED = ENDPOINTS.flatMap(({ path }) => /^\/recipe\/([^/{]+)/.exec(path)?.[1] ?? [])
const LENGTH_MAX = 100
const NUMBERED = 9

/** Whether two names have the same slug, so that a rename keeps it. */
export function slugBase(name: string): string {
  const whole = makeSlug(name)
  if (whole === '') return 'recept'
  const short = whole.length <= LENGTH_MAX ? whole : whole.slice(0, LENGTH_MAX).replace(/-[^-]*$/, '')
  return RESERVED.includes(short) ? `${short}-recept` : short
}

/**
 * Slugs for a name, the nicest first: the name, the name with a number, and at last with a part of a guid, which is unique.
 * @param alone only the unique one
 */
export function slugCandidates(name: string, alone = false): string[] {
  const base = slugBase(name)
  const unique = `${base}-${crypto.randomUUID().slice(0, 8)}`
  if (alone) return [unique]
  const numbered = Array.from({ length: NUMBERED - 1 }, (_, index) => `${base}-${index + 2}`)
  return [base, ...numbered, unique]
}
