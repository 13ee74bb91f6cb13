import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { recipeModified } from '@zivina/db/schema/catalogue/recipe-modified'
import { tag } from '@zivina/db/schema/catalogue/tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { shared } from '#api/testing/shared.ts'
import { buildKnown, recipeBody } from './testing.ts'

const api = await shared(openAccountsApi())
const potato = await buildKnown(api.database.db, { name: 'Brambory' })
const author = await api.enter({ full_name: 'Jana Nováková' })
const stranger = await api.enter()
const admin = await api.enter({ is_admin: true, is_demo: true })
// Resets the hourly limits before each test.
beforeEach(() => api.database.pool.query('delete from rate_limit'))

const ask = (method: string, path: string, as?: Person, body?: unknown) =>
  api.ask<RecipeDetail & Record<string, never>>(method, path, { as, body })
const create = (fields: Record<string, unknown> = {}, as = author) =>
  ask('POST', '/recipe', as, recipeBody(potato, fields))
const make = async (fields: Record<string, unknown> = {}, as = author): Promise<RecipeDetail> => {
  const { status, body } = await create(fields, as)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}
const change = (slug: string, patch: unknown, as = author) => ask('PATCH', `/recipe/${slug}`, as, patch)
const decide = (guid: string, body: unknown, as = admin) => ask('PATCH', `/recipe/${guid}/status`, as, body)
const read = (slug: string, as?: Person) => ask('GET', `/recipe/${slug}`, as)
const publicSlugs = async (): Promise<string[]> => {
  const { body } = await api.ask<{ results: { slug: string }[] }>('GET', '/recipe?limit=100')
  return body.results.map(({ slug }) => slug)
}

