import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database.ts'
import { user } from '#db/schema/account/user.ts'
import { recipe } from '#db/schema/catalogue/recipe.ts'
import { cookedRecipe } from '#db/schema/community/cooked-recipe.ts'
import { recipeNote } from '#db/schema/community/recipe-note.ts'

type DemoNote = { slug: string; text: string; written: string; cooked: Readonly<Record<string, string>> }

/** Notes of the demo user, and when they cooked: days by the guids of the records. */
const DEMO_NOTES: readonly DemoNote[] = [
  {
    slug: 'bramboracka-s-hriby-a-majorankou',
    text: 'Příště méně soli a\u00a0majoránku až nakonec. Hřiby namočit už ráno.',
    written: '2026-11-03T18:20:00.000Z',
    cooked: {
      '01980000-0000-7000-8000-0000000000c1': '2026-09-12',
      '01980000-0000-7000-8000-0000000000c2': '2026-11-03',
    },
  },
  {
    slug: 'kureci-rizky-s-bramborovou-kasi',
    text: 'V\u00a0naší troubě o\u00a0pět minut déle. Kaše vydrží do druhého dne, stačí přilít mléko.',
    written: '2026-10-18T11:05:00.000Z',
    cooked: { '01980000-0000-7000-8000-0000000000c3': '2026-10-18' },
  },
]

/** Gives the demo user private notes and records of cooking. Does nothing where the account has any note. */
export async function seedDemoNotes(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const [owner] = await tx
      .select({ guid: user.guid })
      .from(user)
      .where(and(eq(user.is_demo, true), eq(user.username, 'demo-user')))
      // Instances that start at the same time seed one after another.
      .for('no key update')
    if (owner === undefined) return
    const [present] = await tx.select().from(recipeNote).where(eq(recipeNote.user, owner.guid)).limit(1)
    if (present !== undefined) return
    const slugs = DEMO_NOTES.map(({ slug }) => slug)
    const recipes = await tx.select().from(recipe).where(inArray(recipe.slug, slugs))
    for (const { guid, slug } of recipes) {
      const note = DEMO_NOTES.find((one) => one.slug === slug)
      if (note === undefined) continue
      const at = new Date(note.written)
      const { text, cooked } = note
      await tx.insert(recipeNote).values({ user: owner.guid, recipe: guid, text, created_at: at, updated_at: at })
      const days = Object.entries(cooked).map(([record, cooked_on]) => ({
        guid: record,
        user: owner.guid,
        recipe: guid,
        cooked_on,
      }))
      await tx.insert(cookedRecipe).values(days).onConflictDoNothing()
    }
  })
}
