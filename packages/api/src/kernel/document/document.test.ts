import { ENDPOINTS } from '@zivina/contract/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '#api/testing/open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

type ApiDocument = {
  openapi: string
  paths: Record<string, Record<string, { responses: Record<string, unknown>; parameters?: { name: string }[] }>>
  components: { schemas: Record<string, unknown> }
}

test('the document has every endpoint with its parameters and answers', async () => {
  const document = await api.get<ApiDocument>('/openapi.json')
  expect(document.openapi).toBe('3.1.0')
  for (const { method, path, query, params, status } of ENDPOINTS) {
    const operation = document.paths[path]?.[method.toLowerCase()]
    expect(Object.keys(operation?.responses ?? {}), path).toContain(String(status))
    const named = operation?.parameters?.map(({ name }) => name) ?? []
    expect(named.toSorted(), path).toEqual(
      [...Object.keys(query?.shape ?? {}), ...Object.keys(params?.shape ?? {})].toSorted(),
    )
  }
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining(['Recipe', 'RecipeDetail', 'Ingredient', 'Error']),
  )
})

test('every reference of the document is valid', async () => {
  const document = await api.get<ApiDocument>('/openapi.json')
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name,
  )
  expect(references.length).toBeGreaterThan(10)
  for (const name of references) expect(document.components.schemas).toHaveProperty(String(name))
})

test('the page lists every call without a script and under a strict policy', async () => {
  const response = await api.fetch('/docs')
  expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  const html = await response.text()
  for (const { method, path } of ENDPOINTS) expect(html).toContain(`<code>${method} ${path}</code>`)
  expect(html).not.toMatch(/<script|<style| style=|https?:\/\/(?!localhost)/)
  const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  for (const id of links) expect(html).toContain(`id="${id}"`)
  expect((await api.fetch('/docs.css')).headers.get('content-type')).toMatch(/^text\/css/)
})
