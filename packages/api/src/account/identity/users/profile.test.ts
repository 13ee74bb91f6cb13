import type { User } from '@zivina/contract/account/users'
import { buildUser } from '@zivina/db/build/account/user'
import { consent } from '@zivina/db/schema/account/consent'
import { bodyMeasurement } from '@zivina/db/schema/body/body-measurement'
import { calendarDay } from '@zivina/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from './testing.ts'

let api: AccountsApi
beforeAll(async () => {
  api = await openAccountsApi()
})
afterAll(() => api.close())

const read = (as: Person) => api.ask('GET', `/user/${as.user.guid}`, { as })
const change = (as: Person, body: unknown) => api.ask('PATCH', `/user/${as.user.guid}`, { as, body })
const BODY = {
  height: 180,
  weight: 80,
  sex: 'male',
  birth_date: '1990-01-01',
  activity: 'moderate',
  target_goal: 'Weight loss',
} as const

const AVOIDED = { allergens: ['gluten', 'milk'] }

/** An explicit empty value for every field. */
const BLANK = {
  height: null,
  weight: null,
  sex: null,
  birth_date: null,
  activity: null,
  target_goal: null,
  pregnant_or_breastfeeding: false,
  allergens: [],
  street: '',
  city: '',
  country: '',
  postal_code: '',
  ico: '',
  dic: '',
}

/** Numbers of rows in the other tables of the account. */
async function partsOf({ user: { guid } }: Person): Promise<{ body: number; billing: number }> {
  const { rows } = await api.database.pool.query<{ body: number; billing: number }>(
    `select (select count(*)::int from body_profile where "user" = $1) as body,
      (select count(*)::int from billing_address where "user" = $1) as billing`,
    [guid],
  )
  return rows[0] ?? { body: -1, billing: -1 }
}

describe('an account', () => {
  it('is shown to its owner', async () => {
    const person = await api.enter({ full_name: 'Jana Nováková', is_premium: true })
    const { status, body } = await read(person)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      guid: person.user.guid,
      email: person.user.email,
      full_name: 'Jana Nováková',
      is_premium: true,
      daily_kilojoules: null,
      premium: { kilojoules: null, calories: null },
      deletion_at: null,
      totp_enabled: false,
    })
    expect(JSON.stringify(body)).not.toContain('argon2')
  })

  it.each(['GET', 'PATCH'])('is not found for other users: %s', async (method) => {
    const [person, decoy] = [await api.enter(), await api.enter()]
    const ask = { as: person, ...(method === 'PATCH' ? { body: { full_name: 'Někdo' } } : {}) }
    const { status, body } = await api.ask(method, `/user/${decoy.user.guid}`, ask)
    expect([status, body]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND' })])
    expect((await read(decoy)).body).toMatchObject({ full_name: '' })
  })

  it('is refused without a log-in', async () => {
    const { user } = await api.enter()
    expect((await api.ask('GET', `/user/${user.guid}`)).status).toBe(401)
  })

  it('takes two statements to read and seven to change', async () => {
    const person = await api.enter()
    await read(person)
    let before = api.statements()
    await read(person)
    expect(api.statements() - before).toBe(2)
    before = api.statements()
    await change(person, { full_name: 'Jana' })
    // The account, begin, lock, read, update, read, commit.
    expect(api.statements() - before).toBe(7)
  })
})

