import type { Eater } from '@zivina/contract/planning/meal-plan-read'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseDueAccounts } from '#api/account/erasure/erasure.ts'
import type { Person } from '#api/account/identity/users/testing.ts'
import { DECLARED } from '#api/areas.ts'
import { itemsOf, newItem, openPlansApi } from '../testing/plans-api.ts'

let plans: Awaited<ReturnType<typeof openPlansApi>>
beforeAll(async () => {
  plans = await openPlansApi()
})
afterAll(() => plans.api.close())

const DATA = { kilojoules: 7777, allergens: ['lupin'], diet_types: ['Gluten free'], sex: 'female', birth_year: 1990 }
const PLAIN = {
  user: null,
  agreed: null,
  allergens: [],
  diet_types: [],
  kilojoules: null,
  sex: null,
  birth_year: null,
  excluded_ingredients: [],
  account_excluded: [],
  target: { source: 'unknown', kilojoules: null, nutrients: {} },
}

/** A plan with a member who eats by it. */
async function joined(agreed?: object, role: 'viewer' | 'editor' = 'editor') {
  const [owner, member] = [await plans.premium(), await plans.api.enter({ allergens: ['celery'] })]
  const { guid: plan } = await plans.plan(owner)
  const share = await plans.share(owner, plan, member, 'editor')
  const guid = crypto.randomUUID() as string
  const body = { guid, is_me: true, ...DATA, ...(agreed ? { agreed } : {}) }
  const added = await plans.post<Eater>(member, `/meal_plan/${plan}/eater`, body)
  expect(added.status, JSON.stringify(added.body)).toBe(201)
  if (role === 'viewer') await plans.patch(owner, `/share/${share}`, { role })
  const read = async (as: Person) => (await plans.read(as, plan)).eaters.find((eater) => eater.guid === guid)
  const agree = (what: object, as = member) => plans.patch<Eater>(as, `/meal_plan/${plan}/agreement`, what)
  return { owner, member, plan, share, guid, read, agree }
}

describe('an eater who is an account', () => {
  it('tells others nothing but name and portions until it agrees, and itself everything', async () => {
    const { owner, member, read, agree } = await joined()
    expect(await read(member)).toMatchObject({
      told: { needs: true, target: true },
      agreed: { needs: false, target: false },
      allergens: ['celery', 'lupin'],
      target: { source: 'own', kilojoules: 7777 },
    })
    const hidden = { allergens: [], diet_types: [], kilojoules: null, target: { source: 'hidden', kilojoules: null } }
    expect(await read(owner)).toMatchObject({
      told: { needs: false, target: false },
      name: member.user.username,
      ...hidden,
    })
    expect((await agree({ needs: true })).body.agreed).toEqual({ needs: true, target: false })
    expect(await read(owner)).toMatchObject({ ...hidden, allergens: ['celery', 'lupin'], diet_types: ['Gluten free'] })
    expect((await agree({ target: true })).body.agreed).toEqual({ needs: true, target: true })
    expect(await read(owner)).toMatchObject({ kilojoules: 7777, target: { source: 'own' } })
    await Promise.all([agree({ needs: false, target: false }), agree({ needs: false, target: false })])
    expect(await read(owner)).toMatchObject(hidden)
  })

  it('takes back what it agreed to as a viewer too, and while the plan’s owner has no premium', async () => {
    const { owner, member, read, agree } = await joined({ needs: true, target: true }, 'viewer')
    expect(await read(owner)).toMatchObject({ told: { needs: true, target: true } })
    await plans.sql('update membership set is_premium = false where "user" = $1', [owner.user.guid])
    expect((await agree({ needs: false, target: false })).status).toBe(200)
    expect(await read(member)).toMatchObject({ agreed: { needs: false, target: false } })
    expect((await agree({ needs: true }, owner)).status).toBe(200)
    expect((await agree({ needs: true }, await plans.premium())).body.code).toBe('MEALPLAN_NOT_FOUND')
  })

  it('says alone what it needs: of another account an editor changes the name', async () => {
    const { owner, member, plan, guid, read } = await joined({ needs: true, target: true })
    const patch = (as: Person, body: object) => plans.patch(as, `/meal_plan/${plan}/eater/${guid}`, body)
    expect((await patch(owner, { allergens: [] })).body.code).toBe('USER_PERMISSION_DENIED')
    expect((await patch(owner, { name: 'Jana', kilojoules: 9000 })).status).toBe(403)
    expect((await patch(owner, { name: 'Jana' })).status).toBe(200)
    expect((await patch(member, { kilojoules: 8000 })).status).toBe(200)
    expect(await read(owner)).toMatchObject({ name: 'Jana', kilojoules: 8000, allergens: ['celery', 'lupin'] })
  })

  it('says nothing more once the consent to data about health ends', async () => {
    const { owner, member, read } = await joined({ needs: true, target: true })
    const body = { health_data_consent: false }
    expect((await plans.patch(member, `/user/${member.user.guid}`, body)).status).toBe(200)
    const empty = { allergens: [], kilojoules: null, sex: null, agreed: { needs: false, target: false } }
    expect([await read(owner), await read(member)]).toMatchObject([empty, empty])
  })

  it('is copied to a plan of others by name alone', async () => {
    const { owner, member, plan } = await joined({ needs: true, target: true })
    await plans.post(owner, `/meal_plan/${plan}/eater`, { guid: crypto.randomUUID(), name: 'Anička', birth_year: 2019 })
    const viewer = await plans.premium()
    await plans.share(owner, plan, viewer, 'viewer')
    const copyBy = async (as: Person) => {
      const copy = crypto.randomUUID()
      expect((await plans.post(as, `/meal_plan/${plan}/duplicate`, { guid: copy })).status).toBe(201)
      return (await plans.read(as, copy)).eaters.map(({ name, birth_year, allergens }) => [name, birth_year, allergens])
    }
    const others = [member.user.username, null, []]
    expect(await copyBy(owner)).toEqual([[owner.user.username, null, []], others, ['Anička', 2019, []]])
    expect(await copyBy(viewer)).toEqual([[owner.user.username, null, []], others, ['Anička', null, []]])
  })
})

