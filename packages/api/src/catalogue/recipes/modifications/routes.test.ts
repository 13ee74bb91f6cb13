import type { RecipeModified, RecipeModifiedDetail } from '@zivina/contract/catalogue/recipes/modifications'
import { buildIngredient, type Ingredient } from '@zivina/db/build/catalogue/ingredient'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { beforeAll, describe, expect, it } from 'vitest'
import { openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { shared } from '#api/testing/shared.ts'

const api = await shared(openAccountsApi())
const { db } = api.database
const person = await api.enter({ is_premium: true })
const decoy = await api.enter({ is_premium: true })
const flour = await buildIngredient(db, { name: 'Mouka', kilojoules: 1500, protein: 10, salt: 0 })
const sugar = await buildIngredient(db, { name: 'Cukr', kilojoules: 1700, protein: 0 })
const lines = [
  { ingredient: flour, amount: 200 },
  { ingredient: sugar, amount: 100 },
]
const words = { headnote: 'Na neděli.', tip: 'Vypněte troubu dřív.', storage: 'cake' as const, aimed_iddsi_level: 6 }
const fields = { ...words, photos: ['recipes/buchta.webp'], diet_types: ['Diabetic' as const], portion_size: 4 }
const original = await buildRecipe(db, { name: 'Buchta', lines, ...fields })
let foreign: RecipeModifiedDetail
beforeAll(async () => {
  foreign = (await create(decoy, given({ name: 'Cizí buchta' }))).body
})

type Answer<Body> = { status: number; body: Body }
const line = ({ guid: ingredient }: Ingredient, amount: string, rest = {}) => ({ ingredient, amount, ...rest })
const given = (fields: object = {}) => ({
  original: original.guid,
  name: 'Buchta po mém',
  portion_size: 4,
  ingredients: [line(flour, '300.00'), line(sugar, '50')],
  ...fields,
})
const create = (as: Person, body: unknown) =>
  api.ask('POST', '/recipe_modified', { as, body }) as Promise<Answer<RecipeModifiedDetail>>
const change = (as: Person, slug: string, body: unknown) =>
  api.ask('PATCH', `/recipe_modified/${slug}`, { as, body }) as Promise<Answer<RecipeModifiedDetail>>
const read = (as: Person, slug: string) =>
  api.ask('GET', `/recipe_modified/${slug}`, { as }) as Promise<Answer<RecipeModifiedDetail>>
const list = async (as: Person, query = '') =>
  (await api.ask('GET', `/recipe_modified${query}`, { as })).body as { results: RecipeModified[]; count: number }
const codeOf = ({ body }: Answer<unknown>) => (body as { code?: string }).code

describe('a modified recipe', () => {
  it('is saved with totals of its lines: (300 × 15 + 50 × 17) ÷ 4 = 1337.5 kJ', async () => {
    const { status, body } = await create(person, given({ note: 'Méně sladká.\nPro děti.' }))
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Buchta po mém',
      note: 'Méně sladká.\nPro děti.',
      version: 1,
      portion_size: 4,
      kilojoules: 1337.5,
      calories_in_total: 320,
      protein_in_total: 7.5,
      fat_in_total: null,
      photos: ['/images/recipes/buchta.webp'],
      time_minutes: original.time_minutes,
      creator: { guid: original.creator },
      original: { guid: original.guid, slug: 'buchta', name: 'Buchta', kilojoules: 1175, available: true },
      steps: { '0': { step_title: '0. Krok', step_text: 'Vše smíchejte.' } },
      ...words,
    })
    // Salt is known for the flour only: 300 of 350 g.
    expect(body.nutrient_coverage.salt).toBeCloseTo(300 / 350, 12)
    expect(body.ingredients.map(({ name, amount }) => [name, amount])).toEqual([
      ['Mouka', '300.00'],
      ['Cukr', '50.00'],
    ])
    expect((await read(person, body.slug)).body).toEqual(body)
  })

  it('keeps amounts as they were typed, also after a change of something else', async () => {
    const typed = { amount: '2', unit: 'tablespoon' }
    const ingredients = [line(flour, '15.85', { typed }), line(sugar, '50')]
    const { body } = await create(person, given({ ingredients }))
    expect(body.ingredients[0]).toMatchObject({ amount: '15.85', typed })
    expect(body.ingredients[1]).not.toHaveProperty('typed')
    const { body: changed } = await change(person, body.slug, { version: 1, portion_size: 2 })
    expect(changed.ingredients[0]).toMatchObject({ amount: '15.85', typed })
  })

  it('has no diets, whatever the original suits', async () => {
    expect(original.diet_types).toContain('Diabetic')
    const { body } = await create(person, given())
    const { diet_types, dietary_preference, dietary_goal } = body
    expect([diet_types, dietary_preference, dietary_goal]).toEqual([['Without restrictions'], ['All'], []])
  })

  it('lists its differences from the original, scaled to its portions', async () => {
    const salt = await buildIngredient(api.database.db, { name: 'Sůl' })
    const ingredients = [line(flour, '100'), line(salt, '2,5', { segment: 'Dough' })]
    const { body } = await create(person, given({ portion_size: 2, ingredients }))
    expect(
      body.changes.map(({ kind, name, amount, original_amount }) => [kind, name, amount, original_amount]),
    ).toEqual([
      ['added', 'Sůl', 2.5, null],
      ['removed', 'Cukr', null, 50],
    ])
    const [listed] = (await list(person, '?limit=1')).results
    const { steps: _, ingredients: __, diet_verdicts: ___, rule_version: ____, confirmations, ...rest } = body
    const { headnote: _h, tip: _t, storage: _s, aimed_iddsi_level: _a, has_own_steps: _own, ...card } = rest
    expect(confirmations).toEqual([])
    expect(listed).toEqual(card)
  })

  it('knows which food of the original a line takes the place of, through later changes', async () => {
    const [honey, nuts] = [await buildIngredient(db, { name: 'Med' }), await buildIngredient(db, { name: 'Ořechy' })]
    const swapped = line(honey, '40', { instead_of: sugar.guid.toUpperCase() })
    const { body } = await create(
      person,
      given({ portion_size: 2, ingredients: [line(flour, '100'), swapped, line(nuts, '5')] }),
    )
    const told = ({ changes }: RecipeModifiedDetail) =>
      changes.map(({ kind, name, instead_of }) => [kind, name, instead_of?.name ?? null, instead_of?.amount ?? null])
    const expected = [
      ['added', 'Ořechy', null, null],
      ['swapped', 'Med', 'Cukr', 50],
    ]
    expect(told(body)).toEqual(expected)
    expect(told((await change(person, body.slug, { version: 1, portion_size: 2, name: 'Medová' })).body)).toEqual(
      expected,
    )
    // What the original lacks, in that part of the dish or at all, is not replaced; nor is a food by itself.
    const ingredients = [
      line(flour, '100', { instead_of: flour.guid }),
      line(honey, '40', { segment: 'Dough', instead_of: sugar.guid }),
      line(nuts, '5', { instead_of: crypto.randomUUID() }),
    ]
    expect(told((await change(person, body.slug, { version: 2, ingredients })).body).map(([kind]) => kind)).toEqual([
      'added',
      'added',
      'removed',
    ])
  })

  it('is in its author’s list only, the last created first', async () => {
    const other = await api.enter({ is_premium: true })
    for (const name of ['První', 'Druhá', 'Třetí']) await create(other, given({ name }))
    const { results, count } = await list(other, '?limit=2')
    expect([results.map(({ name }) => name), count]).toEqual([['Třetí', 'Druhá'], 3])
    expect((await list(other, '?offset=2')).results.map(({ name }) => name)).toEqual(['První'])
    expect((await list(decoy)).results.map(({ name }) => name)).toEqual(['Cizí buchta'])
  })

  it('of another user does not exist', async () => {
    expect(await read(person, foreign.slug)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(codeOf(await change(person, foreign.slug, { version: 1, name: 'Moje' }))).toBe('NOT_FOUND')
    expect((await api.ask('DELETE', `/recipe_modified/${foreign.slug}`, { as: person })).status).toBe(404)
    expect((await read(decoy, foreign.slug)).body).toEqual(foreign)
  })

  it('requires premium', async () => {
    const plain = await api.enter()
    expect(await create(plain, given())).toMatchObject({ status: 403, body: { code: 'NO_PREMIUM' } })
    expect(await read(plain, foreign.slug)).toMatchObject({ status: 403, body: { code: 'NO_PREMIUM' } })
  })
})

