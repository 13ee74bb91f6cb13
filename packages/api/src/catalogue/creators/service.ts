import type { PublicProfile } from '@zivina/contract/catalogue/creator'
import { searchStems } from '@zivina/czech/search-text'
import type { CatalogueCache } from '#api/kernel/cache/catalogue-cache.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { type ProfileRow, presentProfile } from './present.ts'
import { selectProfiles } from './queries.ts'

/** What reading creators needs: counting every creator's recipes is the slowest part, so it is cached. */
export type CreatorContext = Ctx<'db' | 'urls'> & { profiles: CatalogueCache<ProfileRow[]> }

/** All creators with a public profile, in their fixed order. */
export async function listCreators({ db, urls, profiles }: CreatorContext): Promise<PublicProfile[]> {
  const rows = await profiles('', () => selectProfiles(db))
  return rows.map((row) => presentProfile(row, urls))
}

/** The creator with a slug or a former slug; null where there is none. A present slug takes precedence over a former one. */
export async function findCreator(
  { db, urls, profiles }: CreatorContext,
  wanted: string,
): Promise<PublicProfile | null> {
  const rows = await profiles('', () => selectProfiles(db))
  const row = rows.find(({ slug }) => slug === wanted) ?? rows.find((one) => one.former_slugs.includes(wanted))
  return row ? presentProfile(row, urls) : null
}

/**
 * One creator, found as by {@link findCreator}.
 * @throws ApiError NOT_FOUND
 */
export async function readCreator(ctx: CreatorContext, slug: string): Promise<PublicProfile> {
  const creator = await findCreator(ctx, slug)
  if (!creator) throw new ApiError('NOT_FOUND')
  return creator
}

/** The stems of a creator's name and of what they do, for as long as the row is kept. */
const stemsOf = new WeakMap<ProfileRow, { name: string[]; work: string[] }>()

function knownStems(row: ProfileRow): { name: string[]; work: string[] } {
  const known = stemsOf.get(row)
  if (known) return known
  const { name, specialisation, headline } = row
  const stems = { name: searchStems(name), work: searchStems(`${name} ${specialisation} ${headline}`) }
  stemsOf.set(row, stems)
  return stems
}

/** Creators whose name or specialisation contains every word of the text, those found by name first. */
export async function searchCreators(
  { db, urls, profiles }: CreatorContext,
  input: { search: string; limit: number },
): Promise<PublicProfile[]> {
  const wanted = searchStems(input.search)
  if (wanted.length === 0) return []
  const holds = (stems: readonly string[]) => wanted.every((stem) => stems.some((own) => own.startsWith(stem)))
  const rows = await profiles('', () => selectProfiles(db))
  const byName = rows.filter((row) => holds(knownStems(row).name))
  const byWork = rows.filter((row) => !byName.includes(row) && holds(knownStems(row).work))
  return [...byName, ...byWork].slice(0, input.limit).map((row) => presentProfile(row, urls))
}