describe('a new recipe', () => {
  it('exists with all its derived columns, and is pending', async () => {
    await api.database.db.insert(tag).values({ name: 'na víkend', position: 1 })
    const { status, body } = await create({
      name: '  Bramboračka s houbami ',
      resting_time: 15,
      dietary_goal: ['Weight loss', 'Weight loss'],
      diet_types: ['Gluten free'],
      tags: ['na víkend'],
      no_side_dish: true,
      source_url: 'https://example.com/recept',
      steps: { '1': { step_title: 'Dovaření', step_text: 'Osolte.\r\nPodávejte.' }, '0': { step_text: ' Vařte. ' } },
      ingredients: [{ ingredient: potato.guid, amount: '400,5', segment: 'Base' }],
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      slug: 'bramboracka-s-houbami',
      name: 'Bramboračka s houbami',
      status: 'Pending',
      resting_time: 15,
      dietary_goal: ['Weight loss'],
      // What is typed counts for nothing; nothing shows that the potatoes have no gluten.
      diet_types: ['Without restrictions', 'Nutritional'],
      dietary_preference: ['All', 'Pescetarian', 'Vegetarian', 'Vegan'],
      tags: ['na víkend'],
      no_side_dish: true,
      source_url: 'https://example.com/recept',
      steps: {
        '0': { step_title: '0. Krok', step_text: 'Vařte.' },
        '1': { step_title: 'Dovaření', step_text: 'Osolte.\nPodávejte.' },
      },
      kilojoules: 1001.25,
      version: 1,
      status_note: '',
      abilities: { can_edit: true, can_delete: true },
    })
    expect(body.creator.guid).toBe(author.user.guid)
    expect(body.ingredients[0]).toMatchObject({ ingredient: potato.guid, amount: '400.50', segment: 'Base' })
  })

  it('keeps the weight of the finished dish until its author takes it back', async () => {
    const { slug } = await make({ name: 'Zvážený eintopf', cooked_weight: 1450.5 })
    expect((await read(slug, author)).body.cooked_weight).toBe(1450.5)
    expect((await change(slug, { name: 'Zvážený eintopf' })).body.cooked_weight).toBe(1450.5)
    expect((await change(slug, { cooked_weight: null })).body.cooked_weight).toBeNull()
  })

  it('says what its author wrote around the steps, and lists do not carry it', async () => {
    const words = {
      headnote: 'Polévka z toho, co je doma.',
      tip: 'Majoránku přidejte\naž nakonec.',
      storage: 'soup_stew',
    }
    const { slug, headnote, tip, storage } = await make({ name: 'Popsaná polévka', ...words, tip: ` ${words.tip} ` })
    expect({ headnote, tip, storage }).toEqual(words)
    expect((await change(slug, { storage: null, headnote: '' })).body).toMatchObject({
      ...words,
      storage: null,
      headnote: '',
    })
    const { body } = await api.ask<{ results: object[] }>('GET', '/recipe/personal?limit=1', { as: author })
    expect(body.results[0]).toMatchObject({ slug })
    for (const field of Object.keys(words)) expect(body.results[0]).not.toHaveProperty(field)
    expect(await make({ name: 'Nepopsaná polévka' })).toMatchObject({ headnote: '', tip: '', storage: null })
  })

  it('shows an amount as its author typed it to those who may edit it, also after a change of something else', async () => {
    const typed = { amount: '2', unit: 'tablespoon' }
    const recipe = await make({ ingredients: [{ ingredient: potato.guid, amount: 30, typed }] })
    expect(recipe.ingredients[0]).toMatchObject({ amount: '30.00', typed })
    const { body } = await change(recipe.slug, { name: 'Jinak', version: recipe.version })
    expect(body.ingredients[0]).toMatchObject({ amount: '30.00', typed })
    await decide(recipe.guid, { status: 'Approved' })
    expect((await read(body.slug)).body.ingredients[0]).not.toHaveProperty('typed')
    expect((await read(body.slug, author)).body.ingredients[0]).toMatchObject({ typed })
  })

  it('tells nothing of a typed amount that means another one by now', async () => {
    const typed = { amount: '2', unit: 'tablespoon' }
    const recipe = await make({ ingredients: [{ ingredient: potato.guid, amount: 31, typed }] })
    expect(recipe.ingredients[0]).not.toHaveProperty('typed')
  })

  it.each([
    [{ amount: '2', unit: 'barrel' }, 'ingredients.0.typed.unit'],
    [{ amount: '', unit: 'cup' }, 'ingredients.0.typed.amount'],
    [{ amount: '1'.repeat(41), unit: 'cup' }, 'ingredients.0.typed.amount'],
  ])('refuses the typed amount %j', async (typed, field) => {
    const answer = await create({ ingredients: [{ ingredient: potato.guid, amount: 300, typed }] })
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]])
  })

  it('is visible to its author and an admin only', async () => {
    const { slug } = await make({ name: 'Tajný guláš' })
    expect((await read(slug, author)).body.abilities).toEqual({ can_edit: true, can_delete: true })
    expect((await read(slug, admin)).body.abilities).toEqual({ can_edit: true, can_delete: true })
    expect((await read(slug, stranger)).body).toMatchObject({ code: 'RECIPE_404' })
    expect((await read(slug)).body).toMatchObject({ code: 'RECIPE_404' })
    expect(await publicSlugs()).not.toContain(slug)
  })

  it('does not change the answers for other visitors, and public answers stay cacheable', async () => {
    const { guid, slug } = await make({ name: 'Veřejná kulajda' })
    await decide(guid, { status: 'Approved' })
    const anonymous = await api.send('GET', `/recipe/${slug}`)
    expect(anonymous.headers.get('cache-control')).toContain('public')
    const own = await api.send('GET', `/recipe/${slug}`, { as: author })
    expect(own.headers.get('cache-control')).toBe('no-store')
    const fields = ['abilities', 'version', 'status_note', 'source_url']
    for (const body of [await anonymous.json(), (await read(slug, stranger)).body]) {
      expect(Object.keys(body).filter((field) => fields.includes(field))).toEqual([])
    }
    expect(Object.keys(await own.json())).toEqual(expect.arrayContaining(fields))
  })

  it.each([
    [{ ingredients: [] }, { code: 'NO_INGREDIENTS' }],
    [{ ingredients: undefined }, { code: 'NO_INGREDIENTS' }],
    [{ steps: {} }, { code: 'NO_STEPS' }],
    [{ steps: undefined }, { code: 'NO_STEPS' }],
    [{ steps: [] }, { code: 'INCORRECT_STEPS_FORMAT' }],
    [{ steps: ['Vařte.'] }, { code: 'INCORRECT_STEPS_FORMAT' }],
    [{ steps: 'Vařte.' }, { code: 'INCORRECT_STEPS_FORMAT' }],
    [{ steps: { '1': { step_text: 'Vařte.' } } }, { code: 'INCORRECT_STEPS_FORMAT' }],
    [{ steps: { '0': { step_text: 'a' }, '2': { step_text: 'b' } } }, { code: 'INCORRECT_STEPS_FORMAT' }],
    [{ steps: { '0': { step_text: 'a' }, '00': { step_text: 'b' } } }, { code: 'INCORRECT_STEPS_FORMAT' }],
    [{ steps: { první: { step_text: 'Vařte.' } } }, { code: 'INCORRECT_STEPS_FORMAT' }],
    [{ steps: { '0': { step_text: 5 } } }, { code: 'INCORRECT_STEPS_FORMAT' }],
    [{ steps: { '0': { step_text: 'a', html: '<b>' } } }, { code: 'INCORRECT_STEPS_FORMAT' }],
    [{ steps: { '0': { step_text: ' ' } } }, { 'steps.0.step_text': [{ code: 'required' }] }],
    [{ steps: { '0': { step_text: 'a'.repeat(4001) } } }, { 'steps.0.step_text': [{ code: 'max_length' }] }],
    [{ headnote: 'a'.repeat(241) }, { headnote: [{ code: 'max_length' }] }],
    [{ tip: 'a'.repeat(301) }, { tip: [{ code: 'max_length' }] }],
    [{ storage: 'ledničky' }, { storage: [{ code: 'invalid_format' }] }],
    [{ tags: ['takový není'] }, { code: 'TAG_DOESNT_EXIST' }],
    [{ photos: ['https://elsewhere.example/x.jpg'] }, { code: 'IMAGEKIT' }],
    [{ image1: 'https://elsewhere.example/x.jpg' }, { code: 'IMAGEKIT' }],
    [{ name: ' ' }, { name: [{ code: 'required' }] }],
    [{ name: 'a'.repeat(121) }, { name: [{ code: 'max_length' }] }],
    [{ name: 'a\u0007b' }, { name: [{ code: 'excluded_character' }] }],
    [{ portion_size: 0 }, { portion_size: [{ code: 'min' }] }],
    [{ portion_size: 1.5 }, { portion_size: [{ code: 'integer' }] }],
    [{ time_minutes: '40' }, { time_minutes: [{ code: 'number' }] }],
    [{ meal_types: ['Brunch'] }, { 'meal_types.0': [{ code: 'invalid_format' }] }],
    [{ cooked_weight: 0 }, { cooked_weight: [{ code: 'min' }] }],
    [{ cooked_weight: 100_001 }, { cooked_weight: [{ code: 'max' }] }],
    [{ source_url: 'javascript:alert(1)' }, { source_url: [{ code: 'invalid_format' }] }],
    [{ source_url: 'http://jana:heslo@example.com/' }, { source_url: [{ code: 'invalid_format' }] }],
    [{ source_url: 'https://jana@example.com/' }, { source_url: [{ code: 'invalid_format' }] }],
    [{ status: 'Approved' }, { status: [{ code: 'invalid_format' }] }],
    [{ kilojoules: 0 }, { kilojoules: [{ code: 'invalid_format' }] }],
    [{ creator: 'x' }, { creator: [{ code: 'invalid_format' }] }],
    [
      { ingredients: [{ ingredient: '01a1fcea-ff83-7f85-a1a2-9e75a764f7cc', amount: '1' }] },
      { 'ingredients.0.ingredient': [{ code: 'NOT_FOUND' }] },
    ],
    [
      { ingredients: [{ ingredient: '01a1fcea-ff83-7f85-a1a2-9e75a764f7cc', amount: '0' }] },
      { 'ingredients.0.amount': [{ code: 'min', message: 'Zadejte nejméně 0,01' }] },
    ],
  ])('%j is refused at its field', async (fields, refusal) => {
    const { status, body } = await create(fields)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body).toMatchObject(refusal)
  })

  it('takes at most ten statements', async () => {
    const fields = { name: 'Počítaná polévka', tags: ['na víkend'] }
    await create(fields)
    const before = api.statements()
    await create(fields)
    expect(api.statements() - before).toBeLessThanOrEqual(10)
  })

  it('created twice with one guid is one recipe with the content of the last attempt', async () => {
    const guid = '01a1fcea-0000-7000-8000-000000000001'
    const attempts = await Promise.all([create({ guid, name: 'Dvojklik' }), create({ guid, name: 'Dvojklik' })])
    expect(attempts.map(({ status, body }) => [status, body.guid, body.slug, body.version])).toEqual([
      [201, guid, 'dvojklik', 1],
      [201, guid, 'dvojklik', 1],
    ])
    expect((await create({ guid, name: 'Dvojklik', time_minutes: 99 })).body.time_minutes).toBe(99)
    expect((await create({ guid }, stranger)).body).toMatchObject({ code: 'UNIQUE' })
    await change('dvojklik', { time_minutes: 5 })
    expect((await create({ guid, name: 'Dvojklik' })).body).toMatchObject({ code: 'CHANGED_ELSEWHERE' })
    expect((await read('dvojklik', author)).body.time_minutes).toBe(5)
  })
})

