import type { ClientData } from '@zivina/contract/counselling/clients'
import { CONSENT_KINDS } from '@zivina/domain/counselling/consent-kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { behindLock } from '#api/testing/behind-lock.ts'
import { openWorld, type Person, type World } from '#api/testing/world.ts'
import { aheadDay, confirmedConsultation, enterNutritionist, permitted } from '../consultations/testing.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const allow = (as: Person, nutritionist: Person, kind: string, until: string | null) =>
  world.send('PATCH', { path: '/counselling_consent', as, body: { nutritionist: nutritionist.user.guid, kind, until } })
const read = async (client: Person, as: Person): Promise<ClientData> => {
  const path = `/admin/client/${client.user.guid}/data?kinds=${CONSENT_KINDS.join(',')}&from=${aheadDay(-20)}`
  return world.make('GET', { path, as })
}
const looksOf = async (as: Person): Promise<string[]> => {
  const { results } = await world.make('GET', { path: '/health_look', as })
  return results.map(({ kind }: { kind: string }) => kind)
}

/** A client who has something of every kind. */
async function clientWithData() {
  const found = await confirmedConsultation(world)
  const { guid } = found.as.user
  const { sql } = world.api
  await sql(`update "user" set health_data_consent_at = now() where guid = $1`, [guid])
  await sql(
    `insert into body_profile ("user", allergens, target_goal, goal_weight) values ($1, '{eggs}', 'Weight loss', 70)`,
    [guid],
  )
  await sql(`insert into body_measurement ("user", day, weight) values ($1, $2, 81.5)`, [guid, aheadDay(-1)])
  const entry = { guid: crypto.randomUUID(), day: aheadDay(-1), meal: 'Lunch' }
  const body = { entries: [{ ...entry, what: { kind: 'quick', name: 'Guláš', kilojoules: 2500 } }] }
  await world.make('POST', { path: '/diary/entries', as: found.as, body })
  await sql(`insert into meal_plan (premium_user, name, search_name) values ($1, 'Můj týden', 'muj tyden')`, [guid])
  return found
}

describe('what a nutritionist sees of a client', () => {
  it('is nothing at first, then what the client permits, kind by kind', async () => {
    const { as, nutritionist } = await clientWithData()
    const nothing = { permitted: [], diary: null, weight: null, targets: null, allergens: null, plans: null }
    expect(await read(as, nutritionist)).toMatchObject(nothing)
    expect(await looksOf(as)).toEqual([])
    await allow(as, nutritionist, 'weight', aheadDay(30))
    await allow(as, nutritionist, 'allergens', aheadDay(30))
    expect(await read(as, nutritionist)).toMatchObject({
      ...nothing,
      permitted: [
        { kind: 'allergens', until: aheadDay(30) },
        { kind: 'weight', until: aheadDay(30) },
      ],
      weight: [{ day: aheadDay(-1), weight: 81.5 }],
      allergens: ['eggs'],
    })
    expect((await looksOf(as)).toSorted()).toEqual(['allergens', 'weight'])
    for (const kind of ['diary', 'targets', 'plans']) await allow(as, nutritionist, kind, aheadDay(30))
    expect(await read(as, nutritionist)).toMatchObject({
      diary: [{ day: aheadDay(-1), meal: 'Lunch', name: 'Guláš', kilojoules: 2500 }],
      targets: { target_goal: 'Weight loss', goal_weight: 70, daily_kilojoules: null },
      plans: [{ name: 'Můj týden', days: 0 }],
    })
  })

  it('ends at once where it is taken back while a page is open, and with its last day', async () => {
    const { as, nutritionist } = await clientWithData()
    for (const kind of ['weight', 'diary']) await allow(as, nutritionist, kind, aheadDay(30))
    expect((await read(as, nutritionist)).weight).toHaveLength(1)
    await allow(as, nutritionist, 'weight', null)
    expect(await read(as, nutritionist)).toMatchObject({ weight: null, permitted: [{ kind: 'diary' }] })
    await world.api.sql(`update counselling_consent set until = current_date - 2 where "user" = $1`, [as.user.guid])
    expect(await read(as, nutritionist)).toMatchObject({ diary: null, permitted: [] })
    expect(await looksOf(as)).toHaveLength(3)
  })

  it('is nothing where it is being taken back while the card asks, and no look is recorded', async () => {
    const { as, nutritionist } = await clientWithData()
    await allow(as, nutritionist, 'weight', aheadDay(30))
    const data = await behindLock(
      world.api.database,
      (holder) =>
        holder.query(`update counselling_consent set ended_at = now() where "user" = $1 and ended_at is null`, [
          as.user.guid,
        ]),
      () => read(as, nutritionist),
    )
    expect(data).toMatchObject({ permitted: [], weight: null })
    expect(await looksOf(as)).toEqual([])
  })

  it('can be taken back by a client whose consultation was cancelled, the last of it too', async () => {
    const { as, nutritionist, guid } = await clientWithData()
    for (const kind of ['weight', 'diary']) await allow(as, nutritionist, kind, aheadDay(30))
    await world.make('POST', { path: `/consultation/${guid}/cancel`, as, body: { is_refunded: true } })
    for (const kind of ['weight', 'diary']) expect((await allow(as, nutritionist, kind, null)).status).toBe(200)
    const living = await world.api.sql(`select kind from counselling_consent where "user" = $1 and ended_at is null`, [
      as.user.guid,
    ])
    expect(living).toEqual([])
  })

  it('is recorded with what is read, or neither', async () => {
    const { as, nutritionist } = await clientWithData()
    await allow(as, nutritionist, 'weight', aheadDay(30))
    await world.api.sql(`alter table health_look add constraint nobody_looks check (name = '') not valid`)
    const path = `/admin/client/${as.user.guid}/data?kinds=weight&from=${aheadDay(-20)}`
    expect((await world.send('GET', { path, as: nutritionist })).status).toBe(500)
    await world.api.sql('alter table health_look drop constraint nobody_looks')
    expect(await looksOf(as)).toEqual([])
  })

  it('is of their own clients alone, and ends with the consent to data about health', async () => {
    const { as, nutritionist } = await permitted(world)
    const other = await enterNutritionist(world, null)
    const path = `/admin/client/${as.user.guid}/data?kinds=weight&from=${aheadDay(-20)}`
    expect((await world.send('GET', { path, as: other })).status).toBe(404)
    expect((await world.send('GET', { path, as: world.admin })).status).toBe(404)
    expect((await allow(as, other, 'weight', aheadDay(3))).status).toBe(404)
    expect((await allow(as, nutritionist, 'weight', aheadDay(400))).status).toBe(400)
    expect((await allow(as, nutritionist, 'weight', aheadDay(-1))).status).toBe(400)
    const body = { health_data_consent: false }
    await world.make('PATCH', { path: `/user/${as.user.guid}`, as, body })
    expect((await read(as, nutritionist)).permitted).toEqual([])
    const { results } = await world.make('GET', { path: '/counselling_consent', as })
    expect(results).toEqual([{ nutritionist: expect.objectContaining({ guid: nutritionist.user.guid }), kinds: [] }])
  })
})
