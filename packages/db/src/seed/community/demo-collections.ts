import { sql } from 'drizzle-orm'
import type { Db } from '#db/database.ts'

/** Collections of the demo account, each with recipes of the starter catalogue by their slugs. */
const DEMO_COLLECTIONS = [
  {
    guid: '01980000-0000-7000-8000-0000000000a1',
    name: 'Všední večery',
    slugs: ['bilkova-omeleta-s-paprikou', 'blitva-s-bramborami-a-vejci', 'bolonske-testoviny-bez-lepku'],
  },
  {
    guid: '01980000-0000-7000-8000-0000000000a2',
    name: 'Sladké snídaně',
    slugs: ['bircher-musli-s-jablkem-a-liskovymi-orisky', 'bananove-livance-z-ryzove-mouky'],
  },
] as const

/** Gives the demo account two collections. Does nothing where it has any. */
export async function seedDemoCollections(db: Db): Promise<void> {
  await db.execute(sql`
    with demo (guid, name, slugs, position) as (values ${rows()}), owner as (
      select u.guid from "user" u where u.is_demo and u.username = 'demo-user'
        and not exists (select from recipe_collection c where c.user = u.guid)
    ), made as (
      insert into recipe_collection (guid, "user", name, position)
      select demo.guid, owner.guid, demo.name, demo.position from demo cross join owner
      on conflict do nothing returning guid
    )
    insert into recipe_collection_item (collection, recipe)
    select made.guid, r.guid from made join demo on demo.guid = made.guid join recipe r on r.slug = any(demo.slugs)
    order by r.slug on conflict do nothing`)
}

const rows = () =>
  sql.join(
    DEMO_COLLECTIONS.map(
      ({ guid, name, slugs }, position) =>
        sql`(${guid}::uuid, ${name}::text, ${`{${slugs.join(',')}}`}::text[], ${position}::int)`,
    ),
    sql`, `,
  )
