import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import { LISTED } from '#api/catalogue/recipes/read/sql.ts'
import type { ProfileRow } from './present.ts'

/** Every creator with a public profile in their fixed order, with the number of approved recipes and the former slugs. */
export async function selectProfiles(db: Db): Promise<ProfileRow[]> {
  const { rows } = await db.execute<ProfileRow>(sql`
    select u.guid, u.username, p.name, p.slug, p.colour, p.logo, p.image, p.headline, p.specialisation, p.bio,
      (select count(*)::int from recipe r where r.creator = u.guid and ${LISTED}) as recipe_count,
      array(select o.slug from public_profile_old_slug o where o.profile = p.guid) as former_slugs
    from public_profile p join "user" u on u.guid = p.user
    order by p.position, p.slug`)
  return rows
}
