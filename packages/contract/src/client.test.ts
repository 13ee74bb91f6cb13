import { expect, test } from 'vitest'
import { ApiFailure, createClient } from './client.ts'

function answering(status: number, body: unknown, headers: Record<string, string> = {}) {
  const seen: Request[] = []
  const send = async (request: Request) => {
    seen.push(request)
    const text = status === 204 ? null : typeof body === 'string' ? body : JSON.stringify(body)
    return new Response(text, { status, headers })
  }
  return { seen, call: createClient(send, 'http://localhost/api') }
}

async function failureOf(promise: Promise<unknown>): Promise<ApiFailure> {
  const failure = await promise.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(failure instanceof ApiFailure)) throw new Error(`expected an ApiFailure, got ${String(failure)}`)
  return failure
}

test('parameters are put into the path and the query, encoded, and undefined ones are left out', async () => {
  const { seen, call } = answering(200, { results: [], count: 0 })
  await call('GET /recipe/{slug}', { params: { slug: 'a/b?c' } })
  await call('GET /recipe', { query: { search: 'kuře & rýže', tags: undefined } })
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET http://localhost/api/recipe/a%2Fb%3Fc',
    'GET http://localhost/api/recipe?search=ku%C5%99e+%26+r%C3%BD%C5%BEe',
  ])
})

test('a single coded error has the sentence of the catalogue, not that of the server', async () => {
  const { call } = answering(404, { code: 'RECIPE_404', message: 'x' }, { 'x-request-id': 'r1' })
  const failure = await failureOf(call('GET /recipe/{slug}', { params: { slug: 'nic' } }))
  expect(failure).toMatchObject({ status: 404, request_id: 'r1', message: 'Tento recept jsme nenašli.' })
  expect(failure.has('RECIPE_404')).toBe(true)
})

test('an unknown code has the sentence of the server, or without one the generic sentence', async () => {
  const told = answering(400, [
    { code: 'NEW_CODE', message: 'Řekl to server.' },
    { code: 'NEW_CODE', message: '' },
  ])
  const failure = await failureOf(told.call('GET /tag'))
  expect(failure.errors.map(({ message }) => message)).toEqual([
    'Řekl to server.',
    'Objevila se neznámá chyba. Zkuste to prosím později.',
  ])
})

test('field errors stay at their fields and have the sentence of field and code', async () => {
  const { call } = answering(400, {
    email: [{ code: 'unique', message: '' }],
    name: [{ code: 'odd', message: 'Jinak.' }],
  })
  const failure = await failureOf(call('GET /tag'))
  expect(failure.errors).toEqual([])
  expect(failure.fields).toEqual({
    email: [{ code: 'unique', message: 'Účet s\u00a0tímto e-mailem už existuje.' }],
    name: [{ code: 'odd', message: 'Jinak.' }],
  })
})

test('an error in the query keeps the sentence that names the parameter', async () => {
  const message = 'Parametr „limit“ v\u00a0adrese má neplatnou hodnotu.'
  const { call } = answering(400, { code: 'INCORRECT_QUERY_PARAMS', message, parameter: 'limit' })
  expect((await failureOf(call('GET /recipe'))).message).toBe(message)
})

test('no answer is BACKEND_DOWN; an answer that is not JSON is a failure with the generic sentence', async () => {
  const failure = await failureOf(
    createClient(() => Promise.reject(new TypeError('x')), 'http://localhost/api')('GET /tag'),
  )
  expect(failure.status).toBe(0)
  expect(failure.has('BACKEND_DOWN')).toBe(true)
  const html = await failureOf(answering(502, '<html>').call('GET /tag'))
  expect(html).toMatchObject({ status: 502, message: 'Objevila se neznámá chyba. Zkuste to prosím později.' })
})

test('an aborted call is reported as aborted, not as a failure of the server', async () => {
  const controller = new AbortController()
  const call = createClient(async (request) => {
    request.signal.throwIfAborted()
    return new Response('{}')
  }, 'http://localhost/api')
  controller.abort()
  await expect(call('GET /tag', { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
})

test('a file arrives as a blob, and its refusal like any other error', async () => {
  const guid = '019aa000-0000-7000-8000-000000000000'
  const file = answering(200, 'PK', { 'content-disposition': 'attachment; filename="a.zip"' })
  const blob = await file.call('GET /user/{guid}/data', { params: { guid } })
  expect(await blob.text()).toBe('PK')
  const refused = answering(404, { code: 'NOT_FOUND', message: '' })
  const failure = await failureOf(refused.call('GET /user/{guid}/data', { params: { guid } }))
  expect(failure.has('NOT_FOUND')).toBe(true)
})
