import type { ApiClient } from '@zivina/contract/client'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import * as creator from '#app/routes/public/catalogue/creator/page.tsx'
import { loadRecipe } from '#app/routes/public/catalogue/recipe/load-recipe.ts'
import * as article from '#app/routes/public/content/article/page.tsx'
import * as guide from '#app/routes/public/content/guide/page.tsx'
import { loading } from '#app/session/access/load.ts'
import { apiContext } from '#app/session/api/contexts.ts'

/** An API whose every record has the slug `nove`. */
const api: ApiClient = async () => ({ slug: 'nove', recipes: [], results: [], count: 0 }) as never

async function load(loader: (input: never) => Promise<unknown>, path: string): Promise<unknown> {
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  const slug = path.replace(/\?.*/, '').split('/').at(-1)
  const input = { request: new Request(`http://localhost${path}`), params: { slug }, context }
  return loader(input as never).catch((thrown: unknown) => thrown)
}

test.each([
  ['clanky', article.loader],
  ['navody', guide.loader],
  ['tvurci', creator.loader],
  ['recepty', loading(loadRecipe)],
  ['clanky', article.clientLoader],
])('/%s/stare redirects to the present address permanently, with its query', async (folder, loader) => {
  const moved = (await load(loader, `/${folder}/stare?ref=1&utm_source=dopis%20x`)) as Response
  expect([moved.status, moved.headers.get('location'), moved.headers.get('cache-control')]).toEqual([
    301,
    `/${folder}/nove?ref=1&utm_source=dopis%20x`,
    'no-cache',
  ])
  expect(await load(loader, `/${folder}/nove?ref=1`)).not.toBeInstanceOf(Response)
})
