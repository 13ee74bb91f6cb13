import { namesOfTag } from '@zivina/domain/catalogue/filter/former-tags'
import { toStoredLimit } from '@zivina/domain/catalogue/filter/nutrient-spans'
import { type SQL, sql } from 'drizzle-orm'
import { guidArray, LISTED } from '#api/catalogue/recipes/read/sql.ts'
import type { ListFilter } from './service.ts'

/** The conditions of a filter on recipe `r` except its ingredients, including that it is listed. */
export function rowConditions(filter: ListFilter): SQL[] {
  return [LISTED, ...wishConditions(filter)]
}

/** The conditions of a filter on recipe `r` except its ingredients and its status. */
export function wishConditions({
  facets,
  time_minutes,
  calorie_span,
  spans,
  tags,
  creator,
  variants,
}: ListFilter): SQL[] {
  const list: SQL[] = []
  if (facets.all !== 0) list.push(sql`r.facets & ${facets.all}::bigint = ${facets.all}::bigint`)
  for (const mask of facets.any) list.push(sql`r.facets & ${mask}::bigint <> 0`)
  if (time_minutes) list.push(sql`r.time_minutes between ${time_minutes[0]} and ${time_minutes[1]}`)
  // Unknown energy is in no span: BETWEEN is not true for null.
  if (calorie_span) list.push(sql`r.calories_in_total between ${calorie_span[0]} and ${calorie_span[1]}`)
  // Names come from a closed list. Unknown bounds are stored so that no limit holds for them.
  for (const [nutrient, [min, max]] of spans) {
    if (min !== null) list.push(sql`${sql.raw(`r.${nutrient}_low`)} >= ${toStoredLimit(min)}::int2`)
    if (max !== null) list.push(sql`${sql.raw(`r.${nutrient}_high`)} <= ${toStoredLimit(max)}::int2`)
  }
  const renamed = tags.filter((tag) => namesOfTag(tag).length > 1)
  const plain = tags.filter((tag) => !renamed.includes(tag))
  if (plain.length > 0) list.push(sql`r.tags @> ${sql.param(plain)}::text[]`)
  for (const tag of renamed) list.push(sql`r.tags && ${sql.param(namesOfTag(tag))}::text[]`)
  if (creator !== null) list.push(byCreator(creator))
  if (variants.length > 0) list.push(sql`r.search_vector @@ ${matchQuery(variants)}::tsquery`)
  return list
}

/** The conditions of a filter on the ingredients of recipe `r`. */
export function ingredientConditions(filter: ListFilter): SQL[] {
  const { must_ingredients, pantry_ingredients, exclude_ingredients } = filter
  const list: SQL[] = []
  if (must_ingredients.length > 0) list.push(sql`r.ingredient_guids @> ${guidArray(must_ingredients)}`)
  if (pantry_ingredients.length > 0) list.push(sql`r.ingredient_guids && ${guidArray(pantry_ingredients)}`)
  if (exclude_ingredients.length > 0) list.push(sql`not r.ingredient_guids && ${guidArray(exclude_ingredients)}`)
  return list
}

const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * By the guid of the account, the slug of the public profile, the username or a former slug of the profile; an unknown creator
 * has no recipes.
 */
function byCreator(creator: string): SQL {
  if (GUID.test(creator)) return sql`r.creator = ${creator}`
  return sql`r.creator = coalesce(
    (select p.user from public_profile p where p.slug = ${creator}),
    (select u.guid from "user" u where u.username = ${creator}),
    (select p.user from public_profile_old_slug o join public_profile p on p.guid = o.profile where o.slug = ${creator}))`
}

/** Stems contain only letters and digits, so quotes are enough. Each is a prefix, so that partly typed words match too. */
export function prefixQuery(stems: readonly string[], weights = ''): string {
  return stems.map((stem) => `'${stem}':*${weights}`).join(' & ')
}

/**
 * Matches texts that contain every stem of one of the variants. Variants that differ in single places are one condition a place
 * („(zemak | brambor) & polevk“), as the index looks for each stem that is written.
 */
export function matchQuery(variants: readonly (readonly string[])[]): string {
  const [first = []] = variants
  const places = first.map((_, place) => [...new Set(variants.map((stems) => stems[place] ?? ''))])
  const combinations = places.reduce((product, { length }) => product * length, 1)
  const isProduct = combinations === variants.length && variants.every(({ length }) => length === first.length)
  if (!isProduct) return anyPrefixQuery(variants)
  return places.map((stems) => `(${stems.map((stem) => prefixQuery([stem])).join(' | ')})`).join(' & ')
}

/** The same, written out: a rank depends on how its query is written. */
export function anyPrefixQuery(variants: readonly (readonly string[])[], weights = ''): string {
  return variants.map((stems) => `(${prefixQuery(stems, weights)})`).join(' | ')
}
