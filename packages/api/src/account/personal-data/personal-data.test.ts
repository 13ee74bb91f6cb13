import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPublicProfile, buildUser } from '@zivina/db/build/account/user'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { accountDeletion } from '@zivina/db/schema/account/account-deletion'
import { consent } from '@zivina/db/schema/account/consent'
import { emailCode } from '@zivina/db/schema/account/email-code'
import { nutrientTarget } from '@zivina/db/schema/account/nutrient-target'
import { oauthIdentity } from '@zivina/db/schema/account/oauth-identity'
import { passwordReset } from '@zivina/db/schema/account/password-reset'
import { pointEntry } from '@zivina/db/schema/account/point-entry'
import { recoveryCode, totp } from '@zivina/db/schema/account/second-factor'
import { targetAdjustment } from '@zivina/db/schema/account/target-adjustment'
import { user } from '@zivina/db/schema/account/user'
import { userBan } from '@zivina/db/schema/account/user-ban'
import { activity } from '@zivina/db/schema/body/activity'
import { bodyMeasurement } from '@zivina/db/schema/body/body-measurement'
import { diaryDay } from '@zivina/db/schema/body/diary-day'
import { diaryEntry } from '@zivina/db/schema/body/diary-entry'
import { imageRecognition } from '@zivina/db/schema/body/image-recognition'
import { progressPhoto } from '@zivina/db/schema/body/progress-photo'
import { savedMeal } from '@zivina/db/schema/body/saved-meal'
import { excludedFood } from '@zivina/db/schema/catalogue/excluded-food'
import { recipeConfirmation } from '@zivina/db/schema/catalogue/recipe-confirmation'
import { recipeDraft } from '@zivina/db/schema/catalogue/recipe-draft'
import { recipeModified } from '@zivina/db/schema/catalogue/recipe-modified'
import { order } from '@zivina/db/schema/commerce/order'
import { discountedPayment, referralCode } from '@zivina/db/schema/commerce/referral-code'
import { service } from '@zivina/db/schema/commerce/service'
import { shopItem, shopPurchase } from '@zivina/db/schema/commerce/shop-item'
import { storeCustomer, storeSubscription } from '@zivina/db/schema/commerce/store-subscription'
import { subscription } from '@zivina/db/schema/commerce/subscription'
import { trialUse } from '@zivina/db/schema/commerce/trial-use'
import { voucher } from '@zivina/db/schema/commerce/voucher'
import { cookedRecipe } from '@zivina/db/schema/community/cooked-recipe'
import { errorReport } from '@zivina/db/schema/community/error-report'
import { favorite } from '@zivina/db/schema/community/favorite'
import { photoSubmission } from '@zivina/db/schema/community/photo-submission'
import { recipeCollection, recipeCollectionItem } from '@zivina/db/schema/community/recipe-collection'
import { recipeNote } from '@zivina/db/schema/community/recipe-note'
import { review } from '@zivina/db/schema/community/review'
import { userFilter } from '@zivina/db/schema/community/user-filter'
import { contactMessage } from '@zivina/db/schema/content/contact-message'
import { newsletterDelivery, newsletterIssue } from '@zivina/db/schema/content/newsletter-issue'
import { newsletterSubscriber } from '@zivina/db/schema/content/newsletter-subscriber'
import { riddleReward } from '@zivina/db/schema/content/riddle-reward'
import { clientNote } from '@zivina/db/schema/counselling/client-note'
import { consultation } from '@zivina/db/schema/counselling/consultation'
import { counsellingConsent, healthLook } from '@zivina/db/schema/counselling/counselling-consent'
import { nutritionist } from '@zivina/db/schema/counselling/nutritionist'
import { tailoredPlan } from '@zivina/db/schema/counselling/tailored-plan'
import { auditEvent } from '@zivina/db/schema/kernel/audit-event'
import { changeLog } from '@zivina/db/schema/kernel/change-log'
import { imageToken } from '@zivina/db/schema/media/image'
import { mealPlan, mealPlanEater } from '@zivina/db/schema/planning/meal-plan'
import { mealPlanFolder } from '@zivina/db/schema/planning/meal-plan-folder'
import { pantryItem, pantryUse } from '@zivina/db/schema/planning/pantry-item'
import { planProposal } from '@zivina/db/schema/planning/plan-proposal'
import { share, shareLink } from '@zivina/db/schema/planning/share'
import {
  shopOrder,
  shoppingList,
  shoppingListItem,
  shoppingListMark,
  shoppingListRecipe,
  shoppingListStaple,
  shoppingProduct,
} from '@zivina/db/schema/planning/shopping-list'
import { addDays } from '@zivina/domain/calendar-day'
import { sumEaten } from '@zivina/nutrition/eaten'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseDueAccounts } from '#api/account/erasure/erasure.ts'
import { type AccountsApi, openAccountsApi, PASSWORD, type Person } from '#api/account/identity/users/testing.ts'
import { DECLARED } from '#api/areas.ts'
import { zipOf } from '#api/kernel/archives/zip.ts'
import { asOfNow } from '#api/kernel/lists/cursor-queries.ts'
import { sweepImages } from '#api/media/images/service.ts'
import { buildImageFile, recordingStore } from '#api/media/images/testing.ts'
import { readPersonalFiles } from './personal-data-queries.ts'
import { downloadPersonalData } from './service.ts'