describe('an eater whose share ends', () => {
  const ends: [string, (made: Awaited<ReturnType<typeof joined>>) => Promise<unknown>][] = [
    ['by the owner', ({ owner, share }) => plans.remove(owner, `/share/${share}`)],
    ['by leaving', ({ member, plan }) => plans.remove(member, `/meal_plan/${plan}/share`)],
    ['by a ban', ({ member }) => plans.sql('update "user" set is_banned = true where guid = $1', [member.user.guid])],
  ]
  it.each(ends)('%s stays by name, with the portions and without data', async (_, end) => {
    const made = await joined({ needs: true, target: true })
    const { owner, member, plan, guid, read } = made
    const dish = await plans.recipe()
    await plans.add(owner, plan, [newItem({ recipe: dish.guid, portions: [{ eater: guid, portions: 2 }] })])
    await end(made)
    await end(made)
    expect(await read(owner)).toMatchObject({ ...PLAIN, name: member.user.username })
    expect(itemsOf((await plans.read(owner, plan)).meal_days)[0]?.portions).toEqual([{ eater: guid, portions: 2 }])
    await plans.api.database.pool.query('update body_profile set allergens = $1 where "user" = $2', [
      ['fish'],
      member.user.guid,
    ])
    expect(await read(owner)).toMatchObject(PLAIN)
    expect((await plans.remove(owner, `/meal_plan/${plan}/eater/${guid}`)).status).toBe(204)
  })

  it('while somebody joins is none, whichever comes first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [owner, member] = [await plans.premium(), await plans.api.enter()]
      const { guid: plan } = await plans.plan(owner)
      const share = await plans.share(owner, plan, member, 'editor')
      await Promise.all([
        plans.post(member, `/meal_plan/${plan}/eater`, { guid: crypto.randomUUID(), is_me: true, ...DATA }),
        plans.remove(owner, `/share/${share}`),
      ])
      const rows = await plans.sql('select guid from meal_plan_eater where plan = $1 and "user" = $2', [
        plan,
        member.user.guid,
      ])
      expect(rows).toEqual([])
    }
  })

  it('is refused to be changed with a sentence, and can be left twice', async () => {
    const { owner, member, plan, guid, share, agree } = await joined()
    await plans.remove(owner, `/share/${share}`)
    const patch = await plans.patch(member, `/meal_plan/${plan}/eater/${guid}`, { kilojoules: 8000 })
    expect(patch).toMatchObject({ status: 404, body: { code: 'MEALPLAN_NOT_FOUND' } })
    expect((await agree({ needs: true })).body.code).toBe('MEALPLAN_NOT_FOUND')
    expect((await plans.remove(member, `/meal_plan/${plan}/share`)).status).toBe(204)
    expect((await plans.remove(owner, `/meal_plan/${plan}/share`)).status).toBe(204)
    expect((await plans.read(owner, plan)).guid).toBe(plan)
  })
})

