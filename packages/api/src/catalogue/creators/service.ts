import type { PublicProfile } from '@zivina/contract/catalogue/creators'
import { searchStems } from '@zivina/czech/search-text'
import type { Db } from '@zivina/db/database'
import type { Actor } from '#api/kernel/access/actor.ts'
import type { CatalogueCache } from '#api/kernel/cache/catalogue-cache.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Urls } from '#api/kernel/ports/urls.ts'
import { type ProfileRow, presentProfile } from './present.ts'
import { selectProfiles } from './queries.ts'

/** What is needed besides the database: counting every creator's recipes is the slowest part, so it is cached. */
export type CreatorContext = { profiles: CatalogueCache<ProfileRow[]>; urls: Urls }

/** All creators with a public profile, in their fixed order. */
export async function listCreators(
  db: Db,
  _actor: Actor,
  { profiles, urls }: CreatorContext,
): Promise<PublicProfile[]> {
  const rows = await profiles('', () => selectProfiles(db))
  return rows.map((row) => presentProfile(row, urls))
}

/** The creator with a slug or a former slug; null where there is none. A present slug takes precedence over a former one. */
export async function findCreator(
  db: Db,
  _actor: Actor,
  wanted: string,
  { profiles, urls }: CreatorContext,
): Promise<PublicProfile | null> {
  const rows = await profiles('', () => selectProfiles(db))
  const row = rows.find(({ slug }) => slug === wanted) ?? rows.find((one) => one.former_slugs.includes(wanted))
  return row ? presentProfile(row, urls) : null
}

/**
 * One creator, found as by {@link findCreator}.
 * @throws ApiError NOT_FOUND
 */
export async function readCreator(db: Db, actor: Actor, slug: string, context: CreatorContext): Promise<PublicProfile> {
  const creator = await findCreator(db, actor, slug, context)
  if (!creator) throw new ApiError('NOT_FOUND')
  return creator
}

/** Creators whose name or specialisation contains every word of the text, those found by name first. */
export async function searchCreators(
  db: Db,
  actor: Actor,
  input: { search: string; limit: number },
  context: CreatorContext,
): Promise<PublicProfile[]> {
  const wanted = searchStems(input.search)
  if (wanted.length === 0) return []
  const holds = (text: string): boolean => {
    const stems = searchStems(text)
    return wanted.every((stem) => stems.some((own) => own.startsWith(stem)))
  }
  const creators = await listCreators(db, actor, context)
  const byName = creators.filter((creator) => holds(creator.name))
  const byWork = creators.filter((creator) => !byName.includes(creator) && holds(describe(creator)))
  return [...byName, ...byWork].slice(0, input.limit)
}

function describe({ name, specialisation, headline }: PublicProfile): string {
  return `${name} ${specialisation} ${headline}`
}
