import { buildUser } from '@zivina/db/build/account/user'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import type { Database } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { createOnce } from './create-once.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

type Photo = { guid: string; caption: string }

/** Sends a photo in the way a noun makes its rows, and tells which steps were taken. */
async function send(user: string, photo: string, { recipe, is_named = false }: { recipe: string; is_named?: boolean }) {
  const steps: string[] = []
  const guid = await database.db.transaction((tx) =>
    createOnce<Photo, string>({
      is_named,
      find: async () => {
        steps.push('find')
        const { rows } = await tx.execute<Photo>(
          sql`select guid, caption from photo_submission where photo = ${photo} and "user" = ${user} for update`,
        )
        return rows[0] ?? null
      },
      make: async () => {
        steps.push('make')
        const { rows } = await tx.execute<Photo>(sql`
          insert into photo_submission (recipe, "user", photo) values (${recipe}, ${user}, ${photo})
          on conflict (photo) do nothing returning guid`)
        return rows[0]?.guid ?? null
      },
      repeat: ({ guid: found, caption }) => {
        steps.push('repeat')
        if (caption !== '') throw new ApiError('UNIQUE')
        return found
      },
    }),
  )
  return { guid, steps }
}

describe('something that is made once', () => {
  it('is the same however often the attempt is made', async () => {
    const { guid: user } = await buildUser(database.db)
    const { guid: recipe } = await buildRecipe(database.db)
    const first = await send(user, 'submissions/once.jpg', { recipe })
    expect(first.steps).toEqual(['make'])
    const second = await send(user, 'submissions/once.jpg', { recipe })
    expect(second).toEqual({ guid: first.guid, steps: ['make', 'find', 'repeat'] })
    const named = await send(user, 'submissions/once.jpg', { recipe, is_named: true })
    expect(named).toEqual({ guid: first.guid, steps: ['find', 'repeat'] })
  })

  it('is looked for before it is made where the client named it', async () => {
    const { guid: user } = await buildUser(database.db)
    const { guid: recipe } = await buildRecipe(database.db)
    expect((await send(user, 'submissions/named.jpg', { recipe, is_named: true })).steps).toEqual(['find', 'make'])
  })

  it('is one where two attempts arrive at the same moment', async () => {
    const { guid: user } = await buildUser(database.db)
    const { guid: recipe } = await buildRecipe(database.db)
    const sent = { recipe, is_named: true }
    const both = await Promise.all([send(user, 'submissions/two.jpg', sent), send(user, 'submissions/two.jpg', sent)])
    expect(both[0]?.guid).toBe(both[1]?.guid)
  })

  it('is refused where the key is another person’s, or what is there says something else', async () => {
    const [{ guid: user }, { guid: stranger }] = [await buildUser(database.db), await buildUser(database.db)]
    const { guid: recipe } = await buildRecipe(database.db)
    const { guid } = await send(user, 'submissions/mine.jpg', { recipe })
    await expect(send(stranger, 'submissions/mine.jpg', { recipe })).rejects.toThrow(new ApiError('UNIQUE'))
    await database.db.execute(sql`update photo_submission set caption = 'Jiná' where guid = ${guid}`)
    await expect(send(user, 'submissions/mine.jpg', { recipe })).rejects.toThrow(new ApiError('UNIQUE'))
  })
})
