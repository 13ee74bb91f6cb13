import { setTimeout } from 'node:timers/promises'
import { ENDPOINTS } from '@zivina/contract/endpoints'
import type { EndpointSpec } from '@zivina/contract/kernel/endpoint'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { CALLS } from '#api/testing/every-call.ts'
import { openWorld, type Person, type World } from '#api/testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const nameOf = ({ method, path }: EndpointSpec) => `${method} ${path}`
const byName = (endpoint: EndpointSpec) => [nameOf(endpoint), endpoint] as const
const SEEN = ENDPOINTS.filter(({ seen }) => seen !== undefined)
/** Public calls that change something ignore every token. */
const REFUSED = ENDPOINTS.filter(
  ({ method, access, seen }) => seen === undefined && (access !== 'public' || method === 'GET'),
)

/** What only the person of the test with health data has. */
const HEALTH = /77\.31|76\.43|181\.7|1987-03-21|"allergens":\["molluscs"\]|TAJNÁ/

/** A person whom an admin looks at, with the token of the look. */
async function lookAt(person: Person, admin = world.admin): Promise<Person> {
  const path = `/user/${person.user.guid}/look`
  const { access } = await world.make('POST', { path, as: admin, body: { reason: 'Stížnost na objednávku' } })
  return { ...person, token: access }
}

const anyPath = ({ path }: EndpointSpec, { user }: Person): string =>
  path
    .replace('/user/{guid}', `/user/${user.guid}`)
    .replace(/\{(\w+)\}/g, (_, name) => (name === 'ico' ? '27074358' : crypto.randomUUID()))

/** The answer of a call. Work of the pool that found no room is asked for again, as the answer tells its caller. */
async function answerOf(method: EndpointSpec['method'], call: Parameters<World['send']>[1]) {
  for (let attempt = 1; ; attempt++) {
    const answer = await world.send(method, call)
    if (answer.status !== 503 || attempt === 3) return answer
    await setTimeout(1000)
  }
}