describe('slugs', () => {
  it('of recipes with one name created at once differ', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => make({ name: 'Svíčková' })))
    const slugs = made.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(12)
    expect(slugs).toContain('svickova')
    for (const slug of slugs) expect(slug).toMatch(/^svickova(-\d|-[0-9a-f]{8})?$/)
  })

  it.each([
    ['🍕', 'recept'],
    ['Personal', 'personal-recept'],
    ['Č'.repeat(120), 'c'.repeat(100)],
  ])('of %s is %s', async (name, slug) => {
    expect((await make({ name })).slug).toBe(slug)
  })

  it('change with the name, and the former one redirects and is reserved', async () => {
    const { slug } = await make({ name: 'Koprovka' })
    expect((await change(slug, { name: 'KOPROVKA' })).body.slug).toBe('koprovka')
    expect((await change(slug, { name: 'Koprová omáčka' })).body.slug).toBe('koprova-omacka')
    expect((await read('koprovka', author)).body.slug).toBe('koprova-omacka')
    expect((await make({ name: 'Koprovka' }, stranger)).slug).toBe('koprovka-2')
    expect((await change('koprova-omacka', { name: 'Koprovka' })).body.slug).toBe('koprovka')
    expect((await read('koprova-omacka', author)).body.slug).toBe('koprovka')
    // Another window still has the former address.
    const { version } = (await read('koprovka', author)).body
    expect((await change('koprova-omacka', { time_minutes: 55, version: 1 })).body.code).toBe('CHANGED_ELSEWHERE')
    expect((await change('koprova-omacka', { time_minutes: 55, version })).body).toMatchObject({ slug: 'koprovka' })
    expect((await change('koprova-omacka', { time_minutes: 5 }, stranger)).status).toBe(404)
  })
})

