import { ApiFailure, createClient } from '@zivina/contract/client'
import type { RecipeShort } from '@zivina/contract/console/short-lists'
import { expect, test } from 'vitest'
import { decideOnRecipes } from './decide.ts'

const recipe = (guid: string): RecipeShort => ({
  guid,
  slug: guid,
  name: guid,
  status: 'Pending',
  status_note: '',
  creator: null,
  version: 1,
  created_at: '2026-11-28T10:00:00.000Z',
})

/** The API, which answers each recipe by its guid. */
const api = createClient(async (request) => {
  const { pathname } = new URL(request.url)
  if (pathname.includes('blocked')) return Response.json({ code: 'UNAPPROVED_INGREDIENTS' }, { status: 409 })
  if (pathname.includes('gone')) return Response.json({ code: 'NOT_FOUND' }, { status: 404 })
  if (pathname.includes('unsent')) return Response.json({ code: 'EMAIL_NOT_SENT' }, { status: 503 })
  return Response.json({})
}, 'http://localhost/api')

const APPROVAL = { status: 'Approved', status_note: '' } as const

test('recipes that wait for their ingredients and those that are gone are told apart', async () => {
  const waiting: string[] = []
  const rows = ['one', 'blocked', 'gone'].map(recipe)
  const { changed } = await decideOnRecipes(api, rows, APPROVAL, (some) =>
    waiting.push(...some.map(({ guid }) => guid)),
  )
  expect({ changed, waiting }).toEqual({ changed: ['gone'], waiting: ['blocked'] })
})

test('what else is refused is said, also where another recipe waits', async () => {
  const waiting: string[] = []
  const decided = decideOnRecipes(api, ['blocked', 'unsent'].map(recipe), APPROVAL, (some) =>
    waiting.push(...some.map(({ guid }) => guid)),
  )
  await expect(decided).rejects.toBeInstanceOf(ApiFailure)
  expect(waiting).toEqual(['blocked'])
})