describe('a change', () => {
  it('writes the given fields and keeps the others', async () => {
    const person = await api.enter({ city: 'Brno' })
    const patch = {
      full_name: ' Jan ',
      street: 'Dlouhá 1',
      country: 'CZ',
      ico: '00000019',
      settings: ['kilojoules_first', 'kilojoules_first'],
    }
    const { status, body } = await change(person, patch)
    expect(status).toBe(200)
    expect(body).toMatchObject({ full_name: 'Jan', city: 'Brno', ico: '00000019', settings: ['kilojoules_first'] })
    expect((await read(person)).body).toEqual(body)
  })

  it('is written to the account, the body and the billing address in the statements of one change', async () => {
    const person = await api.enter({ health_data_consent_at: new Date() })
    const before = api.statements()
    const { body } = await change(person, { full_name: 'Jan', city: 'Brno', height: 180 })
    // The session, begin, lock, read, update, read, commit.
    expect(api.statements() - before).toBe(7)
    expect(body).toMatchObject({ full_name: 'Jan', city: 'Brno', height: 180, weight: null, street: '' })
  })

  it('may empty single lines of the billing address and facts of the body', async () => {
    const person = await api.enter({ health_data_consent_at: new Date(), city: 'Brno', street: 'Dlouhá 1', ...BODY })
    const { body } = await change(person, { city: '', sex: null })
    expect(body).toMatchObject({ ...BODY, sex: null, city: '', street: 'Dlouhá 1' })
    expect((await change(person, { city: 'Praha', sex: 'female' })).body).toMatchObject({
      ...BODY,
      sex: 'female',
      city: 'Praha',
      street: 'Dlouhá 1',
    })
  })

  it('without values for body and billing address inserts no row there', async () => {
    const person = await api.enter()
    await change(person, { ...BLANK, full_name: 'Jan', health_data_consent: true })
    await change(person, BLANK)
    expect(await partsOf(person)).toEqual({ body: 0, billing: 0 })
  })

  it('moves the time of the last change, wherever it is written', async () => {
    const person = await api.enter({ health_data_consent_at: new Date(), ...BODY })
    const changedAt = async () => Date.parse(((await read(person)).body as User).updated_at)
    let last = await changedAt()
    for (const patch of [{ city: 'Brno' }, { weight: 70 }, { health_data_consent: false }]) {
      await change(person, patch)
      const now = await changedAt()
      expect(now).toBeGreaterThan(last)
      last = now
    }
  })

  it.each([
    'is_premium',
    'is_admin',
    'is_super_admin',
    'is_affiliate',
    'is_banned',
    'is_demo',
    'email',
    'plan',
    'password_hash',
  ])('never touches %s', async (field) => {
    const person = await api.enter()
    const before = (await read(person)).body
    const { status, body } = await change(person, { [field]: true, full_name: 'Zloděj' })
    expect([status, Object.keys(body)]).toEqual([400, [field]])
    expect((await read(person)).body).toEqual(before)
  })

  it.each([
    ['username', 'xX_Admin_Xx', 'banned_word'],
    ['username', 'a', 'min_length'],
    ['username', 'dvě slova', 'excluded_character'],
    ['ico', '00000018', 'ico'],
    ['ico', '123', 'invalid_format'],
    ['birth_date', '1899-12-31', 'date'],
    ['birth_date', '2999-01-01', 'date'],
    ['birth_date', '2026-02-30', 'date'],
    ['height', 79, 'min'],
    ['weight', 401, 'max'],
    ['sex', 'other', 'invalid_format'],
    ['settings', ['nonsense'], 'invalid_format'],
  ])('refuses %s %j: %s', async (field, value, code) => {
    const person = await api.enter({ health_data_consent_at: new Date() })
    const { status, body } = await change(person, { [field]: value })
    expect(status).toBe(400)
    expect(Object.values(body as Record<string, { code: string }[]>).flat()).toEqual([
      expect.objectContaining({ code }),
    ])
    expect(Object.keys(body)[0]?.split('.')[0]).toBe(field)
  })

  it('refuses a taken name, however it is written', async () => {
    await buildUser(api.database.db, { username: 'Žofie' })
    const person = await api.enter()
    for (const username of ['Žofie', 'zofie', 'ZOFIÉ']) {
      const { status, body } = await change(person, { username })
      expect([status, body]).toEqual([400, { username: [expect.objectContaining({ code: 'unique' })] }])
    }
    expect((await change(person, { username: person.user.username })).status).toBe(200)
  })

  it('gives a name requested twice at once to one account', async () => {
    const people = [await api.enter(), await api.enter()]
    const answers = await Promise.all(people.map((person) => change(person, { username: 'jedna.jediná' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })
})

describe('data about health', () => {
  it.each(Object.entries({ ...BODY, pregnant_or_breastfeeding: true, allergens: ['milk'] }))(
    'needs consent: %s',
    async (field, value) => {
      const person = await api.enter()
      const { status, body } = await change(person, { [field]: value })
      expect([status, body]).toEqual([400, { health_data_consent: [expect.objectContaining({ code: 'accept' })] }])
    },
  )

  it('keeps the allergens to avoid in the order of the law, each once, until they are emptied', async () => {
    const person = await api.enter({ health_data_consent_at: new Date() })
    const { body } = await change(person, { allergens: ['milk', 'gluten', 'milk'] })
    expect(body).toMatchObject({ allergens: ['gluten', 'milk'], height: null })
    expect((await change(person, { allergens: [] })).body).toMatchObject({ allergens: [] })
    expect((await change(person, { allergens: ['hay'] })).status).toBe(400)
  })

  it('is refused in the change that withdraws the consent', async () => {
    const person = await api.enter({ health_data_consent_at: new Date() })
    expect((await change(person, { health_data_consent: false, height: 180 })).status).toBe(400)
  })

  it('gives targets with the steps of their computation', async () => {
    const person = await api.enter({ is_premium: true })
    const { body } = await change(person, { ...BODY, health_data_consent: true })
    const age = Number(calendarDay(new Date()).slice(0, 4)) - 1990
    const basal = (800 + 1125 - 5 * age + 5) * 4.184
    expect(body).toMatchObject({
      daily_kilojoules: expect.closeTo(basal * 1.55 * 0.85, 6),
      daily_calories: Math.round((basal * 1.55 * 0.85) / 4.184),
      target_reasoning: { basal_kilojoules: expect.closeTo(basal, 6), activity_factor: 1.55, limited_by: null },
    })
    expect((body as User).premium?.kilojoules).toBe((body as User).daily_kilojoules)
  })

  it('stores the weight as today’s measurement', async () => {
    const person = await api.enter({ health_data_consent_at: new Date() })
    const decoy = await api.enter({ health_data_consent_at: new Date() })
    const today = calendarDay(new Date())
    await api.database.db.insert(bodyMeasurement).values({ user: person.user.guid, day: today, waist_girth: 80 })
    await change(decoy, { weight: 60 })
    await change(person, { weight: 81 })
    await change(person, { weight: 80.5 })
    const rows = await api.database.db.select().from(bodyMeasurement)
    const own = rows.filter(({ user }) => user === person.user.guid)
    expect(own).toEqual([expect.objectContaining({ day: today, weight: 80.5, waist_girth: 80 })])
  })

  it('is deleted with the consent, only for that account', async () => {
    const [person, decoy] = [await api.enter(), await api.enter()]
    for (const one of [person, decoy]) {
      await change(one, { ...BODY, ...AVOIDED, pregnant_or_breastfeeding: true, health_data_consent: true })
    }
    const { body } = await change(person, { health_data_consent: false })
    expect(body).toMatchObject({
      ...Object.fromEntries(Object.keys(BODY).map((field) => [field, null])),
      allergens: [],
      pregnant_or_breastfeeding: false,
      health_data_consent: false,
      daily_kilojoules: null,
    })
    expect((await read(decoy)).body).toMatchObject({ ...BODY, ...AVOIDED })
    expect([(await partsOf(person)).body, (await partsOf(decoy)).body]).toEqual([0, 1])
    const { db } = api.database
    const measured = (await db.select().from(bodyMeasurement)).map(({ user }) => user)
    expect(measured).toContain(decoy.user.guid)
    expect(measured).not.toContain(person.user.guid)
  })

  it('has the time and wording of the consent stored', async () => {
    const person = await api.enter()
    const { db } = api.database
    await db.insert(consent).values({ user: person.user.guid, kind: 'health_data', version: '2020-01-01' })
    for (const health_data_consent of [true, true, false, true]) await change(person, { health_data_consent })
    await change(person, { newsletter: true })
    const rows = (await db.select().from(consent)).filter(({ user }) => user === person.user.guid)
    const told = rows.map(({ kind, version, withdrawn_at }) => `${kind} ${version} ${withdrawn_at ? 'ended' : 'holds'}`)
    expect(told.sort()).toEqual([
      'health_data 2020-01-01 ended',
      'health_data 2026-11-22 ended',
      'health_data 2026-11-22 holds',
      'newsletter 2026-11-01 holds',
    ])
  })
})

it('the settings are also stored in the browser’s cookie where there is one', async () => {
  const person = await api.enter()
  const path = `/user/${person.user.guid}`
  const body = { settings: ['calorie_bar_hidden'] }
  const bare = await api.send('PATCH', path, { as: person, body })
  expect(bare.headers.getSetCookie()).toEqual([])
  const browser = await api.send('PATCH', path, { as: person, body, headers: { cookie: 'zivina_settings=%5B%5D' } })
  expect(browser.headers.getSetCookie()).toEqual([
    expect.stringContaining('zivina_settings=%5B%22calorie_bar_hidden%22%5D'),
  ])
})
