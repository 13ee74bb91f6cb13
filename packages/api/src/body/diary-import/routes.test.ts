import { DIARY_IMPORT_MAX_BYTES } from '@zivina/contract/body/limits'
import { TABLE_ROWS_MAX } from '@zivina/domain/body/diary-import/read-table'
import { addDays } from '@zivina/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountApi, openAccountApi } from '#api/testing/account-api.ts'

let api: AccountApi
beforeAll(async () => {
  api = await openAccountApi({ seeded: true })
})
afterAll(() => api.close())

const newToken = async () => (await api.login((await api.user()).email)).access
const encode = (text: string) => Buffer.from(text).toString('base64')

const FILE = `Day,Group,Food Name,Amount,Energy (kcal),Carbs (g),Fat (g),Protein (g)
2026-11-19,Breakfast,"Oats, Rolled",60.00 g,227.4,40.6,3.9,7.9
2026-11-19,Breakfast,"Oats, Rolled",60.00 g,227.4,40.6,3.9,7.9
2026-11-20,Lunch,Rohlík,100 g,280,,,9
nonsense,Lunch,Rohlík,100 g,280,,,9
`

async function previewOf(text: string, token: string, more: object = {}) {
  return (await api.post('/diary/import/preview', { content: encode(text), ...more }, { token })).body
}

async function importFile(text: string, token: string) {
  const { mapping } = await previewOf(text, token)
  return (await api.post('/diary/import', { content: encode(text), mapping }, { token })).body
}

const daysOf = async (token: string) =>
  (await api.call('/diary?from=2026-11-15&to=2026-11-25', { token })).body.days.flatMap(
    ({ entries }: { entries: object[] }) => entries,
  )

async function exportOf(token: string): Promise<string> {
  const request = new Request('http://localhost:3000/api/diary/export/csv', {
    headers: { authorization: `Bearer ${token}` },
  })
  return (await api.fetch(request)).text()
}