describe('the erasure of an account', () => {
  it('leaves in plans of others an eater without name and data, and no name or note of what was not published', async () => {
    const { owner, member, plan, guid, read } = await joined({ needs: true, target: true })
    await plans.patch(member, `/meal_plan/${plan}/eater/${guid}`, { name: 'Jana Tajná' })
    const own = await plans.recipe({ name: 'Tajná buchta', creator: member.user.guid, status: 'Pending' })
    const published = await plans.recipe({ name: 'Známá buchta', creator: member.user.guid })
    const note = 'Moje tajná poznámka'
    await plans.add(member, plan, [
      newItem({ recipe: own.guid, note }),
      newItem({ recipe: published.guid, note, meal_type: 'Dinner' }),
    ])
    await plans.add(owner, plan, [newItem({ recipe: published.guid, note: 'Od majitele' })], '2026-11-24')
    const copied = crypto.randomUUID()
    await plans.post(owner, `/meal_plan/${plan}/duplicate`, { guid: copied })
    await plans.sql(`insert into account_deletion ("user", due_at) values ($1, now() - interval '1 day')`, [
      member.user.guid,
    ])
    expect(await eraseDueAccounts(plans.api.database.db, plans.api.mail.mail, DECLARED.erasure)).toBe(1)
    expect(await read(owner)).toMatchObject({ ...PLAIN, name: 'Strávník' })
    const items = itemsOf((await plans.read(owner, plan)).meal_days).map(({ name, note }) => [name, note])
    expect(items).toEqual([
      ['Odstraněný recept', ''],
      ['Známá buchta', ''],
      ['Známá buchta', 'Od majitele'],
    ])
    // In the copy, too, of which nobody knows any more whose recipe it was.
    const texts = await plans.sql<{ text: string }>('select t::text as text from meal_plan_item t')
    expect(texts.filter(({ text }) => /tajná/i.test(text))).toEqual([])
  })
})

describe('a food of another person', () => {
  it('is not named to those who send its guid', async () => {
    const [person, other] = [await plans.premium(), await plans.api.enter()]
    const { db } = plans.api.database
    const secret = await buildIngredient(db, { name: 'Cizí tajná mouka', creator: other.user.guid, status: 'Pending' })
    const own = await buildIngredient(db, { name: 'Moje mouka', creator: person.user.guid, status: 'Pending' })
    const { guid: plan } = await plans.plan(person)
    const excluded_ingredients = [secret.guid, own.guid]
    const added = await plans.post<Eater>(person, `/meal_plan/${plan}/eater`, {
      guid: crypto.randomUUID(),
      name: 'Host',
      excluded_ingredients,
    })
    expect(added.body.excluded_ingredients).toEqual([{ guid: own.guid, name: 'Moje mouka' }])
    const [me] = (await plans.read(person, plan)).eaters
    const patched = await plans.patch<Eater>(person, `/meal_plan/${plan}/eater/${me?.guid}`, { excluded_ingredients })
    expect(patched.body.excluded_ingredients).toEqual([{ guid: own.guid, name: 'Moje mouka' }])
    expect(JSON.stringify((await plans.get(person, '/excluded_food')).body)).not.toContain('Cizí')
  })

  it('that an owner entered stays when an editor, who may not know of it, saves the eater', async () => {
    const [owner, editor] = [await plans.premium(), await plans.api.enter()]
    const { db } = plans.api.database
    const own = await buildIngredient(db, { name: 'Jen moje', creator: owner.user.guid, status: 'Pending' })
    const known = await buildIngredient(db, { name: 'Známá', status: 'Approved' })
    const { guid: plan } = await plans.plan(owner)
    await plans.share(owner, plan, editor, 'editor')
    const guid = crypto.randomUUID()
    const body = { guid, name: 'Host', excluded_ingredients: [own.guid] }
    await plans.post(owner, `/meal_plan/${plan}/eater`, body)
    const saved = await plans.patch<Eater>(editor, `/meal_plan/${plan}/eater/${guid}`, {
      excluded_ingredients: [known.guid],
    })
    expect(saved.body.excluded_ingredients.map(({ name }) => name)).toEqual(['Známá'])
    const eaters = (await plans.read(owner, plan)).eaters
    expect(eaters[1]?.excluded_ingredients.map(({ name }) => name)).toEqual(['Jen moje', 'Známá'])
  })
})