describe('a change', () => {
  it('replaces the given fields and keeps the others, with matching totals', async () => {
    const made = await make({ name: 'Měněná', steps: { '0': { step_text: 'Původní.' } } })
    const { status, body } = await change(made.slug, { portion_size: 2, version: 1 })
    expect(status).toBe(200)
    expect(body).toMatchObject({ portion_size: 2, kilojoules: 2000, time_minutes: 40, version: 2 })
    expect(body.steps).toEqual(made.steps)
    expect(body.ingredients).toEqual(made.ingredients)
    const line = { ingredient: potato.guid, amount: 100, segment: 'Sauce', old_segment: 'Main' }
    const moved = await change(made.slug, { ingredients: [line], steps: { '0': { step_text: 'Nový.' } } })
    expect(moved.body.ingredients.map(({ segment, amount }) => [segment, amount])).toEqual([['Sauce', '100.00']])
    expect(moved.body.steps).toEqual({ '0': { step_title: '0. Krok', step_text: 'Nový.' } })
    expect(moved.body.kilojoules).toBe(500)
  })

  it('of another user’s recipe finds nothing; an admin may', async () => {
    const { slug, guid } = await make({ name: 'Moje' })
    expect(await change(slug, { name: 'Cizí' }, stranger)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    await decide(guid, { status: 'Approved' })
    expect((await change(slug, { name: 'Cizí' }, stranger)).body).toMatchObject({ code: 'NOT_FOUND' })
    expect((await change(slug, { time_minutes: 7 }, admin)).body).toMatchObject({ status: 'Approved', time_minutes: 7 })
  })

  it('makes an approved or denied one pending again, without the old reason', async () => {
    const { slug, guid } = await make({ name: 'Schválená' })
    await decide(guid, { status: 'Approved' })
    expect(await publicSlugs()).toContain(slug)
    expect((await change(slug, { time_minutes: 41 })).body.status).toBe('Pending')
    expect(await publicSlugs()).not.toContain(slug)
    await decide(guid, { status: 'Denied', status_note: 'Chybí doba pečení.' })
    expect((await read(slug, author)).body).toMatchObject({ status: 'Denied', status_note: 'Chybí doba pečení.' })
    expect((await change(slug, { time_minutes: 42 })).body).toMatchObject({ status: 'Pending', status_note: '' })
  })

  it('of an old version is refused and deletes nothing', async () => {
    const { slug } = await make({ name: 'Dvě okna' })
    await change(slug, { time_minutes: 10, version: 1 })
    const { status, body } = await change(slug, { time_minutes: 20, version: 1 })
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'CHANGED_ELSEWHERE' })])
    expect((await read(slug, author)).body.time_minutes).toBe(10)
  })

  it('that is refused half-way changes nothing', async () => {
    const { slug } = await make({ name: 'Celá, nebo nic' })
    const before = (await read(slug, author)).body
    const line = { ingredient: potato.guid, amount: 1 }
    const { body } = await change(slug, { name: 'Jiná', ingredients: [line, line] })
    expect(body).toEqual({
      'ingredients.1.ingredient': [expect.objectContaining({ code: 'DUPLICATE_SEGMENT_INGREDIENT' })],
    })
    expect((await change(slug, { name: 'Jiná', steps: {} })).body).toMatchObject({ code: 'NO_STEPS' })
    expect((await read(slug, author)).body).toEqual(before)
  })

  it('by two at once loses neither', async () => {
    const { slug } = await make({ name: 'Souběh' })
    await Promise.all([
      change(slug, { ingredients: [{ ingredient: potato.guid, amount: 800 }] }),
      change(slug, { time_minutes: 11 }),
      change(slug, { no_side_dish: true }),
    ])
    expect((await read(slug, author)).body).toMatchObject({
      time_minutes: 11,
      no_side_dish: true,
      kilojoules: 2000,
      version: 4,
    })
  })

  it('keeps an ingredient that is no longer approved, and accepts no other such one', async () => {
    const { db, pool } = api.database
    const fading = await buildKnown(db)
    const { slug } = await make({ name: 'Mizející', ingredients: [{ ingredient: fading.guid, amount: 1 }] })
    await pool.query(`update ingredient set status = 'Denied' where guid = $1`, [fading.guid])
    expect((await change(slug, { time_minutes: 1 })).status).toBe(200)
    expect((await change(slug, { ingredients: [{ ingredient: fading.guid, amount: 2 }] })).status).toBe(200)
    const hidden = await buildKnown(db, { status: 'Pending', creator: stranger.user.guid })
    const { body } = await change(slug, { ingredients: [{ ingredient: hidden.guid, amount: 2 }] })
    expect(body).toMatchObject({ 'ingredients.0.ingredient': [{ code: 'NOT_FOUND' }] })
  })

  it('uses the ingredient’s present values, and refers to that version in the line', async () => {
    const { db, pool } = api.database
    const changing = await buildKnown(db)
    const { slug } = await make({ name: 'Verze', ingredients: [{ ingredient: changing.guid, amount: 400 }] })
    await pool.query('update ingredient set kilojoules = 2000, version = 2 where guid = $1', [changing.guid])
    expect((await change(slug, { time_minutes: 1 })).body.kilojoules).toBe(2000)
    const { rows } = await pool.query('select ingredient_version from recipe_ingredient where ingredient = $1', [
      changing.guid,
    ])
    expect(rows).toEqual([{ ingredient_version: 2 }])
  })

  it('takes at most ten statements', async () => {
    const { slug } = await make({ name: 'Změna na deset' })
    const line = { ingredient: potato.guid, amount: 1 }
    const patch = { name: 'Přejmenovaná', tags: ['na víkend'], steps: { '0': { step_text: 'a' } }, ingredients: [line] }
    const before = api.statements()
    expect((await change(slug, patch)).status).toBe(200)
    expect(api.statements() - before).toBeLessThanOrEqual(10)
  })
})