let api: AccountsApi
beforeAll(async () => {
  api = await openAccountsApi()
})
afterAll(() => api.close())

const of = ({ user: { guid } }: Person, rest = '') => `/user/${guid}${rest}`
const sql = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await api.database.pool.query(text, values)).rows

/** A person with a row in every table that can have one. */
async function enterWithEverything(): Promise<Person> {
  const { db } = api.database
  const person = await api.enter({
    full_name: 'Jana Nováková',
    street: 'Dlouhá 1',
    health_data_consent_at: new Date(),
    weight: 60,
    is_premium: true,
    plan: 'premium',
  })
  const { guid, email } = person.user
  const later = new Date(Date.now() + 3_600_000)
  await db.insert(bodyMeasurement).values({ user: guid, day: '2026-11-01', weight: 61 })
  await db.insert(nutrientTarget).values({ user: guid, nutrient: 'protein', least: 90 })
  const energies = { measured_kilojoules: 9250, kilojoules: 8000, former_kilojoules: 9000 }
  await db
    .insert(targetAdjustment)
    .values({ user: guid, day: '2026-11-01', expenditure_low: 9000, expenditure_high: 9500, ...energies })
  await db.insert(activity).values({ user: guid, day: '2026-11-01', code: '12050', minutes: 30 })
  const photo = { day: '2026-11-01', bytes: Buffer.from('fotka'), width: 1, height: 1 }
  await db.insert(progressPhoto).values({ user: guid, ...photo })
  await db.insert(consent).values({ user: guid, kind: 'terms', version: '1' })
  await db.insert(auditEvent).values({ user: guid, kind: 'login', address: '203.0.113.9', detail: { email } })
  await db
    .insert(emailCode)
    .values({ user: guid, purpose: 'change', email, code_hash: `code ${guid}`, expires_at: later })
  await db.insert(passwordReset).values({ user: guid, token_hash: `token ${guid}`, expires_at: later })
  await db.insert(totp).values({ user: guid, secret: 'TAJEMSTVI' })
  await db.insert(recoveryCode).values({ user: guid, code_hash: `recovery ${guid}` })
  await db.insert(oauthIdentity).values({ provider: 'seznam', subject: `subject ${guid}`, user: guid })
  await db.insert(accountDeletion).values({ user: guid, due_at: later })
  await db.insert(imageToken).values({ token: `leave ${guid}`, user: guid, expires_at: later })
  await buildImageFile(db, `uploads/users/${guid}/foto.jpg`, guid)
  await buildPublicProfile(db, { user: guid })
  await writeOwnThings(guid, email)
  return person
}

