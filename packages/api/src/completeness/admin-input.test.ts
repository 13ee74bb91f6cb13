import { ENDPOINTS } from '@zivina/contract/endpoints'
import type { EndpointSpec } from '@zivina/contract/kernel/endpoint'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { CALLS } from '#api/testing/every-call.ts'
import { openWorld, type World } from '#api/testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const OF_ADMINS = ENDPOINTS.filter(({ access }) => ['affiliate', 'admin', 'super_admin'].includes(access))
const nameOf = ({ method, path }: EndpointSpec) => `${method} ${path}`
const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
const listsWith = (parameter: string) =>
  OF_ADMINS.filter(({ method, query }) => method === 'GET' && fieldsOf(query).includes(parameter))

/** Lists that are searched by words, in which signs are spaces: without a word everything is found. */
const BY_WORDS = ['GET /barcode', 'GET /recipe_short', 'GET /ingredient_short', 'GET /user_short', 'GET /admin/text']

/** The first call of an endpoint that is known to succeed. */
async function callOf(endpoint: EndpointSpec) {
  const [prepare] = [CALLS[nameOf(endpoint)]].flat()
  if (prepare === undefined) throw new Error(`no call of ${nameOf(endpoint)}`)
  return prepare(world)
}

it('a page far behind the last one of every list is refused or empty', async () => {
  const lists = listsWith('page')
  expect(lists.length).toBeGreaterThan(20)
  for (const endpoint of lists) {
    const call = await callOf(endpoint)
    const at = new URL(call.path, 'http://here')
    at.searchParams.set('page', '1000000000')
    const { status, body } = await world.send('GET', { ...call, path: at.pathname + at.search })
    const name = nameOf(endpoint)
    if (status === 200) expect({ name, results: body.results }).toEqual({ name, results: [] })
    else expect({ name, status, code: body.code }).toEqual({ name, status: 400, code: 'INCORRECT_QUERY_PARAMS' })
  }
})

it('the search of every list takes the signs of a pattern literally', async () => {
  const lists = listsWith('search')
  expect(lists.length).toBeGreaterThan(9)
  for (const endpoint of lists) {
    const call = await callOf(endpoint)
    for (const text of ['%', '_', '\\', '%_\\', '__________', "%' or true --"]) {
      const at = new URL(call.path, 'http://here')
      at.searchParams.set('search', text)
      const { status, body } = await world.send('GET', { ...call, path: at.pathname + at.search })
      const name = `${nameOf(endpoint)} ${text}`
      expect({ name, status }).toEqual({ name, status: 200 })
      // As patterns they would find everything.
      const found = (body.results as unknown[]).filter(
        (row) => !JSON.stringify(row).includes(JSON.stringify(text).slice(1, -1)),
      )
      if (!BY_WORDS.includes(nameOf(endpoint))) expect({ name, found: found.length }).toEqual({ name, found: 0 })
    }
  }
})

it('a reason of ten thousand characters is refused at its field, and nothing is done', async () => {
  const told = OF_ADMINS.flatMap((endpoint) =>
    fieldsOf(endpoint.body)
      .filter((field) => ['reason', 'status_note', 'note'].includes(field))
      .map((field) => ({ endpoint, field })),
  )
  expect(told.length).toBeGreaterThan(10)
  for (const { endpoint, field } of told) {
    const call = await callOf(endpoint)
    const changes = async () => (await world.api.sql('select count(*)::int as n from change_log'))[0]?.n
    const before = await changes()
    const body = { ...(call.body as object), [field]: 'a'.repeat(10_000) }
    const answer = await world.send(endpoint.method, { ...call, body })
    const name = nameOf(endpoint)
    expect({ name, status: answer.status, code: answer.body?.[field]?.[0]?.code }).toEqual({
      name,
      status: 400,
      code: 'max_length',
    })
    expect({ name, changes: await changes() }).toEqual({ name, changes: before })
  }
})