describe('a file of another tracker', () => {
  it('is shown before anything is stored: its columns, what they seem to be, and what cannot be read', async () => {
    const token = await newToken()
    expect(await previewOf(FILE, token)).toMatchObject({
      source: 'cronometer',
      encoding: 'utf-8',
      row_count: 4,
      entry_count: 3,
      from: '2026-11-19',
      to: '2026-11-20',
      mapping: { day: 0, meal: 1, name: 2, amount: 3, calories: 4, salt: null },
      rejected: { count: 1, by_reason: { bad_day: 1 }, first: [{ line: 5, reason: 'bad_day' }] },
    })
    expect(await daysOf(token)).toEqual([])
  })

  it('becomes entries whose unknown figures stay unknown; a food that is called exactly so is that food', async () => {
    const token = await newToken()
    expect(await importFile(FILE, token)).toMatchObject({ added_count: 3, present_count: 0, rejected: { count: 1 } })
    const [oats, , roll] = await daysOf(token)
    expect(oats).toMatchObject({ kind: 'quick', meal: 'Breakfast', name: 'Oats, Rolled', grams: 60 })
    expect(oats.totals).toMatchObject({ protein_in_total: 7.9, salt_in_total: null })
    expect(roll).toMatchObject({ kind: 'ingredient', name: 'Rohlík', slug: 'rohlik', amount: 100, unit: 'g' })
    expect(roll.totals).toMatchObject({ fat_in_total: null, protein_in_total: 9 })
    const { body } = await api.call('/diary/totals?from=2026-11-19&to=2026-11-20', { token })
    expect(body.whole.totals.calories_in_total).toBe(Math.round(227.4 * 2 + 280))
    expect(body.whole.totals.nutrient_coverage.fat).toBeLessThan(1)
  })

  it('adds nothing when it is sent again, also with more rows or in another order', async () => {
    const token = await newToken()
    await importFile(FILE, token)
    const before = await daysOf(token)
    expect(await importFile(FILE, token)).toMatchObject({ added_count: 0, present_count: 3 })
    const [head, ...rows] = FILE.trim().split('\n')
    const more = `${[head, ...rows.reverse(), '2026-11-21,Dinner,Soup,,90,,,'].join('\n')}\n`
    expect(await importFile(more, token)).toMatchObject({ added_count: 1, present_count: 3 })
    expect((await daysOf(token)).length).toBe(before.length + 1)
  })

  it('does not bring back what was deleted since', async () => {
    const token = await newToken()
    await importFile(FILE, token)
    const [first] = await daysOf(token)
    await api.call(`/diary/entry/${first.guid}`, { method: 'DELETE', token })
    await importFile(FILE, token)
    expect((await daysOf(token)).length).toBe(2)
  })

  it('takes as many statements for the largest file as for one row, and days keep their sums', async () => {
    const token = await newToken()
    const [head, row] = ['Datum;Jídlo dne;Název;Množství;Jednotka;Energie (kJ);Poznámka', 'Oběd;Hříbková polévka č. ']
    const lines = Array.from({ length: TABLE_ROWS_MAX }, (_, at) => {
      const day = addDays('2026-11-20', -Math.floor(at / 11))
      return `${day};${row}${at};250;g;${100 + (at % 7)};`
    })
    const mapping = { day: 0, meal: 1, name: 2, amount: 3, unit: 4, kilojoules: 5, note: 6 }
    const run = async (rows: readonly string[]) => {
      let answer = { body: {} as { added_count: number; present_count: number } }
      const content = encode([head, ...rows].join('\n'))
      const statements = await api.statements(async () => {
        answer = await api.post('/diary/import', { content, mapping }, { token })
      })
      return { statements, ...answer.body }
    }
    const one = await run(lines.slice(0, 1))
    expect(one).toMatchObject({ added_count: 1 })
    expect(one.statements).toBeLessThanOrEqual(12)
    const all = await run(lines)
    expect(all).toMatchObject({ added_count: TABLE_ROWS_MAX - 1, present_count: 1, statements: one.statements })
    const { body } = await api.call('/diary/totals?from=2020-01-01&to=2026-11-20&by=month', { token })
    const inside = lines.filter((line) => line >= '2020-01-01')
    const sum = inside.reduce((total, line) => total + Number(line.split(';')[5]), 0)
    expect(body.whole.totals.kilojoules).toBeCloseTo(sum, 3)
    expect(await run(lines.slice(-1000))).toMatchObject({ added_count: 0, present_count: 1000 })
  }, 120_000)

  it('is added whole or not at all: a day that would have too many foods adds none of the others', async () => {
    const token = await newToken()
    const rows = (day: string, count: number) => Array.from({ length: count }, (_, at) => `${day};Jídlo ${at};100`)
    const file = (lines: string[]) => ['Datum;Název;Energie (kJ)', ...lines].join('\n')
    expect(await importFile(file(rows('2026-11-20', 150)), token)).toMatchObject({ added_count: 150 })
    const more = [...rows('2026-11-19', 1), ...rows('2026-11-20', 220).slice(150)]
    expect(await importFile(file(more), token)).toMatchObject({ code: 'LIMIT_REACHED' })
    expect((await daysOf(token)).length).toBe(150)
  })

  it('of two people makes entries of each', async () => {
    const [one, other] = [await newToken(), await newToken()]
    await importFile(FILE, one)
    expect(await importFile(FILE, other)).toMatchObject({ added_count: 3 })
    expect((await daysOf(one)).length).toBe(3)
  })

  it('that is no table, or has no content, is refused', async () => {
    const token = await newToken()
    expect((await previewOf('jen text', token)).code).toBe('DIARY_IMPORT_NO_TABLE')
    expect((await api.post('/diary/import', { content: encode('jen text'), mapping: {} }, { token })).status).toBe(422)
    expect((await api.post('/diary/import/preview', { content: '' }, { token })).status).toBe(400)
    expect((await api.post('/diary/import', { content: encode(FILE) }, { token })).status).toBe(400)
    expect((await api.post('/diary/import', { content: encode(FILE), mapping: {} })).status).toBe(401)
  })

  it('of a hundred megabytes is refused kindly', async () => {
    const token = await newToken()
    const { status, body } = await api.post('/diary/import/preview', { content: 'A'.repeat(100_000_000) }, { token })
    expect([status, body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
    expect(DIARY_IMPORT_MAX_BYTES).toBeLessThan(100_000_000)
  })
})

describe('our own export', () => {
  it('gives the same diary to another person, and nothing new to its own', async () => {
    const [one, other] = [await newToken(), await newToken()]
    const [roll] = await api.sql("select guid from ingredient where slug = 'rohlik'")
    const guid = () => crypto.randomUUID()
    const at = { day: '2026-11-20', meal: 'Lunch' }
    const quick = { kind: 'quick', name: '=SUM(A1) "oběd";  druhý s\u00a0rýží', kilojoules: 1234.5, protein: 10 }
    const entries = [
      { guid: guid(), ...at, what: quick, note: '+1\nřádek' },
      {
        guid: guid(),
        ...at,
        what: { kind: 'ingredient', ingredient: roll?.guid, amount: 2, unit: 'piece' },
      },
      { guid: guid(), day: '2026-11-20', meal: 'Drinks', what: { kind: 'water', milliliters: 250 } },
      { guid: guid(), day: '2026-11-21', meal: 'Dinner', what: { kind: 'quick', name: 'Večeře', kilojoules: 2000 } },
    ]
    const added = await api.post('/diary/entries', { entries }, { token: one })
    expect(added.status, JSON.stringify(added.body)).toBe(201)
    const file = await exportOf(one)
    expect(file).toContain("'=SUM(A1)")
    const preview = await previewOf(file, other)
    expect(preview).toMatchObject({ source: 'zivina', entry_count: 4, rejected: { count: 0 } })
    expect(await importFile(file, other)).toMatchObject({ added_count: 4 })
    const sorted = (text: string) => text.split('\r\n').toSorted()
    expect(sorted(await exportOf(other))).toEqual(sorted(file))
    const shapeOf = async (token: string) =>
      (await daysOf(token))
        .map(({ name, kind, grams, slug }: Record<string, unknown>) => [name, kind, grams, slug])
        .toSorted()
    expect(await shapeOf(other)).toEqual(await shapeOf(one))
    expect(await importFile(file, one)).toMatchObject({ added_count: 0, present_count: 4 })
  })
})
