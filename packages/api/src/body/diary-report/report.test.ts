import { bodyMeasurement } from '@zivina/db/schema/body/body-measurement'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountApi, openAccountApi } from '#api/testing/account-api.ts'

let api: AccountApi
beforeAll(async () => {
  api = await openAccountApi()
})
afterAll(() => api.close())

async function person() {
  const user = await api.user({ full_name: 'Jana Žlutá' })
  return { guid: user.guid, token: (await api.login(user.email)).access }
}

async function textOf(token: string, from = '2026-11-01', to = '2026-11-10'): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await api.fetch(
    new Request(`http://localhost:3000/api/diary/report?from=${from}&to=${to}`, { headers }),
  )
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), {
    mergePages: true,
  })
  return text.replaceAll('\u00a0', ' ')
}

const eat = (token: string, day: string, kilojoules: number, more: object = {}) => {
  const what = { kind: 'quick', name: 'Jídlo', kilojoules, ...more }
  const entries = [{ guid: crypto.randomUUID(), day, meal: 'Lunch', what }]
  return api.post('/diary/entries', { entries }, { token })
}
const complete = (token: string, day: string) =>
  api.call(`/diary/day/${day}`, { method: 'PATCH', token, body: { is_complete: true } })

describe('the overview for a doctor', () => {
  it('has averages over complete days, the gaps, the weight, and what is not known', async () => {
    const { guid, token } = await person()
    await eat(token, '2026-11-02', 8000, { protein: 60 })
    await eat(token, '2026-11-03', 4000, { protein: 40 })
    await eat(token, '2026-11-05', 100_000)
    await complete(token, '2026-11-02')
    await complete(token, '2026-11-03')
    await api.database.db.insert(bodyMeasurement).values([
      { user: guid, day: '2026-11-01', weight: 70 },
      { user: guid, day: '2026-11-09', weight: 68.5 },
    ])
    const text = await textOf(token)
    for (const words of [
      ...['Jana Žlutá', 'Zapsáno: 3 dny z 10.', 'celé zapsané: 2 dny', '6 000 kJ', '50 g', '100 %'],
      ...['Bez zápisu: 1. 11. 2026; 4. 11. 2026; 6. 11. 2026 – 10. 11. 2026.', '68,5 kg', 'změna −1,5 kg'],
      ...['Co není známo', 'Tuky (0 %)', 'neuvedeno'],
    ]) {
      expect(text).toContain(words)
    }
  })

  it('compares every nutrient that has an own target, by the mean of the same days, and names none where none is', async () => {
    const { guid, token } = await person()
    await eat(token, '2026-11-02', 8000, { protein: 60, salt: 6 })
    await eat(token, '2026-11-03', 4000, { protein: 40, salt: null })
    expect(await textOf(token)).not.toContain('vlastní cíle')
    await api.call(`/user/${guid}`, { method: 'PATCH', token, body: { health_data_consent: true } })
    const every = { weekday: null }
    const nutrients = [
      { nutrient: 'protein', ...every, least: 80, most: 200 },
      // 2 November 2026 is a Monday.
      { nutrient: 'protein', weekday: 0, least: 120, most: 200 },
      { nutrient: 'salt', ...every, least: null, most: 5 },
      { nutrient: 'iron_mg', ...every, least: 18, most: null },
    ]
    expect((await api.post(`/user/${guid}/targets`, { nutrients }, { token })).status).toBe(200)
    const text = await textOf(token)
    for (const words of [
      ...['Průměr na den a vlastní cíle', '100–200 g', '50 % dolní meze', '25 % horní meze'],
      ...['nejvýše 5 g', 'nejméně 60 %', 'nejméně 18 mg'],
    ]) {
      expect(text).toContain(words)
    }
  })

  it('has the smoothed weight with its band and method from enough weighings, and says why not from fewer', async () => {
    const { guid, token } = await person()
    const weigh = (days: number[]) =>
      api.database.db.insert(bodyMeasurement).values(
        days.map((day) => ({
          user: guid,
          day: `2026-11-${String(day).padStart(2, '0')}`,
          weight: 70 - day / 10 + (day % 2),
        })),
      )
    await weigh([1, 2, 4])
    expect(await textOf(token)).toContain('Na trend je vážení málo')
    await weigh([5, 6, 7, 8, 9, 10])
    const text = await textOf(token)
    for (const words of ['Vyhlazený trend: 1. 11. 2026', 'Kalmanův filtr', '95 %', 'Rozmezí trendu']) {
      expect(text).toContain(words)
    }
    // Later weighings tell nothing of an earlier time.
    await weigh([20, 21])
    expect(await textOf(token)).toBe(text)
  })

  it('without a complete day averages all recorded ones and says so', async () => {
    const { token } = await person()
    await eat(token, '2026-11-02', 8000)
    const text = await textOf(token)
    expect(text).toContain('Žádný den není označený jako celý zapsaný')
    expect(text).toContain('8 000 kJ')
  })

  it('of nothing says that nothing is recorded, and has nobody else’s food or weight', async () => {
    const [one, other] = [await person(), await person()]
    await eat(other.token, '2026-11-02', 7777)
    await api.database.db.insert(bodyMeasurement).values({ user: other.guid, day: '2026-11-02', weight: 99.9 })
    const text = await textOf(one.token)
    expect(text).toContain('Zapsáno: 0 dnů z 10.')
    expect(text).toContain('V této době není zapsané žádné jídlo.')
    expect(text).not.toMatch(/7 777|99,9/)
  })

  it('of more than a year, of a wrong range, and for a visitor is refused', async () => {
    const { token } = await person()
    for (const range of ['from=2025-01-01&to=2026-11-01', 'from=2026-11-02&to=2026-11-01', 'from=x&to=y', '']) {
      expect((await api.call(`/diary/report?${range}`, { token })).body.code, range).toBe('INCORRECT_QUERY_PARAMS')
    }
    expect((await api.call('/diary/report?from=2026-11-01&to=2026-11-02')).status).toBe(401)
  })
})