/** What a person stores, writes and sends about others' recipes. */
async function writeOwnThings(guid: string, email: string): Promise<void> {
  const { db } = api.database
  const { guid: of } = await buildRecipe(db)
  await db.insert(favorite).values({ user: guid, recipe: of })
  await db.insert(userFilter).values({ user: guid, name: 'Večeře' })
  const [collection] = await db
    .insert(recipeCollection)
    .values({ user: guid, name: 'Na neděli', position: 0 })
    .returning()
  await db.insert(recipeCollectionItem).values({ collection: collection?.guid ?? '', recipe: of })
  await db.insert(recipeModified).values({
    user: guid,
    original: of,
    slug: `uprava-${guid}`,
    name: 'Moje úprava',
    portion_size: 2,
  })
  await db.insert(recipeConfirmation).values({
    recipe: of,
    diet_type: 'Diet for gout' as const,
    rule_version: '2026-11-22',
    confirmed_by: guid,
    by_admin: true,
  })
  await db.insert(recipeDraft).values({ user: guid, key: 'new', body: { name: 'Rozepsaný' } })
  await db.insert(review).values({ user: guid, recipe: of, rating: 4, comment: 'Dobré', status: 'Approved' })
  await db
    .insert(share)
    .values({ kind: 'meal_plan', object: guid, owner: guid, email: 'eva@example.com', role: 'viewer' })
  await db.insert(shareLink).values({ kind: 'meal_plan', object: guid, owner: guid, token: `odkaz ${guid}` })
  await db.insert(mealPlanFolder).values({ owner: guid, name: 'Zima', position: 1 })
  const [plan] = await db
    .insert(mealPlan)
    .values({ premium_user: guid, creator: guid, name: 'Týden', search_name: 'tyden' })
    .returning({ guid: mealPlan.guid })
  const [others] = await db
    .insert(mealPlan)
    .values({ name: 'Cizí', search_name: 'cizi' })
    .returning({ guid: mealPlan.guid })
  await db.insert(mealPlanEater).values({ plan: others?.guid ?? '', user: guid, kilojoules: 8100 })
  const request = { first_day: '2026-11-30' } as never
  await db.insert(planProposal).values({ user: guid, meal_plan: plan?.guid ?? '', request, state: 'not_found' })
  await db.insert(recipeNote).values({ user: guid, recipe: of, text: 'Méně soli' })
  await db.insert(cookedRecipe).values({ user: guid, recipe: of, cooked_on: '2026-11-03' })
  await db.insert(errorReport).values({ user: guid, recipe: of, kind: 'other' })
  await db.insert(photoSubmission).values({ user: guid, recipe: of, photo: `submissions/${of}/1.webp` })
  await db.insert(contactMessage).values({ user: guid, subject: 'other', email, text: 'Dobrý den', submission: guid })
  await db.insert(newsletterSubscriber).values({ email, consent_version: '1' })
  await db.insert(newsletterIssue).values({ day: '2026-11-05', until: new Date() }).onConflictDoNothing()
  const [issue] = await db.select({ guid: newsletterIssue.guid }).from(newsletterIssue)
  await db.insert(newsletterDelivery).values({ issue: issue?.guid ?? '', user: guid })
  const [list] = await db.insert(shoppingList).values({ user: guid, name: 'Nákup' }).returning()
  const need = { list: list?.guid ?? '', text: 'chleba' }
  await db.insert(shoppingListRecipe).values({ ...need, recipe: of, name: 'Guláš', portions: 2, lines: [] })
  await db.insert(shoppingListItem).values({ ...need, added_by: guid })
  await db.insert(shoppingListStaple).values({ ...need, every_days: 7, due_on: '2026-11-23' })
  await db.insert(shoppingListMark).values({
    list: need.list,
    key: `text:${of}`,
    is_ticked: true,
    covered: 1,
    kind: 'bought' as const,
    marked_by: guid,
  })
  const bought = await buildIngredient(db)
  await db.insert(excludedFood).values({ user: guid, ingredient: bought.guid })
  await db.insert(shoppingProduct).values({ user: guid, ingredient: bought.guid, price: 1990, price_amount: 500 })
  await db.insert(shopOrder).values({ user: guid, categories: [of] })
  await db.insert(pantryItem).values({ user: guid, text: 'sůl' })
  await db.insert(pantryUse).values({ user: guid, taken: [] })
  const { constituents, ...totals } = sumEaten([])
  const eaten = { user: guid, day: '2026-11-20', totals, constituents }
  await db.insert(diaryEntry).values({ ...eaten, meal: 'Lunch', position: 1, kind: 'quick', name: 'Oběd' })
  await db.insert(diaryDay).values({ user: guid, day: '2026-11-20', totals })
  await db.insert(savedMeal).values({ user: guid, name: 'Snídaně', items: [] })
  await db.insert(userBan).values({ user: guid, reason: 'Reklamy' })
  await db.insert(pointEntry).values({ user: guid, points: 5, reason: 'recipe', subject: of })
  const [item] = await db.insert(shopItem).values({ name: 'Hrnek', points: 5 }).returning()
  await db.insert(shopPurchase).values({ user: guid, item: item?.guid ?? '', item_name: 'Hrnek', points: 5 })
  const [code] = await db
    .insert(referralCode)
    .values({ code: `EVA-${of}`, percent: 5, creator: guid, valid_from: '2026-11-01' })
    .returning()
  const paid = { order: of, code: code?.guid ?? '', amount_before: 100, amount_after: 95 }
  await db.insert(discountedPayment).values({ ...paid, creator: guid })
  await db.insert(imageRecognition).values({ user: guid, model: 'zrak', cost: 1, milliseconds: 1 })
  const plan_sold = { plan: 'premium', period: 'Monthly', price: 19_900, vat_rate: 21 } as const
  const [sold] = await db
    .insert(service)
    .values({ ...plan_sold, slug: `sluzba-${of}`, name: 'Premium', kind: 'premium' })
    .returning({ guid: service.guid })
  const of_service = { ...plan_sold, user: guid, service: sold?.guid ?? '' }
  const buyer = { full_name: 'Jana', email, street: 'Dlouhá 1', city: 'Brno', postal_code: '602 00', country: 'CZ' }
  const company = { company_name: '', ico: '', dic: '' }
  const [made] = await db
    .insert(order)
    .values({
      ...of_service,
      kind: 'first',
      service_name: 'Premium',
      amount: 19_900,
      buyer: { ...buyer, ...company },
      terms_version: '1',
    })
    .returning()
  await db.insert(voucher).values({
    user: guid,
    order: made?.guid ?? '',
    code: `POUKAZ-${of}`,
    from_name: 'Jana',
    recipient_email: 'dar@example.cz',
    send_on: '2026-12-24',
  })
  const renewed = { recurrence_id: `opakovani-${of}`, anchor: '2026-11-01', paid_until: '2026-11-30' }
  await db.insert(subscription).values({ ...of_service, ...renewed })
  await db.insert(storeCustomer).values({ user: guid, read_at: new Date() })
  const store = { customer: guid, product: 'premium_month', store: 'app_store', purchased_at: new Date() }
  await db.insert(storeSubscription).values({ user: guid, plan: 'premium', platform: 'ios', ...store })
  const { guid: counsellor } = await buildUser(db)
  await db.insert(nutritionist).values([
    { user: guid, name: 'Mgr. Jana' },
    { user: counsellor, name: 'Mgr. Ema' },
  ])
  const consulted = { user: guid, nutritionist: counsellor }
  const about = { service: sold?.guid ?? '', service_name: 'Kontrola', covered_by: 'package' } as const
  const [held] = await db
    .insert(consultation)
    .values({ ...consulted, ...about })
    .returning()
  const [tailored] = await db
    .insert(mealPlan)
    .values({ creator: counsellor, name: 'Na míru', search_name: 'na miru' })
    .returning()
  const given = { consultation: held?.guid ?? '', meal_plan: tailored?.guid ?? '', name: 'Na míru' }
  await db.insert(tailoredPlan).values({ user: guid, ...given })
  await db.insert(counsellingConsent).values({ ...consulted, kind: 'diary', until: '2026-12-01', version: '1' })
  await db.insert(healthLook).values({ ...consulted, kind: 'diary', name: 'Mgr. Ema' })
  await db.insert(clientNote).values({ ...consulted, name: 'Mgr. Ema', text: 'Večeře jí pozdě.' })
  await db.insert(trialUse).values({ email_hash: `hash ${of}`, user: guid })
  await db.insert(changeLog).values({ noun: 'recipe', object: of, by: guid, fields: [] })
  await db.insert(riddleReward).values({ code: `KOD-${of}`, user: guid })
}