describe('deleting', () => {
  it('removes one’s own recipe with all its parts; another user’s is not found', async () => {
    const { slug, guid } = await make({ name: 'Na smazání' })
    expect((await ask('DELETE', `/recipe/${slug}`, stranger)).status).toBe(404)
    expect((await ask('DELETE', `/recipe/${slug}`, author)).status).toBe(204)
    expect((await ask('DELETE', `/recipe/${slug}`, author)).status).toBe(404)
    const { rows } = await api.database.pool.query('select from recipe_ingredient where recipe = $1', [guid])
    expect(rows).toHaveLength(0)
  })

  it('is allowed to admins for any recipe', async () => {
    const { slug } = await make({ name: 'Smaže správce' })
    expect((await ask('DELETE', `/recipe/${slug}`, admin)).status).toBe(204)
  })

  it('is refused while a modified version exists', async () => {
    const { slug, guid, name } = await make({ name: 'Předloha' })
    const modified = { slug: 'predloha-jinak', user: stranger.user.guid, original: guid, name, portion_size: 2 }
    await api.database.db.insert(recipeModified).values(modified)
    expect(await ask('DELETE', `/recipe/${slug}`, author)).toMatchObject({
      status: 409,
      body: { code: 'PROTECTED_RECIPE' },
    })
    await api.database.pool.query('delete from recipe_modified where original = $1', [guid])
    expect((await ask('DELETE', `/recipe/${slug}`, author)).status).toBe(204)
  })
})