describe('who looks at another’s account', () => {
  it('is refused everything that changes something, and every reading call that does not permit it', async () => {
    const as = await lookAt(await world.enter({ is_premium: true, is_affiliate: true }))
    expect(REFUSED.length).toBeGreaterThan(200)
    for (const endpoint of REFUSED) {
      const call = { path: anyPath(endpoint, as), as, ...(endpoint.body ? { body: {} } : {}) }
      const { status, body } = await world.send(endpoint.method, call)
      const name = nameOf(endpoint)
      if (endpoint.access === 'public') expect({ name, code: body?.code }).not.toMatchObject({ code: 'ONLY_LOOKING' })
      else expect({ name, status, code: body?.code }).toEqual({ name, status: 403, code: 'ONLY_LOOKING' })
    }
  })

  it('is a visitor to public calls, whose answers may depend on what the person does not eat', async () => {
    const person = await world.enter()
    const { guid, slug } = await world.ownRecipe(person)
    const path = `/recipe/${slug}`
    expect(await world.make('GET', { path, as: person })).toMatchObject({ guid })
    expect((await world.send('GET', { path, as: await lookAt(person) })).status).toBe(404)
  })

  it.each(SEEN.map(byName))('reads %s as its owner does, but for data about health', async (name, { seen, method }) => {
    const [prepare] = [CALLS[name]].flat()
    if (prepare === undefined) throw new Error(`no call of ${name}`)
    const call = await prepare(world)
    if (call.as === undefined) throw new Error(`${name} is nobody’s`)
    const own = await answerOf(method, call)
    const looked = await answerOf(method, { ...call, as: await lookAt(call.as) })
    const hidden = seen === true ? {} : seen
    if (typeof own.body !== 'object') return expect(looked.status).toBe(own.status)
    expect(looked).toMatchObject({ status: own.status, body: { ...own.body, ...hidden } })
  })

  it('finds nothing of the body, the diary, allergens and notes in any answer', async () => {
    const as = await world.enter({ is_premium: true, health_data_consent_at: new Date(), weight: 77.31 })
    const path = `/user/${as.user.guid}`
    await world.api.sql('update body_profile set height = $2, birth_date = $3, allergens = $4 where "user" = $1', [
      as.user.guid,
      181.7,
      '1987-03-21',
      ['molluscs'],
    ])
    const { guid: recipe } = world.recipe
    await world.make('PATCH', { path: `/recipe_note/${recipe}`, as, body: { text: 'TAJNÁ POZNÁMKA', seen_at: null } })
    await world.api.sql('insert into body_measurement ("user", day, weight) values ($1, $2, 76.43)', [
      as.user.guid,
      addDays(calendarDay(new Date()), -1),
    ])
    const own = await world.make('GET', { path, as })
    expect(HEALTH.test(JSON.stringify(own))).toBe(true)
    const looker = await lookAt(as)
    for (const endpoint of ENDPOINTS.filter(({ method }) => method === 'GET')) {
      const { body } = await world.send('GET', { path: anyPath(endpoint, as), as: looker })
      const name = nameOf(endpoint)
      expect({ name, found: HEALTH.exec(JSON.stringify(body) ?? '')?.[0] }).toEqual({ name })
    }
  })

  it('is an admin, looks at no admin and not at themselves, and is recorded with the reason', async () => {
    const person = await world.enter()
    const body = { reason: 'Stížnost na objednávku' }
    const path = `/user/${person.user.guid}/look`
    expect((await world.send('POST', { path, as: world.affiliate, body })).body.code).toBe('USER_PERMISSION_DENIED')
    for (const { user } of [world.admin, await world.enter({ is_admin: true, is_demo: true })]) {
      const refused = await world.send('POST', { path: `/user/${user.guid}/look`, as: world.admin, body })
      expect(refused.body.code).toBe('USER_PERMISSION_DENIED')
    }
    expect((await world.send('POST', { path, as: world.admin, body: { reason: '' } })).status).toBe(400)
    expect(await world.api.sql(`select 1 from change_log where object = $1`, [person.user.guid])).toEqual([])
    await lookAt(person)
    const events = `select kind, detail from audit_event where "user" = $1 and kind = 'looked_at'`
    const detail = { by: world.admin.user.guid, ...body }
    expect(await world.api.sql(events, [person.user.guid])).toEqual([{ kind: 'looked_at', detail }])
    const { results } = await world.make('GET', { path: `/admin/history/user/${person.user.guid}`, as: world.admin })
    expect(results).toMatchObject([{ reason: body.reason, by: { guid: world.admin.user.guid } }])
  })

  it('sees nothing more once they are no admin, are banned or logged out, or the person has become one', async () => {
    const person = await world.enter()
    const read = async (as: Person) =>
      (await world.send('GET', { path: `/user/${person.user.guid}`, as })).body.code ?? 'seen'
    for (const end of [
      `update "user" set is_admin = false where guid = $1`,
      `update "user" set is_banned = true where guid = $1`,
      `update "user" set is_demo = false where guid = $1`,
      `update session set ended_at = now() where "user" = $1`,
    ]) {
      const admin = await world.enter({ is_admin: true, is_demo: true })
      const as = await lookAt(person, admin)
      expect(await read(as)).toBe('seen')
      await world.api.sql(end, [admin.user.guid])
      expect({ end, code: await read(as) }).toEqual({ end, code: 'EXPIRED_TOKEN' })
    }
    const as = await lookAt(person)
    await world.api.sql('update "user" set is_admin = true where guid = $1', [person.user.guid])
    expect(await read(as)).toBe('EXPIRED_TOKEN')
  })
})

it('what is permitted changes nothing, and names fields that its answer has, with values that fit', () => {
  expect(SEEN.map(nameOf).filter((name) => !name.startsWith('GET '))).toEqual([])
  expect(SEEN.filter(({ changes }) => changes).map(nameOf)).toEqual([])
  for (const { response, seen } of SEEN) {
    if (seen === true || seen === undefined) continue
    const { shape } = response as z.ZodObject
    for (const [field, value] of Object.entries(seen)) expect(shape[field]?.safeParse(value).success).toBe(true)
  }
})
