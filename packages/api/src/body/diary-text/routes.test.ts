import type { ReadLine } from '@zivina/contract/body/diary-text'
import { DIARY_TEXT_MAX } from '@zivina/contract/body/limits'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccountApi, openAccountApi } from '#api/testing/account-api.ts'

let api: AccountApi
let token: string
let stranger: string
let other: string
beforeAll(async () => {
  api = await openAccountApi({ seeded: true })
  const [me, them] = [await api.user(), await api.user()]
  const { db } = api.database
  await buildIngredient(db, { name: 'Houska naše', status: 'Pending', creator: me.guid })
  await buildRecipe(db, { name: 'Knedlíky s vejci', status: 'Pending', creator: me.guid, is_private: true })
  await buildRecipe(db, { name: 'Buchty tajné', status: 'Pending', creator: them.guid, is_private: true })
  token = (await api.login(me.email)).access
  stranger = (await api.login(them.email)).access
  other = them.guid
})
afterAll(() => api.close())

const read = async (text: string, as = token, day?: string) =>
  (await api.post('/diary/read_text', { text, ...(day ? { day } : {}) }, { token: as })).body.meals
const names = (line: ReadLine) =>
  line.candidates.map((one) => (one.kind === 'recipe' ? one.recipe.name : one.ingredient.name))

it('a sentence becomes meals with foods and amounts that the diary takes as they are', async () => {
  const [lunch] = await read('k obědu 2 rohlíky, 100 g šunky a lžíce másla', token, '2026-11-23')
  expect(lunch).toMatchObject({ day: '2026-11-23', meal: 'Lunch' })
  const entries = lunch.lines.map((line: ReadLine) => {
    const [first] = line.candidates
    if (first?.kind !== 'ingredient') throw new Error(line.text)
    const { ingredient, amount, unit } = first
    const what = { kind: 'ingredient', ingredient: ingredient.guid, amount, unit }
    return { guid: crypto.randomUUID(), day: lunch.day, meal: lunch.meal, what }
  })
  const { status, body } = await api.post('/diary/entries', { entries }, { token })
  expect(status, JSON.stringify(body)).toBe(201)
  expect(body.entries.map(({ name, grams }: { name: string; grams: number }) => [name, Math.round(grams)])).toEqual([
    ['Rohlík', 86],
    ['Šunka vepřová výběrová', 100],
    ['Máslo (82 % tuku)', 15],
  ])
})

it('own foods and dishes come first by their names, and nobody else sees them', async () => {
  const [own] = await read('houska naše, knedlíky s vejci a rohlík')
  expect(own.lines.map((line: ReadLine) => [names(line)[0], line.doubt])).toEqual([
    ['Houska naše', 'sure'],
    ['Knedlíky s vejci', 'sure'],
    ['Rohlík', 'sure'],
  ])
  const [theirs] = await read('houska naše, knedlíky s vejci a rohlík', stranger)
  expect(JSON.stringify(theirs)).not.toMatch(/Houska naše|Knedlíky s vejci/)
  expect(theirs.lines.map(({ text }: ReadLine) => text)).toEqual(['houska naše', 'knedlíky', 'vejci', 'rohlík'])
  expect(JSON.stringify(await read('buchty tajné'))).not.toContain('Buchty tajné')
  expect(other).not.toBe('')
})

it('what nobody can know is asked: an unknown word, dry or cooked rice, a dish made of what is named', async () => {
  const [meal] = await read('xyzzyq, 150 g rýže, kuřecí řízek')
  expect(meal.lines.map(({ doubt }: ReadLine) => doubt)).toEqual(['unknown', 'choose', 'choose'])
  expect(names(meal.lines[1])).toEqual(expect.arrayContaining(['Rýže, vařená', 'Rýže dlouhozrnná, suchá']))
})

it('nothing is stored, and a long text takes at most ten statements', async () => {
  const long = 'včera k obědu 150 g rýže s kuřecím masem a okurkou, 2 rohlíky, bramobry a čaj. '.repeat(18).trim()
  expect(long.length).toBeLessThanOrEqual(DIARY_TEXT_MAX)
  const before = await api.sql('select count(*) from diary_entry')
  const statements = await api.statements(() => read(long))
  expect(statements).toBeGreaterThan(0)
  expect(statements).toBeLessThanOrEqual(10)
  expect(await api.sql('select count(*) from diary_entry')).toEqual(before)
})

it('a text without foods has no meals; none, a longer one and a visitor are refused', async () => {
  expect(await read('???')).toEqual([])
  for (const text of ['', ' ', 'a'.repeat(DIARY_TEXT_MAX + 1)]) {
    expect((await api.post('/diary/read_text', { text }, { token })).status).toBe(400)
  }
  expect((await api.post('/diary/read_text', { text: 'rohlík' })).status).toBe(401)
})
