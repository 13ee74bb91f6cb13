import { sql } from 'drizzle-orm'
import type { Db } from '#db/database.ts'

/** The icon that an earlier version gave some starter foods, which showed another food, and the present one. */
const MENDED: readonly (readonly [slug: string, former: string, present: string])[] = [
  ['kureci-jatra', '1f357', '1f969'],
  ['kureci-srdce', '1f357', '1f969'],
  ['kureci-zaludky', '1f357', '1f969'],
  ['husi-jatra', '1f357', '1f969'],
  ['celer-bulva-syrovy', '1f96c', '1fada'],
  ['paprika-cervena', '1fad1', '1fad1-red'],
  ['paprika-zluta', '1fad1', '1fad1-yellow'],
  ['feferonka-chilli-papricka-cerstva', '1fad1', '1f336'],
  ['feferonky-sterilovane', '1fad1', '1f336'],
  ['paprika-mleta-sladka', '1f33f', '1fad1-red'],
  ['paprika-mleta-uzena', '1f33f', '1fad1-red'],
  ['paliva-paprika-kajensky-pepr', '1f33f', '1f336'],
  ['chilli-koreni-mlete', '1f33f', '1f336'],
  ['chilli-vlocky', '1f33f', '1f336'],
  ['mangold-syrovy', '1f96d', '1f96c'],
  ['kren-cerstvy', '1f96c', '1fada'],
  ['kapie-sterilovana', '1fad1', '1fad1-red'],
]

/** Gives starter foods that still have their former icon the present one. Other pictures are kept. */
export async function refreshIcons(tx: Db): Promise<void> {
  const [slugs, former, present] = [0, 1, 2].map((column) => MENDED.map((row) => row[column] ?? ''))
  await tx.execute(sql`
    update ingredient i set photos = array['foods/' || m.present || '.webp']
    from unnest(${sql.param(slugs)}::text[], ${sql.param(former)}::text[], ${sql.param(present)}::text[]) as m(slug, former, present)
    where i.slug = m.slug and i.creator is null and i.photos = array['foods/' || m.former || '.webp']`)
}