describe('a decision', () => {
  it('is made by admins, and the author sees it', async () => {
    const { guid, slug } = await make({ name: 'Posuzovaná <b>' })
    expect((await decide(guid, { status: 'Approved' }, author)).body).toMatchObject({ code: 'USER_PERMISSION_DENIED' })
    expect((await decide(guid, { status: 'Approved', status_note: 'Hezké.' })).body).toMatchObject({
      status: 'Approved',
      status_note: '',
    })
    expect(await publicSlugs()).toContain(slug)
    expect((await api.mail.last('recipe_decision', author.user.email)).data).toEqual({
      full_name: 'Jana Nováková',
      name: 'Posuzovaná <b>',
      slug,
      approved: true,
      status_note: '',
      unsubscribe_url: expect.stringMatching(/^http:\/\/localhost:3000\/api\/mail\/unsubscribe\?token=./),
    })
    await decide(guid, { status: 'Denied', status_note: 'Chybí postup.' })
    const { data } = await api.mail.last('recipe_decision', author.user.email)
    expect(data).toMatchObject({ approved: false, status_note: 'Chybí postup.' })
    expect(await publicSlugs()).not.toContain(slug)
  })

  it('made twice is mailed once, unless the author unsubscribed from such mails', async () => {
    const quiet = await api.enter({ mail_opt_outs: ['moderation'] })
    const [own, other] = [await make({ name: 'Tichá' }, quiet), await make({ name: 'Jednou' })]
    const told = async (to: string) => (await api.mail.queued()).filter((mail) => mail.to === to).length
    const before = await told(author.user.email)
    await decide(own.guid, { status: 'Approved' })
    await decide(other.guid, { status: 'Approved' })
    await decide(other.guid, { status: 'Approved' })
    await decide(other.guid, { status: 'Pending' })
    expect(await told(quiet.user.email)).toBe(0)
    expect((await told(author.user.email)) - before).toBe(1)
  })

  it('is mailed with a link that unsubscribes from this kind of mail only', async () => {
    const receiver = await api.enter()
    const { guid } = await make({ name: 'S odhlášením' }, receiver)
    await decide(guid, { status: 'Approved' })
    const { unsubscribe_url } = (await api.mail.last('recipe_decision', receiver.user.email)).data
    const path = unsubscribe_url.replace('http://localhost:3000/api', '')
    expect((await ask('POST', path)).status).toBe(204)
    const { rows } = await api.database.pool.query('select mail_opt_outs from "user" where guid = $1', [
      receiver.user.guid,
    ])
    expect(rows).toEqual([{ mail_opt_outs: ['moderation'] }])
    const count = async () => (await api.mail.queued()).filter(({ to }) => to === receiver.user.email).length
    const before = await count()
    await decide(guid, { status: 'Denied', status_note: 'Chybí postup.' })
    expect(await count()).toBe(before)
  })

  it('cannot approve a recipe with an unapproved ingredient', async () => {
    const own = await buildKnown(api.database.db, { status: 'Pending', creator: author.user.guid })
    const lines = [
      { ingredient: own.guid, amount: 1 },
      { ingredient: potato.guid, amount: 1 },
    ]
    const { guid, slug } = await make({ name: 'S vlastní surovinou', ingredients: lines })
    expect((await decide(guid, { status: 'Approved' })).body).toMatchObject({ code: 'UNAPPROVED_INGREDIENTS' })
    expect((await read(slug, author)).body.status).toBe('Pending')
    expect((await decide(guid, { status: 'Denied' })).status).toBe(200)
    await api.database.pool.query(`update ingredient set status = 'Approved' where guid = $1`, [own.guid])
    expect((await decide(guid, { status: 'Approved' })).body.status).toBe('Approved')
  })

  it('on a missing recipe finds nothing', async () => {
    expect((await decide(crypto.randomUUID(), { status: 'Approved' })).status).toBe(404)
  })
})

it('changes are limited to sixty an hour', async () => {
  const eager = await api.enter()
  const { slug } = await make({ name: 'Pilná' }, eager)
  const answers: number[] = []
  for (let round = 0; round < 60; round += 1) answers.push((await change(slug, { time_minutes: round }, eager)).status)
  expect(answers.filter((status) => status === 200)).toHaveLength(60)
  expect((await change(slug, { time_minutes: 60 }, eager)).body).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect((await make({ name: 'Jiný člověk' }, stranger)).status).toBe('Pending')
})
