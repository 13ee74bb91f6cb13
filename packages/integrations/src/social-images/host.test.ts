import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWorkPool } from '@zivina/work/pool'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFileStore } from '../images/file-store.ts'
import { photo } from '../images/testing/files.ts'
import { createSocialHost, type SocialHost } from './host.ts'
import type { SocialCard } from './port.ts'
import { readTypefaces } from './typeface.ts'

const CARD: SocialCard = {
  slug: 'rizky',
  kicker: 'Recept',
  title: 'Kuřecí řízky',
  facts: ['430\u00a0kcal v\u00a0porci', '45\u00a0min'],
  photo: 'recipes/rizky.webp',
}
const pool = createWorkPool()
let folder = ''
let host: SocialHost
let card: SocialCard = CARD
let store: ReturnType<typeof createFileStore>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zivina-social-'))
  store = createFileStore(join(folder, 'files'))
  await store.write('recipes/rizky.webp', await photo(800, 600).webp().toBuffer())
  const slugs = ['rizky', 'stare-rizky']
  const cards = async ({ slug }: { slug: string }) => (slugs.includes(slug) ? card : null)
  host = createSocialHost({ cards, store, cacheDir: join(folder, 'cache'), work: pool })
})
afterAll(async () => {
  await pool.close()
  await rm(folder, { recursive: true })
})

async function ask(path: string, init?: RequestInit): Promise<Response> {
  const answer = await host(new Request(`http://x/images${path}`, init), path, 'visitor')
  if (!answer) throw new Error(`${path} is not answered`)
  return answer
}

test.each([
  ['1x1', 1200],
  ['4x3', 900],
  ['16x9', 675],
])('a card of %s is a JPEG of 1200 × %i', async (ratio, height) => {
  const answer = await ask(`/social/recipe/rizky-${ratio}.jpg`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const facts = await sharp(await answer.arrayBuffer()).metadata()
  expect([facts.format, facts.width, facts.height]).toEqual(['jpeg', 1200, height])
})

test('a change of name or photo gives another picture, an unchanged one is answered with 304', async () => {
  const path = '/social/recipe/rizky-16x9.jpg'
  const tag = async () => (await ask(path)).headers.get('etag') ?? ''
  const first = await tag()
  expect((await ask(path, { headers: { 'if-none-match': first } })).status).toBe(304)
  card = { ...CARD, title: 'Krůtí řízky' }
  const renamed = await tag()
  await store.write('recipes/rizky.webp', await photo(400, 300).webp().toBuffer())
  expect(new Set([first, renamed, await tag()]).size).toBe(3)
  card = CARD
})

test('a card whose photo cannot be read is drawn without it', async () => {
  await store.write('recipes/bad.webp', new Uint8Array([1, 2, 3]))
  for (const photo of [null, 'recipes/none.webp', 'recipes/bad.webp', '../secret']) {
    card = { ...CARD, photo }
    expect((await ask('/social/recipe/rizky-1x1.jpg')).status).toBe(200)
  }
  card = CARD
})

test('a former slug redirects to the present one', async () => {
  const answer = await ask('/social/recipe/stare-rizky-4x3.jpg')
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/images/social/recipe/rizky-4x3.jpg'])
})

test.each([
  '/social/recipe/neni-1x1.jpg',
  '/social/recipe/rizky-2x1.jpg',
  '/social/recipe/rizky-1x1.png',
  '/social/user/rizky-1x1.jpg',
  '/social/recipe/..%2Frizky-1x1.jpg',
  `/social/recipe/${'a'.repeat(400)}-1x1.jpg`,
])('%s does not exist', async (path) => {
  expect((await ask(path)).status).toBe(404)
})

test('other methods are refused, and other paths are left to the image host', async () => {
  expect((await ask('/social/recipe/rizky-1x1.jpg', { method: 'POST' })).status).toBe(405)
  expect(await host(new Request('http://x/images/recipes/rizky.webp'), '/recipes/rizky.webp', 'visitor')).toBeNull()
})

test('the fonts draw every Czech letter, with complete paths', async () => {
  const letters = 'áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ„“…–·½°1234567890,'
  for (const face of Object.values(await readTypefaces())) {
    for (const letter of letters) expect([letter, face.measure(letter, 40) > 0]).toEqual([letter, true])
    expect(face.outline(`Pečené kuřecí řízky v jogurtové omáčce ${letters}`, { x: 64, y: 781.6 }, 58)).not.toMatch(
      /NaN|e-/,
    )
  }
})