/**
 * Every table with a column of type text, uuid, json or a list of these that contains one of the texts, with the number of
 * rows.
 */
async function findEverywhere(needles: string[]): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }>(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
  const found: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await sql<{ count: number }>(
      `select count(*)::int as count from ${name} t where exists (select from unnest($1::text[]) n where t::text ilike '%' || n || '%')`,
      [needles],
    )
    if (row && row.count > 0) found[name] = row.count
  }
  return found
}

async function download(person: Person): Promise<Record<string, Record<string, unknown>[]>> {
  const response = await api.send('GET', of(person, '/data'), { as: person })
  expect(response.status).toBe(200)
  const files = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())))
  const lists = files.filter(([name]) => name.endsWith('.json'))
  return Object.fromEntries(lists.map(([name, bytes]) => [name, JSON.parse(strFromU8(bytes))]))
}

const askForEnd = (person: Person, current_password = PASSWORD) =>
  api.ask('POST', of(person, '/deletion'), { as: person, body: { current_password } })
const cancel = (person: Person) => api.ask('DELETE', of(person, '/deletion'), { as: person })
const endAt = async (person: Person) =>
  ((await api.ask('GET', of(person), { as: person })).body as { deletion_at: string | null }).deletion_at

/** Ends the days of grace of a person. */
const graceIsOver = (person: Person) =>
  sql(`update account_deletion set due_at = now() - interval '1 second' where "user" = $1`, [person.user.guid])

