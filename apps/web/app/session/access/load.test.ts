import { type ApiClient, ApiFailure } from '@zivina/contract/client'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { apiContext } from '#app/session/api/contexts.ts'
import { loading } from './load.ts'

/** What a page's loader throws when the API answers with a code. */
async function thrownOn(status: number, code: string, path = '/recepty?search=r%C3%BD%C5%BEe'): Promise<unknown> {
  const context = new RouterContextProvider()
  const api: ApiClient = () => Promise.reject(new ApiFailure(status, { code, message: 'Zpráva.' }, 'req-1'))
  context.set(apiContext, api)
  const loader = loading(({ api }) => api('GET /recipe'))
  return loader({ request: new Request(`http://localhost${path}`), params: {}, context }).then(
    () => expect.fail('The loader was to throw.'),
    (thrown: unknown) => thrown,
  )
}

test.each([
  [0, 'BACKEND_DOWN'],
  [503, 'SERVICE_UNAVAILABLE'],
])('the answer %i %s redirects to the maintenance page, which knows the way back', async (status, code) => {
  const thrown = (await thrownOn(status, code)) as Response
  expect(thrown.status).toBe(302)
  const target = new URL(thrown.headers.get('location') ?? '', 'http://localhost')
  expect(target.pathname).toBe('/udrzba')
  expect(target.searchParams.get('zpet')).toBe('/recepty?search=r%C3%BD%C5%BEe')
})

test('a banned user is redirected to the ban page', async () => {
  const thrown = (await thrownOn(403, 'BANNED_USER')) as Response
  expect(thrown.headers.get('location')).toBe('/ban')
})

test('a missing page is a 404 with its path', async () => {
  expect(await thrownOn(404, 'RECIPE_404', '/recepty/nic')).toMatchObject({
    data: { message: 'Page Not Found: /recepty/nic' },
    init: { status: 404, statusText: 'Page Not Found: /recepty/nic' },
  })
})

test('any other failure keeps its status, message and request id', async () => {
  expect(await thrownOn(500, 'INTERNAL_ERROR')).toMatchObject({
    data: { request_id: 'req-1' },
    init: { status: 500 },
  })
})
