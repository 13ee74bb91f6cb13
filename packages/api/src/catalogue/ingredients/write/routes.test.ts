import type {
  FoundIngredient,
  IngredientSummary,
  PersonalIngredient,
  SimilarIngredient,
} from '@zivina/contract/catalogue/ingredients/read'
import { buildIngredient, buildSubFoodCategory } from '@zivina/db/build/catalogue/ingredient'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { beforeEach, describe, expect, it } from 'vitest'
import { openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { shared } from '#api/testing/shared.ts'

const api = await shared(openAccountsApi())
const db = api.database.db
const category = await buildSubFoodCategory(db, { name: 'Tvarohy' })
const author = await api.enter()
const stranger = await api.enter()
const admin = await api.enter({ is_admin: true, is_demo: true })
// Resets the hourly limits before each test.
beforeEach(async () => {
  await api.database.pool.query('delete from rate_limit; delete from recipe; delete from ingredient')
})

const ask = <Body = PersonalIngredient & Record<string, never>>(
  method: string,
  path: string,
  as?: Person,
  body?: unknown,
) => api.ask<Body>(method, path, { as, body })
const create = (fields: Record<string, unknown> = {}, as = author) =>
  ask('POST', '/ingredient', as, { name: 'Tvaroh Madeta', sub_food_category: category.guid, ...fields })
const make = async (fields: Record<string, unknown> = {}, as = author): Promise<PersonalIngredient> => {
  const { status, body } = await create(fields, as)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}
const change = (guid: string, patch: unknown, as = author) => ask('PATCH', `/ingredient/${guid}`, as, patch)
const decide = (guid: string, body: unknown, as = admin) => ask('PATCH', `/ingredient/${guid}/status`, as, body)
const read = (guid: string, as?: Person) => ask('GET', `/ingredient/${guid}`, as)
const found = async (text: string, as?: Person): Promise<string[]> => {
  const path = `/ingredient?search=${encodeURIComponent(text)}`
  const { body } = await ask<{ results: IngredientSummary[] }>('GET', path, as)
  return body.results.map(({ name }) => name)
}

describe('a new ingredient', () => {
  it('stores known values, leaves the rest unknown, and is pending', async () => {
    const { status, body } = await create({
      name: '  Tvaroh polotučný  ',
      calories: 120,
      protein: '11,5',
      fat: '4.0',
      saturated_fats: 2.6,
      sugars: 0,
      barcodes: ['036000291452', '4006381333931', '0036000291452'],
      package_size: 250,
      macro_specification: ['approximate_values', 'approximate_values'],
      suggestion_names: ['kyselé mléko'],
      diet_level: 'vegetarian',
      contains_gluten: false,
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Tvaroh polotučný',
      slug: 'tvaroh-polotucny',
      status: 'Pending',
      amount: 100,
      weight_units: 'Gram',
      kilojoules: 120 * 4.184,
      calories: 120,
      protein: 11.5,
      fat: 4,
      saturated_fats: 2.6,
      sugars: 0,
      carbohydrates: null,
      fiber: null,
      salt: null,
      alcohol: null,
      barcodes: ['0036000291452', '4006381333931'],
      package_size: 250,
      portion_size: null,
      from_source: 'user',
      matched_with: null,
      macro_specification: ['approximate_values'],
      suggestion_names: ['kyselé mléko'],
      approximate: true,
      diet_level: 'vegetarian',
      contains_gluten: false,
      contains_lactose: null,
      abilities: { can_edit: true, can_delete: true },
      status_note: '',
    })
    expect(body.sub_food_category).toMatchObject({ guid: category.guid, name: 'Tvarohy' })
  })

  it('is visible to its author only until it is approved', async () => {
    const { guid } = await make()
    expect((await read(guid, author)).status).toBe(200)
    expect((await read(guid, admin)).body).toMatchObject({ abilities: { can_edit: true }, status: 'Pending' })
    for (const other of [undefined, stranger]) {
      expect((await read(guid, other)).body.code).toBe('NOT_FOUND')
      expect(await found('tvaroh', other)).toEqual([])
    }
    expect(await found('tvaroh', author)).toEqual(['Tvaroh Madeta'])
    expect(await found('', author)).toEqual(['Tvaroh Madeta'])
    await decide(guid, { status: 'Approved' })
    expect(await found('tvaroh')).toEqual(['Tvaroh Madeta'])
    const seen = await read(guid, stranger)
    expect(seen.body).not.toHaveProperty('abilities')
    expect(seen.body).not.toHaveProperty('status_note')
  })

  it.each([['Tvaroh Madeta'], ['tvaroh madeta'], ['  TVAROH   MADETA '], ['Tvároh Maděta']])(
    '%j is a name that exists already',
    async (name) => {
      await make({}, stranger)
      expect(await create({ name })).toMatchObject({ status: 409, body: { code: 'DUPLICATE_INGREDIENT' } })
    },
  )

  it('with a name that only begins or ends alike is another one', async () => {
    await make({ name: 'Tvaroh', suggestion_names: ['madeta'] }, stranger)
    await make({ name: 'Tvaroh Madeta' })
    await make({ name: 'Madeta' })
    await make({ name: 'Tva_oh' })
  })

  it('is created once by two simultaneous calls', async () => {
    const answers = await Promise.all([author, stranger, author, stranger].map((as) => create({ name: 'Skyr' }, as)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  })

  it('sent again with its guid is the same one, with the values sent last', async () => {
    const guid = crypto.randomUUID()
    const answers = await Promise.all([0, 1, 2, 3, 4, 5].map((protein) => create({ guid, protein })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201])
    await create({ guid, protein: 9, name: 'Jiný tvaroh' })
    const { body } = await ask<{ results: PersonalIngredient[]; count: number }>('GET', '/ingredient/personal', author)
    expect(body.count).toBe(1)
    expect(body.results[0]).toMatchObject({ guid, protein: 9, name: 'Jiný tvaroh' })
    expect(await create({ guid, name: 'Cizí' }, stranger)).toMatchObject({ status: 409, body: { code: 'UNIQUE' } })
  })

  it.each([
    [{ sub_food_category: null }],
    [{ sub_food_category: '' }],
    [{ sub_food_category: crypto.randomUUID() }],
    [{ sub_food_category: undefined }],
  ])('without a category is refused: %j', async (fields) => {
    expect(await create(fields)).toMatchObject({ status: 400, body: { code: 'MISSING_SUB_FOOD_CAT' } })
  })

  it.each([
    [{ name: ' ' }, 'name', 'required'],
    [{ name: 'a\u0007b' }, 'name', 'excluded_character'],
    [{ name: 'a'.repeat(121) }, 'name', 'max_length'],
    [{ protein: -1 }, 'protein', 'min'],
    [{ protein: 'asi pět' }, 'protein', 'number'],
    [{ protein: '1e3' }, 'protein', 'number'],
    [{ fat: 103 }, 'fat', 'SUM_EXCEEDS_MASS'],
    [{ sugars: 12, carbohydrates: 10 }, 'sugars', 'SUGARS_EXCEED_CARBOHYDRATES'],
    [{ saturated_fats: 3, fat: 2 }, 'saturated_fats', 'SATURATES_EXCEED_FAT'],
    [{ salt: 101 }, 'salt', 'SALT_EXCEEDS_MASS'],
    [{ kilojoules: 3801 }, 'kilojoules', 'ENERGY_TOO_HIGH'],
    [{ kilojoules: 100, calories: 100 }, 'calories', 'ENERGY_UNITS_DISAGREE'],
    [{ barcodes: ['4006381333932'] }, 'barcodes.0', 'barcode'],
    [{ package_size: 0 }, 'package_size', 'min'],
    [{ weight_units: 'Cup' }, 'weight_units', 'invalid_format'],
    [{ matched_with: crypto.randomUUID() }, 'matched_with', 'invalid_format'],
    [{ status: 'Approved' }, 'status', 'invalid_format'],
    [{ creator: crypto.randomUUID() }, 'creator', 'invalid_format'],
  ])('%j is refused at its field', async (fields, field, code) => {
    const { status, body } = await create({ name: 'Chyba', ...fields })
    expect({ status, [field]: body[field as never] }).toMatchObject({ status: 400, [field]: [{ code }] })
    expect((await ask<{ count: number }>('GET', '/ingredient/personal', author)).body.count).toBe(0)
  })

  it('with energy that the composition does not explain is accepted', async () => {
    expect((await create({ kilojoules: 2000, protein: 1, carbohydrates: 1, fat: 1, fiber: 0 })).status).toBe(201)
  })
})

describe('changing', () => {
  it('keeps absent fields; an approved one becomes pending again', async () => {
    const { guid } = await make({ protein: 11, barcodes: ['4006381333931'] })
    await decide(guid, { status: 'Approved' })
    const { body } = await change(guid, { fat: 4 })
    expect(body).toMatchObject({ status: 'Pending', protein: 11, fat: 4, barcodes: ['4006381333931'] })
    expect(await found('tvaroh')).toEqual([])
  })

  it('without a difference changes nothing, not even its state', async () => {
    const { guid, updated_at } = await make({ protein: 11 })
    await decide(guid, { status: 'Approved' })
    const { body } = await change(guid, { protein: '11,0', name: 'Tvaroh Madeta ' })
    expect(body.status).toBe('Approved')
    expect(updated_at).toBeTypeOf('string')
  })

  it('of a denied one makes it pending again, without its reason', async () => {
    const { guid } = await make()
    expect((await decide(guid, { status: 'Denied', status_note: 'Chybí energie.' })).body.status_note).toBe(
      'Chybí energie.',
    )
    expect((await change(guid, { kilojoules: 400 })).body).toMatchObject({ status: 'Pending', status_note: '' })
  })

  it('of a nutrient below a limit replaces the limit, and keeps the others', async () => {
    const limits = { fat: 0.5, salt: 0.013, protein: 1 }
    const values = { fat: 0.25, salt: 0.0065, protein: 0.5, nutrient_limits: limits }
    const { guid } = await buildIngredient(db, { name: 'Salát', ...values })
    await change(guid, { fat: 0.4, salt: 0.0065 }, admin)
    expect((await read(guid, admin)).body.nutrient_limits).toEqual({ salt: 0.013, protein: 1 })
  })

  it('by an admin keeps the state', async () => {
    const { guid } = await make()
    await decide(guid, { status: 'Approved' })
    expect((await change(guid, { salt: 0.1 }, admin)).body).toMatchObject({ status: 'Approved', salt: 0.1 })
  })

  it('of another user’s ingredient finds nothing', async () => {
    const { guid } = await make()
    await decide(guid, { status: 'Approved' })
    const catalogue = await buildIngredient(db, { name: 'Mrkev' })
    for (const [one, as] of [
      [guid, stranger],
      [catalogue.guid, author],
    ] as const) {
      expect((await change(one, { name: 'Moje' }, as)).body.code).toBe('NOT_FOUND')
      expect((await ask('DELETE', `/ingredient/${one}`, as)).body.code).toBe('NOT_FOUND')
      expect((await decide(one, { status: 'Denied' }, as)).body.code).toBe('USER_PERMISSION_DENIED')
    }
    expect((await read(guid)).body).toMatchObject({ name: 'Tvaroh Madeta', status: 'Approved' })
  })

  it.each([
    ['Gram', 'Milliliter', 200],
    ['Milliliter', 'Gram', 200],
    ['Gram', 'Piece', 400],
    ['Piece', 'Gram', 400],
    ['Teaspoon', 'Tablespoon', 400],
    ['Piece', 'Piece', 200],
  ])('from %s to %s is answered with %d', async (from, to, expected) => {
    const { guid } = await make({ weight_units: from, grams_per_piece: 50 })
    const { status, body } = await change(guid, { weight_units: to })
    expect(status).toBe(expected)
    if (expected === 400) expect(body.code).toBe('WEIGHT_UNIT_ERROR')
  })

  it('begun before another change is refused and overwrites nothing', async () => {
    const { guid, updated_at } = await make()
    const { body: first } = await change(guid, { fat: 4, updated_at })
    expect(await change(guid, { fat: 5, updated_at })).toMatchObject({
      status: 409,
      body: { code: 'CHANGED_ELSEWHERE' },
    })
    expect((await change(guid, { fat: 5, updated_at: first.updated_at })).body.fat).toBe(5)
  })

  it('may remove energy and give it in the other unit', async () => {
    const { guid } = await make({ kilojoules: 500 })
    expect((await change(guid, { protein: 1 })).body.kilojoules).toBe(500)
    expect((await change(guid, { calories: 100 })).body).toMatchObject({
      kilojoules: expect.closeTo(418.4, 9),
      calories: 100,
    })
    expect((await change(guid, { calories: null })).body).toMatchObject({ kilojoules: null, calories: null })
  })

  it('checks the given values together with those that stay', async () => {
    const { guid } = await make({ carbohydrates: 10, sugars: 8 })
    expect((await change(guid, { carbohydrates: 5 })).body.sugars).toMatchObject([
      { code: 'SUGARS_EXCEED_CARBOHYDRATES' },
    ])
  })
})

describe('the allergens of a label', () => {
  const stored = async (guid: string) =>
    (await api.database.pool.query('select allergens from ingredient where guid = $1', [guid])).rows[0].allergens

  it('are stored as known by the label, and the flags follow', async () => {
    const stated = { gluten: 'free', milk: 'contains', nuts: 'may_contain' }
    const { guid, ...made } = await make({ allergens: stated })
    expect(await stored(guid)).toEqual({
      gluten: { state: 'free', evidence: 'label' },
      milk: { state: 'contains', evidence: 'label' },
      nuts: { state: 'may_contain', evidence: 'label' },
    })
    expect(made).toMatchObject({ contains_gluten: false, contains_lactose: null })
    expect(made.allergens.nuts).toEqual({ state: 'may_contain', evidence: 'label' })
  })

  it('of which nothing is said are unknown, not absent', async () => {
    const { guid, allergens } = await make({ name: 'Knäckebrot' })
    expect(await stored(guid)).toEqual({})
    expect(allergens.gluten).toBeUndefined()
  })

  it('stay when others are changed, and can be taken back; an approved food waits for approval again', async () => {
    const { guid } = await make({ name: 'Sušenky Opavia', allergens: { gluten: 'contains', milk: 'free' } })
    await decide(guid, { status: 'Approved' })
    const { body } = await change(guid, { allergens: { milk: 'unknown', eggs: 'contains' } })
    expect(body).toMatchObject({ status: 'Pending', contains_gluten: true, contains_lactose: null })
    expect(await stored(guid)).toEqual({
      gluten: { state: 'contains', evidence: 'label' },
      eggs: { state: 'contains', evidence: 'label' },
    })
    await decide(guid, { status: 'Approved' })
    expect((await change(guid, { allergens: { eggs: 'contains' } })).body.status).toBe('Approved')
    expect((await change(guid, { allergens: { eggs: 'free' } }, stranger)).body.code).toBe('NOT_FOUND')
    expect((await change(guid, { allergens: { fish: 'free' } }, admin)).body.status).toBe('Approved')
  })

  it('may not contradict the flags, with a sentence at the field', async () => {
    const refused = await create({ name: 'Chléb', allergens: { gluten: 'free' }, contains_gluten: true })
    expect(refused).toMatchObject({
      status: 400,
      body: {
        'allergens.gluten': [{ code: 'ALLERGEN_CONTRADICTED', message: expect.stringMatching(/o\u00a0lepku$/) }],
      },
    })
    const { guid } = await make({ allergens: { milk: 'free' } })
    const { body } = await change(guid, { contains_lactose: true })
    expect(body.contains_lactose).toMatchObject([{ code: 'ALLERGEN_CONTRADICTED' }])
    expect((await read(guid, author)).body.contains_lactose).toBe(false)
  })

  it.each([[{ hay: 'free' }], [{ milk: 'maybe' }], [{ milk: { state: 'free', evidence: 'nature' } }], ['milk']])(
    'are of the closed list: %j is refused',
    async (allergens) => {
      expect((await create({ name: 'Chyba', allergens })).status).toBe(400)
    },
  )
})

describe('the groups of a food', () => {
  it.each([[{ food_groups: ['cheese'] }], [{ is_classified: true }], [{ food_groups: [] }]])(
    'are refused from a user: %j',
    async (fields) => {
      const { guid } = await make()
      for (const { status, body } of [await create({ name: 'Sýr', ...fields }), await change(guid, fields)]) {
        expect({ status, code: body.code }).toEqual({ status: 403, code: 'USER_PERMISSION_DENIED' })
      }
      expect(await found('sýr', author)).toEqual([])
    },
  )

  it('are set by an admin, each once and in their order', async () => {
    const { guid } = await make({ name: 'Madeta' })
    const fields = { food_groups: ['tomato', 'cheese', 'tomato'], is_classified: true }
    expect((await change(guid, fields, admin)).body).toMatchObject({
      food_groups: ['cheese', 'tomato'],
      is_classified: true,
    })
    expect((await change(guid, { food_groups: ['hay'] }, admin)).status).toBe(400)
    expect((await change(guid, { protein: 5 })).body).toMatchObject({ food_groups: ['cheese', 'tomato'] })
  })
})

describe('deleting', () => {
  it('is refused while a recipe or a modified recipe uses it', async () => {
    const { guid } = await make()
    const [row] = (await api.database.pool.query('select * from ingredient where guid = $1', [guid])).rows
    const recipe = await buildRecipe(db, { lines: [{ ingredient: row }] })
    const refused = await ask('DELETE', `/ingredient/${guid}`, author)
    expect(refused).toMatchObject({ status: 409, body: { code: 'PROTECTED' } })
    await api.database.pool.query('delete from recipe where guid = $1', [recipe.guid])
    expect((await ask('DELETE', `/ingredient/${guid}`, author)).status).toBe(204)
    expect((await read(guid, author)).body.code).toBe('NOT_FOUND')
  })

  it('is allowed to admins for any ingredient', async () => {
    const { guid } = await make()
    expect((await ask('DELETE', `/ingredient/${guid}`, admin)).status).toBe(204)
  })
})

describe('approving', () => {
  it('two with one barcode is refused, also at the same time', async () => {
    const barcodes = ['4006381333931']
    const one = await make({ barcodes, name: 'Tužka' })
    const other = await make({ barcodes, name: 'Tužka druhá' }, stranger)
    const answers = await Promise.all([one, other].map(({ guid }) => decide(guid, { status: 'Approved' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('UNIQUE')
  })
})

describe('a decision', () => {
  it('is mailed to the author once, unless they unsubscribed from such mails', async () => {
    const quiet = await api.enter({ mail_opt_outs: ['moderation'] })
    const told = async ({ user }: Person) => (await api.mail.queued()).filter(({ to }) => to === user.email).length
    const [theirs, unheard, ours] = [
      await make({ name: 'Tvaroh <b>' }),
      await make({ name: 'Jáhly' }, quiet),
      await make({ name: 'Pohanka' }, admin),
    ]
    const before = await told(author)
    await Promise.all([decide(theirs.guid, { status: 'Approved' }), decide(theirs.guid, { status: 'Approved' })])
    expect((await api.mail.last('ingredient_decision', author.user.email)).data).toMatchObject({
      guid: theirs.guid,
      name: 'Tvaroh <b>',
      approved: true,
      status_note: '',
      unsubscribe_url: expect.stringContaining('/api/mail/unsubscribe?token=moderation.'),
    })
    await decide(theirs.guid, { status: 'Pending' })
    expect((await told(author)) - before).toBe(1)
    await decide(theirs.guid, { status: 'Denied', status_note: 'Chybí energie.' })
    const { data } = await api.mail.last('ingredient_decision', author.user.email)
    expect(data).toMatchObject({ approved: false, status_note: 'Chybí energie.' })
    for (const { guid } of [unheard, ours]) await decide(guid, { status: 'Denied' })
    expect([(await told(author)) - before, await told(quiet), await told(admin)]).toEqual([2, 0, 0])
  })
})

describe('the search', () => {
  const search = async (as?: Person) => {
    const { body } = await ask<{ results: FoundIngredient[] }>('GET', '/ingredient?search=tvaroh', as)
    return Object.fromEntries(body.results.map(({ name, status }) => [name, status]))
  }

  it('shows the state of one’s own ingredients, and no unapproved ones of others', async () => {
    await buildIngredient(db, { name: 'Tvaroh' })
    await make({ name: 'Tvaroh čekající' })
    await decide((await make({ name: 'Tvaroh zamítnutý' })).guid, { status: 'Denied' })
    await make({ name: 'Tvaroh cizí' }, stranger)
    expect(await search(author)).toEqual({
      Tvaroh: 'Approved',
      'Tvaroh čekající': 'Pending',
      'Tvaroh zamítnutý': 'Denied',
    })
    expect(await search(stranger)).toEqual({ Tvaroh: 'Approved', 'Tvaroh cizí': 'Pending' })
    expect(await search()).toEqual({ Tvaroh: 'Approved' })
  })
})

describe('the list of own ingredients', () => {
  it('contains every state of one’s own only, newest first, in pages of 24', async () => {
    await make({ name: 'Cizí tvaroh' }, stranger)
    await buildIngredient(db, { name: 'Tvaroh z katalogu' })
    for (let at = 1; at <= 26; at += 1) {
      await buildIngredient(db, { name: `Moje ${at}`, status: 'Denied', creator: author.user.guid })
    }
    const list = async (query: string) =>
      (await ask<{ results: PersonalIngredient[]; count: number }>('GET', `/ingredient/personal${query}`, author)).body
    const first = await list('')
    expect(first.count).toBe(26)
    expect(first.results).toHaveLength(24)
    expect(first.results[0]?.name).toBe('Moje 26')
    expect((await list('?offset=24')).results.map(({ name }) => name)).toEqual(['Moje 2', 'Moje 1'])
    expect((await list('?search=moje%2013')).results.map(({ name }) => name)).toContain('Moje 13')
    expect((await list('?search=tvaroh')).count).toBe(0)
    expect((await list('?status=Approved')).count).toBe(0)
    expect((await ask('GET', '/ingredient/personal')).body.code).toBe('UNAUTHORIZED')
  })
})

describe('similar ingredients', () => {
  const similar = async (query: Record<string, string>, as = author): Promise<string[]> => {
    const path = `/ingredient/similar?${new URLSearchParams(query)}`
    const { body } = await ask<{ results: SimilarIngredient[] }>('GET', path, as)
    return body.results.map(({ name, match }) => `${name} (${match})`)
  }

  it('are those with the barcode first, then those with a similar name, never another user’s unapproved one', async () => {
    await buildIngredient(db, { name: 'Tvaroh polotučný', suggestion_names: ['kvark'] })
    await buildIngredient(db, { name: 'Pilot G2', barcodes: ['4006381333931'] })
    await make({ name: 'Tvaroh cizí', barcodes: ['4006381333931'] }, stranger)
    const own = await make({ name: 'Tvaroh můj' })
    expect(await similar({ name: 'tvaroh poloucny', barcode: '4006381333931' })).toEqual([
      'Pilot G2 (barcode)',
      expect.stringContaining('Tvaroh'),
    ])
    expect(await similar({ name: 'kvark' })).toEqual(['Tvaroh polotučný (name)'])
    expect(await similar({ name: 'Tvaroh můj' })).toContain('Tvaroh můj (name)')
    expect(await similar({ name: 'Tvaroh můj', except: own.guid })).not.toContain('Tvaroh můj (name)')
    expect(await similar({ name: 'Tvaroh můj' }, stranger)).not.toContain('Tvaroh můj (name)')
    expect(await similar({})).toEqual([])
  })

  it('can be marked as the same food', async () => {
    const { guid } = await buildIngredient(db, { name: 'Tvaroh polotučný' })
    const made = await make({ matched_with: guid })
    expect(made.matched_with).toBe(guid)
    expect((await change(made.guid, { matched_with: made.guid })).body.matched_with).toMatchObject([
      { code: 'invalid_format' },
    ])
    const foreign = await make({ name: 'Cizí' }, stranger)
    expect((await change(made.guid, { matched_with: foreign.guid })).status).toBe(400)
  })
})

describe('photos', () => {
  const photos = (guid: string, body: unknown, as = author) =>
    ask('POST', `/ingredient/${guid}/upload_photos`, as, body)

  it('uploaded for it are stored in order; those left out are removed', async () => {
    const { guid, slug } = await make()
    const urls: string[] = []
    for (const file of ['a.webp', 'b.webp', 'kod.webp']) {
      const path = `uploads/ingredients/${slug}/${file}`
      await api.database.pool.query(
        'insert into image_file (path, mime, size, width, height, owner) values ($1, $2, 1, 1, 1, $3)',
        [path, 'image/webp', author.user.guid],
      )
      urls.push(`/images/${path}`)
    }
    const [a = '', b = '', code = ''] = urls
    await decide(guid, { status: 'Approved' })
    const { status, body } = await photos(guid, { photos: [b, a], barcode_image: code })
    expect({ status, body }).toMatchObject({ status: 200, body: { photos: [b, a, code], status: 'Pending' } })
    expect((await photos(guid, { photos: [a] })).body.photos).toEqual([a])
    expect((await photos(guid, { photos: [a] }, stranger)).body.code).toBe('NOT_FOUND')
    expect((await photos(guid, { photos: [a, 'https://example.com/x.webp'] })).body.code).toBe('IMAGEKIT')
    expect((await photos(guid, { photos: [a], barcode_image: '/images/jinde.webp' })).body.code).toBe(
      'IMAGEKIT_BARCODE_IMAGE',
    )
    expect((await photos(guid, { photos: [a, a, a, a, a] })).status).toBe(400)
    expect((await read(guid, author)).body.photos).toEqual([a])
  })
})

describe('cost', () => {
  it('each call takes at most ten statements', async () => {
    const { guid } = await make({ protein: 5 })
    const [row] = (await api.database.pool.query('select * from ingredient where guid = $1', [guid])).rows
    await buildRecipe(db, { lines: [{ ingredient: row }] })
    const cost = async (work: () => Promise<unknown>) => {
      const before = api.statements()
      await work()
      return api.statements() - before
    }
    // Including limits, session, begin and commit.
    expect(await cost(() => change(guid, { protein: 6, name: 'Jinak' }))).toBeLessThanOrEqual(10)
    expect(
      await cost(() => ask('GET', '/ingredient/similar?name=tvaroh&barcode=4006381333931', author)),
    ).toBeLessThanOrEqual(10)
    expect(await cost(() => ask('GET', '/ingredient/personal', author))).toBeLessThanOrEqual(10)
  })
})