describe('changing it', () => {
  it('updates totals and version; the slug stays', async () => {
    const { body: made } = await create(person, given())
    const renamed = await change(person, made.slug, { version: 1, name: 'Jiná', note: 'x' })
    expect(renamed.body).toMatchObject({ slug: made.slug, name: 'Jiná', note: 'x', version: 2, kilojoules: 1337.5 })
    const halved = await change(person, made.slug, { version: 2, portion_size: 2 })
    expect(halved.body).toMatchObject({ version: 3, kilojoules: 2675, name: 'Jiná' })
    const rewritten = await change(person, made.slug, { version: 3, ingredients: [line(sugar, '100')] })
    expect(rewritten.body).toMatchObject({ version: 4, kilojoules: 850, protein_in_total: 0 })
    expect(rewritten.body.ingredients).toHaveLength(1)
  })

  it('is refused where it was changed meanwhile, and of two at once one succeeds', async () => {
    const { body: made } = await create(person, given())
    const answers = await Promise.all(
      ['A', 'B'].map((name) => change(person, made.slug, { version: 1, name, ingredients: [line(sugar, '1')] })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(codeOf(refused ?? { status: 0, body: null })).toBe('CHANGED_ELSEWHERE')
    const won = answers.find(({ status }) => status === 200)
    expect((await read(person, made.slug)).body).toEqual(won?.body)
  })

  it('that is refused changes nothing', async () => {
    const { body: made } = await create(person, given())
    const ingredients = [line(flour, '1'), line({ ...flour, guid: crypto.randomUUID() }, '1')]
    expect((await change(person, made.slug, { version: 1, name: 'Jiná', ingredients })).status).toBe(400)
    expect((await read(person, made.slug)).body).toEqual(made)
  })

  it('deletes it with its lines, once', async () => {
    const { body: made } = await create(person, given())
    const remove = () => api.ask('DELETE', `/recipe_modified/${made.slug}`, { as: person })
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
    const { rows } = await api.database.pool.query(
      'select from recipe_modified_ingredient where recipe_modified = $1',
      [made.guid],
    )
    expect(rows).toEqual([])
  })
})

describe('its content', () => {
  it('may be an approved or own ingredient, with its present version', async () => {
    const own = await buildIngredient(api.database.db, { status: 'Pending', creator: person.user.guid, version: 7 })
    const { body } = await create(person, given({ ingredients: [line(own, '10')] }))
    const { rows } = await api.database.pool.query(
      'select ingredient_version from recipe_modified_ingredient where recipe_modified = $1',
      [body.guid],
    )
    expect(rows).toEqual([{ ingredient_version: 7 }])
    const theirs = await buildIngredient(api.database.db, { status: 'Pending', creator: decoy.user.guid })
    const refused = await create(person, given({ ingredients: [line(flour, '1'), line(theirs, '10')] }))
    expect(refused).toMatchObject({ status: 400, body: { 'ingredients.1.ingredient': [{ code: 'NOT_FOUND' }] } })
  })

  it('keeps its ingredients, even those no longer approved', async () => {
    const { db } = api.database
    const own = await buildIngredient(db, { status: 'Approved' })
    const { body } = await create(person, given({ ingredients: [line(own, '10')] }))
    await api.database.pool.query(`update ingredient set status = 'Denied' where guid = $1`, [own.guid])
    const answer = await change(person, body.slug, { version: 1, ingredients: [line(own, '20')] })
    expect(answer.body.ingredients[0]?.amount).toBe('20.00')
  })

  it('begins from an approved or own recipe', async () => {
    const { db } = api.database
    const own = await buildRecipe(db, { status: 'Pending', creator: person.user.guid })
    const theirs = await buildRecipe(db, { status: 'Pending', creator: decoy.user.guid })
    expect((await create(person, given({ original: own.guid }))).status).toBe(201)
    for (const bad of [theirs.guid, crypto.randomUUID()]) {
      expect(codeOf(await create(person, given({ original: bad })))).toBe('NOT_FOUND')
    }
  })

  it('stays readable when its original is no longer approved and cannot be opened', async () => {
    const taken = await buildRecipe(api.database.db, {})
    const { body } = await create(person, given({ original: taken.guid }))
    await api.database.pool.query(`update recipe set status = 'Denied' where guid = $1`, [taken.guid])
    expect((await read(person, body.slug)).body.original).toMatchObject({ available: false })
    await expect(api.database.pool.query('delete from recipe where guid = $1', [taken.guid])).rejects.toThrow(
      'recipe_modified_original_recipe_guid_fk',
    )
  })

  it.each([
    [{ ingredients: [] }, 'NO_INGREDIENTS'],
    [{ original: 'x' }, undefined],
    [{ name: ' ' }, undefined],
    [{ name: 'a'.repeat(121) }, undefined],
    [{ note: 'a'.repeat(1001) }, undefined],
    [{ portion_size: 0 }, undefined],
    [{ portion_size: 1.5 }, undefined],
    [{ steps: {} }, 'NO_STEPS'],
    [{ steps: [] }, 'INCORRECT_STEPS_FORMAT'],
    [{ steps: { '1': { step_text: 'Vařte.' } } }, 'INCORRECT_STEPS_FORMAT'],
  ])('refuses %j', async (fields, code) => {
    const answer = await create(person, given(fields))
    expect([answer.status, codeOf(answer)]).toEqual([400, code])
  })

  it('has each ingredient once per segment', async () => {
    const twice = await create(person, given({ ingredients: [line(flour, '1'), line(flour, '2')] }))
    const error = [expect.objectContaining({ code: 'DUPLICATE_SEGMENT_INGREDIENT' })]
    expect(twice).toEqual({ status: 400, body: { 'ingredients.1.ingredient': error } })
    const apart = await create(
      person,
      given({ ingredients: [line(flour, '1'), line(flour, '2', { segment: 'Sauce' })] }),
    )
    expect(apart.status).toBe(201)
  })
})

it('has steps of its own until its author goes back to the original’s', async () => {
  const { body: made } = await create(person, given({}))
  const { slug } = made as unknown as { slug: string }
  const patch = async (fields: Record<string, unknown>) => {
    const { body: now } = await api.ask<{ version: number }>('GET', `/recipe_modified/${slug}`, { as: person })
    return api.ask('PATCH', `/recipe_modified/${slug}`, { as: person, body: { version: now.version, ...fields } })
  }
  const theirs = { '0': { step_title: '0. Krok', step_text: 'Vše smíchejte.' } }
  expect(made).toMatchObject({ has_own_steps: false, steps: theirs })
  const own = { '0': { step_title: 'Příprava', step_text: 'Smíchejte jen polovinu.' }, '1': { step_text: ' Pečte. ' } }
  expect((await patch({ steps: own })).body).toMatchObject({
    has_own_steps: true,
    steps: { '0': own['0'], '1': { step_title: '1. Krok', step_text: 'Pečte.' } },
  })
  // What is not mentioned stays.
  expect((await patch({ note: 'Bez cukru' })).body).toMatchObject({ has_own_steps: true, note: 'Bez cukru' })
  expect((await patch({ steps: { '0': { step_text: '' } } })).status).toBe(400)
  expect((await patch({ steps: null })).body).toMatchObject({ has_own_steps: false, steps: theirs })
})

it('takes at most ten statements, however many rows', async () => {
  const cost = async (work: () => Promise<unknown>) => {
    const before = api.statements()
    await work()
    return api.statements() - before
  }
  let slug = ''
  expect(
    await cost(async () => {
      slug = (await create(person, given())).body.slug
    }),
  ).toBe(10)
  expect(await cost(() => change(person, slug, { version: 1, ingredients: [line(sugar, '5')] }))).toBe(10)
  expect(await cost(() => list(person))).toBe(2)
  expect(await cost(() => read(person, slug))).toBe(2)
})
