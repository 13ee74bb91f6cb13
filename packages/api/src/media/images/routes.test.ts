import { buildPublicProfile } from '@zivina/db/build/account/user'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { signUpload } from '@zivina/integrations/images/upload-signature'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { createKeyReader } from '#api/kernel/keys/keys.ts'
import { IMAGES_A_DAY } from './queries.ts'
import { createUploadLedger } from './service.ts'
import { DEFAULT_IMAGE_SETTINGS, readImageKeys } from './settings.ts'
import { buildImageFile } from './testing.ts'

let api: AccountsApi
beforeAll(async () => {
  api = await openAccountsApi()
})
afterAll(() => api.close())

type Permit = { token: string; expire: number; signature: string; publicKey: string }
const sql = (text: string, values: unknown[] = []) => api.database.pool.query(text, values)
const ledger = () => createUploadLedger(api.database.db, DEFAULT_IMAGE_SETTINGS)
async function permit(person: Person): Promise<Permit> {
  const { status, body } = await api.ask('GET', '/auth', { as: person })
  expect(status).toBe(200)
  return body
}

describe('an upload permit', () => {
  it('is signed with the key of our own host, valid for half an hour, and never cached', async () => {
    const person = await api.enter()
    const response = await api.send('GET', '/auth', { as: person })
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { token, expire, signature, publicKey } = (await response.json()) as Permit
    const keys = await readImageKeys(createKeyReader(api.database.db), DEFAULT_IMAGE_SETTINGS)
    expect(publicKey).toBe(keys.public_key)
    expect(keys.private_key).not.toContain(publicKey.slice('public_'.length))
    expect(signature).toBe(signUpload(keys.private_key, token, expire))
    const left = expire - Date.now() / 1000
    expect(left).toBeGreaterThan(1790)
    expect(left).toBeLessThanOrEqual(1800)
  })

  it('is refused without a log-in, and takes three statements', async () => {
    expect((await api.ask('GET', '/auth')).body).toMatchObject({ code: 'UNAUTHORIZED' })
    const person = await api.enter()
    await permit(person)
    const before = api.statements()
    await permit(person)
    // The limit, the account, the permit.
    expect(api.statements() - before).toBe(3)
  })

  it('is used up once, by any sender', async () => {
    const [person, decoy] = [await api.enter(), await api.enter()]
    const [{ token }] = [await permit(person), await permit(decoy)]
    const claims = await Promise.all([ledger().claim(token), ledger().claim(token), ledger().claim(token)])
    expect(claims.filter(Boolean)).toEqual([person.user.guid])
    expect(await ledger().claim(token)).toBeNull()
    expect(await ledger().claim(crypto.randomUUID())).toBeNull()
  })

  it('ends with its expiry, with a ban and with the account', async () => {
    const [late, banned, gone] = [await api.enter(), await api.enter(), await api.enter()]
    const tokens = [await permit(late), await permit(banned), await permit(gone)].map(({ token }) => token)
    await sql(`update image_token set expires_at = now() where token = $1`, [tokens[0]])
    await sql(`update "user" set is_banned = true where guid = $1`, [banned.user.guid])
    await sql(`delete from "user" where guid = $1`, [gone.user.guid])
    for (const token of tokens) expect(await ledger().claim(token)).toBeNull()
  })

  it('is given to each account up to a daily limit, which counts unused permits', async () => {
    const [person, decoy] = [await api.enter(), await api.enter()]
    const { guid } = person.user
    await sql(
      `insert into image_file (path, owner, size, width, height, mime)
      select 'a/' || n, $1, 1, 1, 1, 'image/jpeg' from generate_series(1, $2) n`,
      [guid, IMAGES_A_DAY - 1],
    )
    await permit(person)
    const { status, body } = await api.ask('GET', '/auth', { as: person })
    expect([status, (body as { code: string }).code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    await permit(decoy)
    await sql(`update image_file set created_at = now() - interval '25 hours' where owner = $1`, [guid])
    await permit(person)
  })

  it('is limited per address', async () => {
    const person = await api.enter()
    let last = 200
    for (let call = 0; call < 121; call += 1) {
      last = (await api.send('GET', '/auth', { as: person, address: '203.0.113.77' })).status
    }
    expect(last).toBe(429)
  })
})

describe('a folder', () => {
  const GUID = '01890000-0000-7000-8000-000000000000'

  it.each([
    ['users/{guid}', true],
    ['submissions/{guid}', true],
    ['recipes/{guid}/kure-na-paprice', true],
    ['ingredients/nova-surovina', true],
    ['contact', true],
    [`users/${GUID}`, false],
    [`submissions/${GUID}`, false],
    [`recipes/${GUID}/kure-na-paprice`, false],
    ['recipes/kure-na-paprice', false],
    ['recipes/{guid}', false],
    ['recipes/{guid}/Kuře', false],
    ['users/{guid}/more', false],
    ['users', false],
    ['foods', false],
    ['texts/article/pitny-rezim', false],
    ['', false],
  ])('%s may be written to: %s', async (folder, may) => {
    const { user } = await api.enter()
    const path = folder.replace('{guid}', user.guid)
    expect(await ledger().mayWrite(user.guid, `uploads/${path}`)).toBe(may)
    // Nothing may be written outside of the configured folder.
    expect(await ledger().mayWrite(user.guid, path)).toBe(false)
  })

  it('of an ingredient belongs to its author, of a creator to that creator, and either to an admin', async () => {
    const { db } = api.database
    const [owner, stranger, admin] = [await api.enter(), await api.enter(), await api.enter({ is_admin: true })]
    const { slug } = await buildIngredient(db, { creator: owner.user.guid })
    const profile = await buildPublicProfile(db, { user: owner.user.guid })
    for (const folder of [`uploads/ingredients/${slug}`, `uploads/creators/${profile.slug}`]) {
      const may = await Promise.all([owner, stranger, admin].map(({ user }) => ledger().mayWrite(user.guid, folder)))
      expect(may).toEqual([true, false, true])
    }
  })

  it('of a text belongs to admins', async () => {
    const [affiliate, admin] = [await api.enter({ is_affiliate: true }), await api.enter({ is_admin: true })]
    const may = (person: Person, folder: string) => ledger().mayWrite(person.user.guid, `uploads/texts/${folder}`)
    expect(await may(affiliate, 'article/pitny-rezim')).toBe(false)
    expect(await may(admin, 'article/pitny-rezim')).toBe(true)
    expect(await may(admin, 'guide/hubnuti-zacatek')).toBe(true)
    expect(await may(admin, 'page/o-nas')).toBe(false)
  })
})

describe('a portrait', () => {
  const change = (person: Person, body: unknown) => api.ask('PATCH', `/user/${person.user.guid}`, { as: person, body })
  const own = (person: Person, name = 'foto_a.jpg') => `uploads/users/${person.user.guid}/${name}`

  it('is stored by its path, shown by its address, and removed again', async () => {
    const { db } = api.database
    const person = await api.enter()
    const path = await buildImageFile(db, own(person), person.user.guid)
    for (const image of [`/images/${path}`, `http://localhost:3000/images/${path}`]) {
      const { status, body } = await change(person, { image })
      expect([status, (body as { image: string }).image]).toEqual([200, `/images/${path}`])
      const { rows } = await sql('select image from "user" where guid = $1', [person.user.guid])
      expect(rows).toEqual([{ image: path }])
    }
    expect((await change(person, { image: null })).body).toMatchObject({ image: null })
  })

  it('is part of the session data, which an exchange updates', async () => {
    const person = await api.enter()
    const path = await buildImageFile(api.database.db, own(person), person.user.guid)
    await change(person, { image: `/images/${path}` })
    const exchange = (said: object) => {
      const cookie = `zivina_access=${person.access}; zivina_token_data=${encodeURIComponent(JSON.stringify(said))}`
      const headers = { cookie, 'x-zivina-exchange': '1', 'sec-fetch-site': 'same-origin' }
      return api.send('POST', '/session/exchange', { headers })
    }
    const first = await exchange({ image: null })
    const { access, token_data } = (await first.json()) as { access: string; token_data: { image: string } }
    expect([access, token_data.image]).toEqual([person.access, path])
    expect(first.headers.getSetCookie().some((cookie) => cookie.includes(encodeURIComponent(path)))).toBe(true)
    // Unchanged data is not sent to the browser again.
    expect((await exchange(token_data)).headers.getSetCookie()).toEqual([])
  })

  it('of another user, from elsewhere, or never uploaded is refused and changes nothing', async () => {
    const { db } = api.database
    const [person, decoy] = [await api.enter({ city: 'Brno' }), await api.enter()]
    const kept = await buildImageFile(db, own(person), person.user.guid)
    await change(person, { image: `/images/${kept}` })
    const theirs = await buildImageFile(db, own(decoy), decoy.user.guid)
    const planted = await buildImageFile(db, own(person, 'planted.jpg'), decoy.user.guid)
    const recipe = await buildImageFile(db, `uploads/recipes/${person.user.guid}/a/b.jpg`, person.user.guid)
    const contact = await buildImageFile(db, `uploads/contact/${'a'.repeat(70)}.jpg`, person.user.guid)
    for (const image of [
      ...[theirs, planted, recipe, contact, own(person, 'never.jpg'), 'recipes/svickova.webp'].map(
        (path) => `/images/${path}`,
      ),
      `/images/${kept}?tr=w-1`,
      `/images/tr:w-1/${kept}`,
      `/images/uploads/users/${person.user.guid}/../${decoy.user.guid}/foto_a.jpg`,
      'https://example.com/a.jpg',
      'javascript:alert(1)',
      '',
    ]) {
      const { status, body } = await change(person, { image, city: 'Praha' })
      expect({ image, status, code: (body as { code: string }).code }).toEqual({ image, status: 502, code: 'IMAGEKIT' })
    }
    const { rows } = await sql(
      'select u.image, a.city from "user" u left join billing_address a on a."user" = u.guid where u.guid = $1',
      [person.user.guid],
    )
    expect(rows).toEqual([{ image: kept, city: 'Brno' }])
  })

  it('that is stored already may be sent again, whatever it is', async () => {
    const person = await api.enter({ image: 'creators/jana.webp' })
    const { status, body } = await change(person, { image: '/images/creators/jana.webp', city: 'Brno' })
    expect([status, body]).toMatchObject([200, { image: '/images/creators/jana.webp', city: 'Brno' }])
  })

  it('takes at most ten statements', async () => {
    const person = await api.enter()
    const path = await buildImageFile(api.database.db, own(person), person.user.guid)
    const before = api.statements()
    await change(person, { image: `/images/${path}` })
    expect(api.statements() - before).toBeLessThanOrEqual(10)
  })
})
