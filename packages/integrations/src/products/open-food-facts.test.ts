import type { RequestListener } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { type OuterWorld, openWebsite } from '../egress/testing.ts'
import { createOpenFoodFacts } from './open-food-facts.ts'
import { ProductSourceDown } from './port.ts'

const SITE = { url: 'http://world.openfoodfacts.test.example.com', public_url: 'https://zivina.example' }
const CODE = '9520000000004'

let world: OuterWorld | undefined
afterEach(async () => {
  await world?.close()
  world = undefined
})

async function find(answer: RequestListener, timeout_ms = 5000) {
  world = await openWebsite(answer)
  return createOpenFoodFacts(SITE, { ...world.outside, timeout_ms }).find(CODE)
}

function json(status: number, body: unknown): RequestListener {
  return (_, answer) => answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

describe('Open Food Facts', () => {
  it('is asked once, by code and needed fields, under our name with a contact', async () => {
    const seen: { url: string | undefined; agent: string | undefined }[] = []
    await find((request, answer) => {
      seen.push({ url: request.url, agent: request.headers['user-agent'] })
      json(200, { code: CODE, status: 1, product: { product_name: 'Jogurt' } })(request, answer)
    })
    expect(seen).toEqual([
      {
        url: expect.stringMatching(/^\/api\/v2\/product\/9520000000004\?fields=code,product_name,.*nutriments/),
        agent: 'Zivina/1.0 (podpora@zivina.example)',
      },
    ])
  })

  it.each([
    ['version 2', { code: CODE, status: 1, status_verbose: 'product found', product: { product_name: 'Jogurt' } }],
    [
      'version 3',
      { code: CODE, status: 'success', result: { id: 'product_found' }, product: { product_name: 'Jogurt' } },
    ],
    ['version 3.5', { code: CODE, status: 'success_with_warnings', errors: [], product: { product_name: 'Jogurt' } }],
  ])('gives a product in the shape of %s', async (_, body) => {
    expect(await find(json(200, body))).toEqual({ code: CODE, product_name: 'Jogurt' })
  })

  it.each([
    ['404 of version 2', 404, { code: CODE, status: 0, status_verbose: 'product not found' }],
    ['200 of version 2', 200, { code: CODE, status: 0 }],
    ['version 3', 200, { status: 'failure', result: { id: 'product_not_found' }, errors: [{}] }],
    ['404 of version 3', 404, { status: 'failure', result: { id: 'product_not_found' }, errors: [{}] }],
  ])('says that it has no such product: %s', async (_, status, body) => {
    expect(await find(json(status, body))).toBeNull()
  })

  it.each<[string, RequestListener]>([
    ['fails', json(500, {})],
    ['is overloaded or has banned us', json(503, {})],
    ['counts us out', json(429, {})],
    ['answers with another shape', json(200, { status: 1, product: [] })],
    ['answers with a list', json(200, [1])],
    ['answers with a failure of another kind', json(200, { status: 'failure', result: { id: 'invalid_code' } })],
    ['answers with a page', (_, answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end('<p>')],
    ['breaks off', (_, answer) => answer.writeHead(200, { 'content-type': 'application/json' }).end('{"status":')],
    ['floods', json(200, { status: 1, product: { product_name: 'x'.repeat(3_000_000) } })],
  ])('is down where it %s', async (_, answer) => {
    await expect(find(answer)).rejects.toThrow(ProductSourceDown)
  })

  it('is down where it does not answer in time', async () => {
    await expect(find(() => {}, 100)).rejects.toThrow(ProductSourceDown)
  })
})
