import { createAres } from '@zivina/integrations/companies/ares'
import { cacheCompanies } from '@zivina/integrations/companies/cached-register'
import { type CompanyStandin, startCompanyStandin } from '@zivina/integrations/companies/standin'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'

let standin: CompanyStandin
let api: AccountsApi
let person: Person
beforeAll(async () => {
  standin = await startCompanyStandin()
  api = await openAccountsApi(cacheCompanies(createAres({ url: standin.url })))
  person = await api.enter()
})
beforeEach(() => {
  standin.asked.length = 0
  standin.mode = 'answer'
})
afterAll(async () => {
  await api.close()
  await standin.close()
})

const find = (ico: string) => api.ask('GET', `/company/${ico}`, { as: person })

it('finds a company, and asks the register once', async () => {
  expect((await find('00000019')).body).toEqual({
    ico: '00000019',
    name: 'Ukázková pekárna s.r.o.',
    street: 'Ukázková 1234/5a',
    city: 'Praha',
    postal_code: '120\u00a000',
    country: 'CZ',
    dic: 'CZ00000019',
    defunct: false,
  })
  await find('00000019')
  expect(standin.asked).toEqual(['00000019'])
})

it('marks a company that has ceased to exist', async () => {
  expect((await find('00000035')).body).toMatchObject({ defunct: true })
})

it.each(['27604977', '00000018', '123', 'abcdefgh'])('does not find %s', async (ico) => {
  const { status, body } = await find(ico)
  expect([status, body]).toEqual([404, expect.objectContaining({ code: 'COMPANY_NOT_FOUND' })])
  // Only a valid number is looked up.
  expect(standin.asked).toEqual(ico === '27604977' ? [ico] : [])
})

it('reports when the register is down', async () => {
  standin.mode = 'fail'
  const { status, body } = await find('00000027')
  expect([status, body]).toEqual([502, expect.objectContaining({ code: 'COMPANY_REGISTER_DOWN' })])
  standin.mode = 'answer'
  expect((await find('00000027')).status).toBe(200)
})

it('requires a logged-in user', async () => {
  expect((await api.ask('GET', '/company/00000019')).status).toBe(401)
})