describe('the download', () => {
  it('is a file that must not be cached', async () => {
    const person = await api.enter()
    const { headers } = await api.send('GET', of(person, '/data'), { as: person })
    expect(headers.get('content-type')).toBe('application/zip')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="zivina-moje-udaje-\d{4}-\d\d-\d\d\.zip"$/,
    )
  })

  it('includes every table that refers to accounts', async () => {
    const referring = await sql<{ name: string }>(`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = '"user"'::regclass`)
    const named = DECLARED.personal_data.flatMap(({ tables }) => Object.keys(tables))
    expect(named).toEqual(expect.arrayContaining(referring.map(({ name }) => name.replaceAll('"', ''))))
  })

  it('has a row for every row that a search of all tables finds, and none of others', async () => {
    const person = await enterWithEverything()
    const decoy = await enterWithEverything()
    const { db } = api.database
    const creator = person.user.guid
    await buildRecipe(db, { creator, lines: [{ ingredient: await buildIngredient(db, { creator }) }] })
    const data = await download(person)
    const found = await findEverywhere([person.user.guid, person.user.email])
    for (const { file, tables } of DECLARED.personal_data) {
      const [table] = Object.keys(tables)
      expect([table, data[file]?.length]).toEqual([
        table,
        found[`public.${table === 'user' || table === 'order' ? `"${table}"` : table}`] ?? 0,
      ])
    }
    const known = new Set(
      DECLARED.personal_data.flatMap(({ tables }) => Object.keys(tables)).map((table) => `public.${table}`),
    )
    const beyond = Object.keys(found).filter((name) => !known.has(name.replaceAll('"', '')))
    expect(beyond).toEqual([])
    expect(JSON.stringify(data)).not.toContain(decoy.user.guid)
    // The other tables of the account belong to the same file.
    expect(data['ucet.json']?.[0]).toMatchObject({
      has_password: true,
      street: 'Dlouhá 1',
      city: '',
      weight: 60,
      height: null,
      pregnant_or_breastfeeding: false,
      is_premium: true,
      plan: 'premium',
      entry_consultation_performed: false,
    })
    expect(data['recepty.json']?.[0]).toMatchObject({
      recipe: { ingredients: [expect.anything()], steps: [expect.anything()] },
    })
  })

  it('contains no secrets', async () => {
    const person = await enterWithEverything()
    const text = JSON.stringify(await download(person))
    const { guid } = person.user
    for (const secret of [
      'argon2',
      'TAJEMSTVI',
      `code ${guid}`,
      `token ${guid}`,
      `recovery ${guid}`,
      `leave ${guid}`,
      '_hash',
    ]) {
      expect(text).not.toContain(secret)
    }
  })

  it('has every photo as a file, and lists of any length', async () => {
    const [person, decoy] = [await enterWithEverything(), await enterWithEverything()]
    const user = person.user.guid
    const days = Array.from({ length: 250 }, (_, at) => ({
      user,
      day: addDays('2025-01-01', at),
      weight: 70 + at / 100,
    }))
    await api.database.db.insert(bodyMeasurement).values(days)
    const bytes = randomBytes(1_800_000)
    const [photo] = await api.database.db
      .insert(progressPhoto)
      .values({ user, day: '2026-11-02', bytes, width: 2, height: 2 })
      .returning()
    const response = await api.send('GET', of(person, '/data'), { as: person })
    const archive = new Uint8Array(await response.arrayBuffer())
    expect(response.headers.get('content-length')).toBe(String(archive.length))
    const files = unzipSync(archive)
    const photos = Object.keys(files).filter((name) => name.startsWith('fotky-postupu/'))
    expect(photos).toHaveLength(2)
    expect(Buffer.from(files[`fotky-postupu/2026-11-02-${photo?.guid}.jpg`] ?? []).equals(bytes)).toBe(true)
    const list = (name: string): Record<string, unknown>[] => JSON.parse(strFromU8(files[name] ?? new Uint8Array()))
    expect(list('fotky-postupu.json').map((row) => Object.keys(row))).toEqual(
      Array.from({ length: 2 }, () => ['guid', 'user', 'day', 'width', 'height', 'created_at']),
    )
    const measured = list('telesne-udaje.json').filter(({ day }) => (day as string) < '2026-01-01')
    expect(measured.map(({ day, weight }) => ({ day, weight }))).toEqual(
      days.map(({ day, weight }) => ({ day, weight })),
    )
    expect((await download(decoy))['telesne-udaje.json']).toHaveLength(1)
  })

  it('reads of the photos no further than is taken, and no photo as a whole', async () => {
    const { db } = api.database
    const user = (await api.enter()).user.guid
    const photo = { user, width: 2, height: 2, bytes: randomBytes(1_800_000) }
    await db.insert(progressPhoto).values(['2026-11-01', '2026-11-02'].map((day) => ({ ...photo, day })))
    const asked: number[] = []
    const watched = DECLARED.personal_data.flatMap(({ pictures, ...data }) => {
      if (pictures === undefined) return []
      const slice: typeof pictures.slice = (guid, from, length) => {
        asked.push(length)
        return pictures.slice(guid, from, length)
      }
      return [{ ...data, pictures: { ...pictures, slice } }]
    })
    let taken = 0
    await asOfNow(db, async (db) => {
      for await (const chunk of zipOf(readPersonalFiles(db, user, watched), new Date())) {
        taken += chunk.length
        if (taken > 700_000) break
      }
    })
    const read = asked.reduce((sum, length) => sum + length, 0)
    expect(Math.max(...asked)).toBeLessThan(500_000)
    expect(read).toBeGreaterThan(0)
    expect(read).toBeLessThanOrEqual(taken + Math.max(...asked))
  })

  it('has each day of a meal plan as a row', async () => {
    const person = await enterWithEverything()
    const [plan] = await sql<{ guid: string }>('select guid from meal_plan where premium_user = $1', [person.user.guid])
    for (const day of ['2026-11-30', '2026-12-01']) {
      await sql('insert into meal_plan_day (plan, day) values ($1, $2)', [plan?.guid, day])
    }
    expect((await download(person))['jidelnicky-dny.json']).toEqual([
      { plan: plan?.guid, day: '2026-11-30', note: '', items: [] },
      { plan: plan?.guid, day: '2026-12-01', note: '', items: [] },
    ])
  })

  it('waits for its turn, and is answered that it may come later where too many wait', async () => {
    const [person, other] = [await enterWithEverything(), await enterWithEverything()]
    const ask = (as: Person) => api.send('GET', of(as, '/data'), { as })
    const answers = await Promise.all([...Array.from({ length: 8 }, () => ask(person)), ask(other)])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(5)
    expect(statuses.at(-1)).toBe(200)
    for (const { status, headers } of answers) {
      if (status !== 200) expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true])
    }
    await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  })

  it('leaves nothing on the disk, also of one that the client gives up', async () => {
    const { user: actor } = await enterWithEverything()
    const bodies_dir = await mkdtemp(join(tmpdir(), 'download-'))
    const given = { db: api.database.db, actor, visitor: { address: '', device: '' }, declared: DECLARED, bodies_dir }
    const open = (signal: AbortSignal) =>
      downloadPersonalData({ ...given, signal } as unknown as Parameters<typeof downloadPersonalData>[0], actor.guid)
    const kept = new AbortController().signal
    const [whole, given_up] = [await open(kept), await open(kept)]
    expect((await new Response(whole.stream).arrayBuffer()).byteLength).toBe(whole.size)
    await given_up.stream.cancel()
    await expect(open(AbortSignal.abort())).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    expect(await readdir(bodies_dir)).toEqual([])
    await rm(bodies_dir, { recursive: true })
  })

  it('reads each file on its own, is not found for other accounts, and is limited', async () => {
    const [person, decoy] = [await api.enter(), await api.enter()]
    await download(person)
    const before = api.statements()
    await download(person)
    // The limit, the account, the event, the transaction; each list and each kind of pictures by a cursor.
    const cursors = DECLARED.personal_data.reduce((sum, { pictures }) => sum + (pictures ? 2 : 1), 0)
    expect(api.statements() - before).toBe(5 + 3 * cursors)
    expect((await api.ask('GET', of(decoy, '/data'), { as: person })).status).toBe(404)
    const statuses: number[] = []
    for (let call = 0; call < 11; call += 1) {
      statuses.push((await api.send('GET', of(person, '/data'), { as: person, address: '203.0.113.50' })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })
})

describe('the deletion of an account', () => {
  it('happens thirty days after its request, and another request does not move it', async () => {
    const person = await api.enter({ full_name: 'Jana' })
    expect((await askForEnd(person)).status).toBe(204)
    const end = await endAt(person)
    const days = (Date.parse(end ?? '') - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(30)
    expect((await askForEnd(person)).status).toBe(204)
    expect(await endAt(person)).toBe(end)
    const mails = (await api.mail.queued()).filter(({ to }) => to === person.user.email)
    expect(mails.map(({ template, data }) => [template, data])).toEqual([
      ['deletion_requested', { full_name: 'Jana', deletion_at: end }],
    ])
    expect(await eraseDueAccounts(api.database.db, api.mail.mail, DECLARED.erasure)).toBe(0)
    expect(await endAt(person)).toBe(end)
  })

  it('needs the password, and is possible for one’s own account only', async () => {
    const [person, decoy] = [await api.enter(), await api.enter()]
    expect((await askForEnd(person, 'špatné')).body).toMatchObject({ code: 'WRONG_PASSWORD' })
    expect(
      (await api.ask('POST', of(decoy, '/deletion'), { as: person, body: { current_password: PASSWORD } })).status,
    ).toBe(404)
    await askForEnd(decoy)
    expect((await api.ask('DELETE', of(decoy, '/deletion'), { as: person })).status).toBe(404)
    expect(await endAt(decoy)).not.toBeNull()
  })

  it('can be cancelled', async () => {
    const person = await api.enter()
    await askForEnd(person)
    expect((await cancel(person)).status).toBe(204)
    expect(await endAt(person)).toBeNull()
    expect((await cancel(person)).status).toBe(204)
  })

  it('leaves nothing of the person in any table, and everything of others', async () => {
    const [person, decoy] = [await enterWithEverything(), await enterWithEverything()]
    const needles = ({ user: { guid, email, username } }: Person) => [guid, email, username]
    await api.mail.mail.enqueue(api.database.db, 'verify_email', person.user.email, {
      full_name: '',
      email: person.user.email,
      code: '123456',
    })
    const before = await findEverywhere(needles(decoy))
    await graceIsOver(person)
    expect(await eraseDueAccounts(api.database.db, api.mail.mail, DECLARED.erasure)).toBe(1)
    // The job deletes the pictures next.
    const removed: string[] = []
    expect(await sweepImages(api.database.db, recordingStore(removed), DECLARED.pictures)).toBe(1)
    expect(removed).toEqual([`uploads/users/${person.user.guid}/foto.jpg`])
    // The last mail is the only trace, until it is sent.
    const [farewell, ...others] = (await api.mail.queued()).filter(({ to }) => to === person.user.email)
    expect([farewell?.template, others]).toEqual(['account_deleted', []])
    // The service for the app stores is asked to forget the account by the next run of a job, which deletes this row.
    expect(await sql('delete from store_deletion returning account')).toEqual([{ account: person.user.guid }])
    const left = await findEverywhere(needles(person))
    expect(Object.keys(left).every((table) => table.startsWith('jobs.'))).toBe(true)
    await sql(`delete from jobs.job where data ->> 'to' = $1`, [person.user.email])
    expect(await findEverywhere(needles(person))).toEqual({})
    expect(await findEverywhere(needles(decoy))).toEqual(before)
    expect((await api.ask('GET', of(person), { as: person })).status).toBe(401)
    expect(await sql(`select from audit_event where address = '203.0.113.9' and "user" is null`)).toEqual([])
  })

  it('leaves what others use to „Smazaný uživatel“', async () => {
    const { db } = api.database
    const [person, other] = [await api.enter(), await api.enter()]
    const creator = person.user.guid
    const used = await buildIngredient(db, { creator, status: 'Pending' })
    const unused = await buildIngredient(db, { creator, status: 'Pending' })
    const approved = await buildRecipe(db, { creator })
    const own = await buildRecipe(db, { creator, status: 'Pending', lines: [{ ingredient: unused }] })
    const theirs = await buildRecipe(db, { creator: other.user.guid, lines: [{ ingredient: used }] })
    await askForEnd(person)
    await graceIsOver(person)
    await eraseDueAccounts(db, api.mail.mail, DECLARED.erasure)
    const recipes = await sql<{ guid: string; username: string }>(
      'select r.guid, u.username from recipe r join "user" u on u.guid = r.creator where r.guid = any($1) order by r.created_at',
      [[approved.guid, own.guid, theirs.guid]],
    )
    expect(recipes).toEqual([
      { guid: approved.guid, username: 'Smazaný uživatel' },
      { guid: theirs.guid, username: other.user.username },
    ])
    const ingredients = await sql<{ guid: string; username: string }>(
      'select i.guid, u.username from ingredient i join "user" u on u.guid = i.creator where i.guid = any($1)',
      [[used.guid, unused.guid]],
    )
    expect(ingredients).toEqual([{ guid: used.guid, username: 'Smazaný uživatel' }])
    const { status, body } = await api.ask('GET', `/recipe/${approved.slug}`)
    expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining('Smazaný uživatel')])
  })

  it('happens once, however many instances run, also for a person who cannot be written to', async () => {
    const people = await Promise.all(['a', 'b', 'c'].map((name) => api.enter({ email: `${name} none` })))
    for (const person of people) {
      await api.database.db.insert(accountDeletion).values({ user: person.user.guid, due_at: new Date(0) })
    }
    const counts = await Promise.all(
      [1, 2, 3].map(() => eraseDueAccounts(api.database.db, api.mail.mail, DECLARED.erasure)),
    )
    expect(counts.reduce((sum, count) => sum + count)).toBe(3)
    const left = (await api.database.db.select().from(user)).map(({ guid }) => guid)
    for (const person of people) expect(left).not.toContain(person.user.guid)
  })
})
