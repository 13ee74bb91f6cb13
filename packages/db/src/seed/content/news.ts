import { NEWS_CATEGORIES } from '@zivina/contract/content/news-categories'
import { z } from 'zod'
import type { Db } from '#db/database.ts'
import { newsBlock } from '#db/schema/content/news-block.ts'
import { readJson } from '#db/seed/catalogue-file.ts'

const Entries = z.array(
  z.strictObject({
    category: z.enum(NEWS_CATEGORIES),
    title: z.string(),
    text: z.string(),
    published_at: z.iso.datetime(),
  }),
)

/** Inserts the news where there are none; a database seeded by an older version gets them too. */
export async function seedNews(db: Db): Promise<void> {
  const present = await db.select({ guid: newsBlock.guid }).from(newsBlock).limit(1)
  if (present.length > 0) return
  const entries = Entries.parse(await readJson('news.json'))
  await db
    .insert(newsBlock)
    .values(entries.map(({ published_at, ...entry }) => ({ ...entry, published_at: new Date(published_at) })))
}
