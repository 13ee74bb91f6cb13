import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccountApi, openAccountApi } from '#api/testing/account-api.ts'
import { OUTSIDE, URLS } from '#api/testing/outside.ts'
import { readNeeds } from './read-needs.ts'

let api: AccountApi
let read: (text: string) => Promise<[text: string, isFood: boolean, amount: number | null][]>
beforeAll(async () => {
  api = await openAccountApi({ seeded: true })
  const { guid, username, email } = await api.user()
  const roles = { is_premium: false, is_admin: false, is_super_admin: false, is_affiliate: false }
  const actor = { kind: 'user' as const, guid, username, email, session_guid: guid, ...roles }
  const { signal } = new AbortController()
  read = async (text) =>
    (await readNeeds({ db: api.database.db, actor, urls: URLS, work: OUTSIDE.work, signal }, text)).map(
      ({ text, ingredient, amount }) => [...[text, ingredient !== null, amount]],
    ) as [string, boolean, number | null][]
})
afterAll(() => api.close())

it('foods of a sentence have their amounts, and everything else its words', async () => {
  expect(await read('3 citrony, toaletní papír a 2 l mléka')).toEqual([
    ['3 citrony', true, 3],
    ['toaletní papír', false, null],
    ['2 l mléka', true, 2000],
  ])
  expect(await read('6 banánů, prací prášek a 1 kg mouky')).toEqual([
    ['6 banánů', true, 6],
    ['prací prášek', false, null],
    ['1 kg mouky', true, 1000],
  ])
  expect((await read('chleba, máslo, 10 vajec')).map(([, isFood]) => isFood)).toEqual([true, true, true])
})

it('things of a household are not taken for foods of nearly the same name', async () => {
  const things = ['houbičky na nádobí', 'svíčky', 'papír na pečení', 'granule pro kočku', 'jar', 'žárovky']
  expect(await read(things.join(', '))).toEqual(things.map((thing) => [thing, false, null]))
})

it('juice and zest that are told by fruits have the amount of so many', async () => {
  expect(await read('šťáva z 1 citronu, kůra z citronu a 2 citrony')).toEqual([
    ['šťáva z 1 citronu', true, 45],
    ['kůra z citronu', true, null],
    ['2 citrony', true, 2],
  ])
  expect(await read('šťáva ze 2 limetek')).toEqual([['šťáva ze 2 limetek', true, 60]])
})

it('what can be read in two ways is not decided for the person', async () => {
  expect(await read('talíř svíčkové, máslo nebo margarín, 1,250 g hladké mouky a miska borůvek')).toEqual([
    ['talíř svíčkové', false, null],
    ['máslo nebo margarín', false, null],
    ['1,250 g hladké mouky', true, null],
    ['miska borůvek', true, null],
  ])
})
