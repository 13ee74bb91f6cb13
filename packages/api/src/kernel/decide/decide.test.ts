import type { Decision } from '@zivina/contract/kernel/moderation'
import { buildUser } from '@zivina/db/build/account/user'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import type { Database, Db } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { type DecidingOnAll, decideOnAll, decideOnOne } from './decide.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  ADMIN = (await buildUser(database.db)).guid
})
afterAll(() => database.close())

type Row = Decision & { guid: string; creator: string }

async function select(db: Db, guids: readonly string[], lock = sql``): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select guid, creator, status, status_note from recipe where guid = any(${sql.param(guids)}::uuid[]) ${lock}`)
  return rows
}

/** Decides on recipes as a noun does, and remembers who was told what. */
function decidingOn(guids: readonly string[]) {
  const [notified, written]: [unknown[], string[]] = [[], []]
  const deciding: DecidingOnAll<Row, { db: Db; actor: { guid: string } }> = {
    noun: 'recipe',
    lock: ({ db }) => select(db, guids, sql`order by name for update`),
    write: async ({ db }, rows, { status, status_note }) => {
      for (const { guid } of rows) {
        written.push(guid)
        await db.execute(sql`update recipe set status = ${status}, status_note = ${status_note} where guid = ${guid}`)
      }
    },
    receiver: ({ creator }) => creator,
    mail: async (_ctx, all, verdict) => {
      notified.push(...all.map(({ user, row }) => ({ user, was: row.status, ...verdict })))
    },
  }
  return { deciding, notified, written }
}

const build = (status: Decision['status'], status_note = '') => buildRecipe(database.db, { status, status_note })
const as = (guid: string) => ({ db: database.db, actor: { guid } })
const asAdmin = () => as(ADMIN)
let ADMIN = ''
const stateOf = async (guid: string) => {
  const [row] = await select(database.db, [guid])
  return row && [row.status, row.status_note]
}

describe('a decision', () => {
  it.each([
    ['Pending', '', 'Approved', '', ['Approved', ''], 'notified'],
    ['Pending', '', 'Denied', 'Chybí gramáž.', ['Denied', 'Chybí gramáž.'], 'notified'],
    ['Denied', 'Chybí gramáž.', 'Denied', 'Chybí postup.', ['Denied', 'Chybí postup.'], 'notified'],
    ['Denied', 'Chybí gramáž.', 'Denied', 'Chybí gramáž.', ['Denied', 'Chybí gramáž.'], 'left'],
    ['Denied', 'Chybí gramáž.', 'Approved', 'Hezký.', ['Approved', ''], 'notified'],
    ['Approved', '', 'Approved', 'Hezký.', ['Approved', ''], 'left'],
    ['Approved', '', 'Pending', 'Znovu.', ['Pending', ''], 'written'],
  ] as const)(
    'on %s (%s): %s (%s) makes it %j and its author is %s',
    async (was, note, status, given, now, outcome) => {
      const { guid, creator } = await build(was, note)
      const { deciding, notified, written } = decidingOn([guid])
      const before = await decideOnAll(asAdmin(), { status, status_note: given }, deciding)
      expect(before).toMatchObject([{ guid, status: was, status_note: note }])
      expect(await stateOf(guid)).toEqual(now)
      expect(written).toEqual(outcome === 'left' ? [] : [guid])
      const verdict = { approved: status === 'Approved', status_note: now[1] }
      expect(notified).toEqual(outcome === 'notified' ? [{ user: creator, was, ...verdict }] : [])
    },
  )

  it('is mailed neither to the person who made it nor without a recipient', async () => {
    const { guid, creator } = await build('Pending')
    const own = decidingOn([guid])
    await decideOnAll(as(creator), { status: 'Approved', status_note: '' }, own.deciding)
    const none = decidingOn([guid])
    const unheard = { ...none.deciding, receiver: () => null }
    await decideOnAll(asAdmin(), { status: 'Denied', status_note: '' }, unheard)
    expect([own.notified, none.notified]).toEqual([[], []])
    expect(await stateOf(guid)).toEqual(['Denied', ''])
  })

  it('changes of several rows those alone that are not so already', async () => {
    const rows = [await build('Pending'), await build('Approved'), await build('Denied', 'Chybí postup.')]
    const { deciding, notified, written } = decidingOn(rows.map(({ guid }) => guid))
    const locked = await decideOnAll(asAdmin(), { status: 'Approved', status_note: '' }, deciding)
    expect(locked).toHaveLength(3)
    expect(written.toSorted()).toEqual([rows[0]?.guid, rows[2]?.guid].toSorted())
    expect(notified).toHaveLength(2)
  })

  it('is not made where its mail cannot be queued', async () => {
    const { guid } = await build('Pending')
    const { deciding } = decidingOn([guid])
    const mail = () => Promise.reject(new ApiError('EMAIL_NOT_SENT'))
    const work = decideOnAll(asAdmin(), { status: 'Approved', status_note: '' }, { ...deciding, mail })
    await expect(work).rejects.toThrow(new ApiError('EMAIL_NOT_SENT'))
    expect(await stateOf(guid)).toEqual(['Pending', ''])
  })
})

describe('a decision on one row', () => {
  const decideOn = (guid: string, check?: () => Promise<void>, seen: { seen?: Decision['status'] } = {}) => {
    const { deciding } = decidingOn([guid])
    return decideOnOne(
      asAdmin(),
      { status: 'Approved', status_note: '', ...seen },
      {
        ...deciding,
        lock: async (ctx) => (await deciding.lock(ctx))[0] ?? null,
        write: (ctx, row, decision) => deciding.write(ctx, [row], decision),
        ...(check ? { check } : {}),
      },
    )
  }

  it('answers the row as it was', async () => {
    const { guid } = await build('Denied', 'Chybí postup.')
    expect(await decideOn(guid)).toMatchObject({ guid, status: 'Denied', status_note: 'Chybí postup.' })
    expect(await stateOf(guid)).toEqual(['Approved', ''])
  })

  it('is refused where somebody else decided since the moderator saw it, even the same', async () => {
    const { guid } = await build('Pending')
    await decideOn(guid, undefined, { seen: 'Pending' })
    const late = decideOn(guid, undefined, { seen: 'Pending' })
    await expect(late).rejects.toThrow(new ApiError('DECIDED_ELSEWHERE'))
    await decideOn(guid, undefined, { seen: 'Approved' })
    expect(await stateOf(guid)).toEqual(['Approved', ''])
  })

  it('is refused where there is no such row', async () => {
    await expect(decideOn(crypto.randomUUID())).rejects.toThrow(new ApiError('NOT_FOUND'))
  })

  it('is refused by the check, before anything is written and even where it would change nothing', async () => {
    const [waiting, approved] = [await build('Pending'), await build('Approved')]
    const refuse = () => Promise.reject(new ApiError('UNAPPROVED_INGREDIENTS'))
    await expect(decideOn(waiting.guid, refuse)).rejects.toThrow(new ApiError('UNAPPROVED_INGREDIENTS'))
    await expect(decideOn(approved.guid, refuse)).rejects.toThrow(new ApiError('UNAPPROVED_INGREDIENTS'))
    expect(await stateOf(waiting.guid)).toEqual(['Pending', ''])
  })
})
