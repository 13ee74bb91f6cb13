import { receiverOf } from '#api/account/mail-preferences/service.ts'
import { recipeBody } from '#api/catalogue/recipes/write/testing.ts'
import { setWork } from '#api/content/contact/proof.ts'
import { solve } from '#api/content/contact/testing.ts'
import { LEVELS } from '#api/content/riddle/levels.ts'
import { createKeyReader } from '#api/kernel/keys/keys.ts'
import type { Calls, World } from './world.ts'

const TEXT = 'Palačinky\nPorce: 4\nSuroviny:\n250 g hladké mouky\n500 ml mléka\nPostup:\n1. Upečeme.'

const line = ({ flour }: World, amount: string) => ({ ingredient: flour.guid, amount })

/** A modification saved by the premium person. */
async function modification(world: World) {
  const body = { original: world.recipe.guid, name: `Moje ${world.number()}`, portion_size: 2 }
  const ingredients = [line(world, '100')]
  return world.make('POST', { path: '/recipe_modified', as: world.premium, body: { ...body, ingredients } })
}

async function draft({ person, make }: World): Promise<string> {
  const path = `/recipe_draft/${crypto.randomUUID()}`
  await make('PATCH', { path, as: person, body: { body: { name: 'Rozepsané' } } })
  return path
}

async function filter({ person, make, number }: World): Promise<string> {
  const body = { name: `Filtr ${number()}`, search: 'kuře', diet_types: ['Gluten free'] }
  return `/user_filter/${(await make('POST', { path: '/user_filter', as: person, body })).guid}`
}

async function message({ api, number }: World) {
  const { proof: key } = await createKeyReader(api.database.db)()
  const proof = solve(await setWork(key, new Date(Date.now() - 10_000)))
  const text = 'Dobrý den, kdy máte volný termín?'
  const email = `pisatel-${number()}@example.com`
  return { subject: 'consultation_availability', text, submission: crypto.randomUUID(), name: 'Jana', email, proof }
}

/** What people keep for themselves, and what they send. */
export const OWN_CALLS: Calls = {
  'GET /recipe/personal': async ({ person, ownRecipe }) => {
    await ownRecipe()
    return { path: '/recipe/personal?search=vlastni', as: person }
  },
  'POST /recipe': [
    async ({ person, flour, number, upload }) => {
      const guid = crypto.randomUUID()
      const photo = await upload(person, `recipes/${person.user.guid}/${guid}`)
      const fields = { guid, name: `Nový ${number()}`, tags: ['počítaný'], photos: [photo] }
      return { path: '/recipe', as: person, body: recipeBody(flour, fields) }
    },
    // The same attempt once more, with other words.
    async ({ person, flour, number, ownRecipe, upload }) => {
      const { guid } = await ownRecipe(person, { guid: crypto.randomUUID() })
      const photo = await upload(person, `recipes/${person.user.guid}/${guid}`)
      const fields = { guid, name: `Znovu ${number()}`, tags: ['počítaný'], photos: [photo] }
      return { path: '/recipe', as: person, body: recipeBody(flour, fields) }
    },
  ],
  'PATCH /recipe/{slug}': async ({ person, flour, number, ownRecipe, upload }) => {
    const { slug, guid, version } = await ownRecipe()
    const folder = `recipes/${person.user.guid}`
    const photos = [await upload(person, `${folder}/${slug}`), await upload(person, `${folder}/${guid}`)]
    const fields = { version, name: `Přejmenovaný ${number()}`, tags: ['počítaný'], photos }
    return { path: `/recipe/${slug}`, as: person, body: recipeBody(flour, fields) }
  },
  'DELETE /recipe/{slug}': async ({ person, ownRecipe }) => ({
    path: `/recipe/${(await ownRecipe()).slug}`,
    as: person,
  }),
  'GET /ingredient/personal': async ({ person, ownIngredient }) => {
    await ownIngredient()
    return { path: '/ingredient/personal?search=vlastni', as: person }
  },
  'GET /ingredient/similar': ({ person }) => ({
    path: '/ingredient/similar?name=tvaroh&barcode=4006381333931',
    as: person,
  }),
  'POST /ingredient': [
    async ({ api, person, number, flour }) => {
      const [category] = await api.sql('select guid from sub_food_category limit 1')
      const known = { sub_food_category: category?.guid, kilojoules: 1000, protein: 10, matched_with: flour.guid }
      const body = { guid: crypto.randomUUID(), name: `Nová surovina ${number()}`, barcodes: ['4006381333931'] }
      return { path: '/ingredient', as: person, body: { ...body, ...known } }
    },
    async ({ person, number, ownIngredient }) => {
      const { guid, ...made } = await ownIngredient(person, { guid: crypto.randomUUID() })
      const { sub_food_category } = made as unknown as { sub_food_category: { guid: string } }
      const body = { guid, name: `Znovu ${number()}`, sub_food_category: sub_food_category.guid, protein: 5 }
      return { path: '/ingredient', as: person, body }
    },
  ],
  'PATCH /ingredient/{guid}': [
    async ({ person, flour, number, ownIngredient, ownRecipe }) => {
      const { guid, updated_at } = await ownIngredient()
      await ownRecipe(person, { ingredients: [{ ingredient: guid, amount: '100' }] })
      const body = { updated_at, name: `Jinak ${number()}`, protein: 6, barcodes: ['4006381333931'] }
      return { path: `/ingredient/${guid}`, as: person, body: { ...body, matched_with: flour.guid } }
    },
    // An approved one, whose barcodes nobody else may have.
    async ({ api, admin, flour, number, ownIngredient, ownRecipe }) => {
      const { guid } = await ownIngredient()
      await api.sql(`update ingredient set status = 'Approved' where guid = $1`, [guid])
      await ownRecipe(admin, { ingredients: [{ ingredient: guid, amount: '100' }] })
      const body = { name: `Schválená ${number()}`, protein: 6, barcodes: ['96385074'], matched_with: flour.guid }
      await api.sql(`update ingredient set barcodes = '{}' where '96385074' = any(barcodes)`)
      return { path: `/ingredient/${guid}`, as: admin, body }
    },
  ],
  'DELETE /ingredient/{guid}': async ({ person, ownIngredient }) => ({
    path: `/ingredient/${(await ownIngredient()).guid}`,
    as: person,
  }),
  'POST /ingredient/{guid}/upload_photos': async ({ person, ownIngredient, upload }) => {
    const { guid, slug } = await ownIngredient()
    const photos = [await upload(person, `ingredients/${slug}`), await upload(person, `ingredients/${slug}`)]
    const barcode_image = await upload(person, `ingredients/${slug}`)
    return { path: `/ingredient/${guid}/upload_photos`, as: person, body: { photos, barcode_image } }
  },
  'GET /recipe_draft': async (world) => {
    await draft(world)
    return { path: '/recipe_draft', as: world.person }
  },
  'GET /recipe_draft/{key}': async (world) => ({ path: await draft(world), as: world.person }),
  'PATCH /recipe_draft/{key}': async (world) => ({
    ...{ path: await draft(world), as: world.person, body: { body: { name: 'Dál' } } },
  }),
  'DELETE /recipe_draft/{key}': async (world) => ({ path: await draft(world), as: world.person }),
  'GET /recipe/favorites': async ({ person, recipe, make }) => {
    const body = { favorites: [recipe.guid], add: true }
    await make('POST', { path: `/user/${person.user.guid}/favorites`, as: person, body })
    return { path: '/recipe/favorites?search=a', as: person }
  },
  'GET /user/{guid}/favorites': ({ person }) => ({ path: `/user/${person.user.guid}/favorites`, as: person }),
  'POST /user/{guid}/favorites': async ({ api, person }) => {
    const rows = await api.sql(`select guid from recipe where status = 'Approved' order by random() limit 20`)
    const favorites = rows.map(({ guid }) => guid)
    return { path: `/user/${person.user.guid}/favorites`, as: person, body: { favorites, add: true } }
  },
  'GET /user_filter': async (world) => {
    await filter(world)
    return { path: '/user_filter', as: world.person }
  },
  'POST /user_filter': ({ person, number }) => ({
    path: '/user_filter',
    as: person,
    body: { name: `Filtr ${number()}`, search: 'kuře' },
  }),
  'PATCH /user_filter/{guid}': async (world) => ({
    ...{ path: await filter(world), as: world.person, body: { name: `Jinak ${world.number()}`, search: 'ryba' } },
  }),
  'DELETE /user_filter/{guid}': async (world) => ({ path: await filter(world), as: world.person }),
  'GET /recipe_modified': async (world) => {
    await modification(world)
    return { path: '/recipe_modified', as: world.premium }
  },
  'GET /recipe_modified/{slug}': async (world) => ({
    ...{ path: `/recipe_modified/${(await modification(world)).slug}`, as: world.premium },
  }),
  'POST /recipe_modified': (world) => {
    const body = { original: world.recipe.guid, name: `Moje ${world.number()}`, portion_size: 2 }
    return { path: '/recipe_modified', as: world.premium, body: { ...body, ingredients: [line(world, '100')] } }
  },
  'PATCH /recipe_modified/{slug}': async (world) => {
    const { slug, version } = await modification(world)
    const body = { version, name: `Jinak ${world.number()}`, note: 'Víc mouky', ingredients: [line(world, '200')] }
    return { path: `/recipe_modified/${slug}`, as: world.premium, body }
  },
  'DELETE /recipe_modified/{slug}': async (world) => ({
    ...{ path: `/recipe_modified/${(await modification(world)).slug}`, as: world.premium },
  }),
  'POST /recipe_import/url': ({ person }) => ({
    path: '/recipe_import/url',
    as: person,
    body: { url: 'https://jinde.example/palacinky' },
  }),
  'POST /recipe_import/text': ({ person }) => ({ path: '/recipe_import/text', as: person, body: { text: TEXT } }),
  'POST /recipe_import/file': ({ person }) => ({
    path: '/recipe_import/file',
    as: person,
    body: { content: Buffer.from(TEXT).toString('base64') },
  }),
  'GET /auth': ({ person }) => ({ path: '/auth', as: person }),
  'POST /riddle': async ({ make }) => {
    let { progress } = await make('GET', { path: '/riddle' })
    const answers = LEVELS.map(({ accepted }) => accepted[0] ?? '')
    for (const answer of answers.slice(0, -1)) {
      progress = (await make('POST', { path: '/riddle', body: { progress, answer } })).progress
    }
    return { path: '/riddle', body: { progress, answer: answers.at(-1) } }
  },
  'POST /contact_form': async (world) => ({ path: '/contact_form', body: await message(world) }),
  'POST /contact_form/attachment': async (world) => {
    const { submission, proof } = await message(world)
    return { path: '/contact_form/attachment', body: { submission, proof } }
  },
  'POST /contact_form/personal': async (world) => {
    const { subject, text, submission } = await message(world)
    const attachments = [await world.upload(world.person, 'contact')]
    return { path: '/contact_form/personal', as: world.person, body: { subject, text, submission, attachments } }
  },
  'POST /newsletter/subscribe': ({ number }) => ({
    path: '/newsletter/subscribe',
    body: { email: `odber-${number()}@example.com`, consent: true },
  }),
  'POST /newsletter/confirm': async ({ api, number, make }) => {
    const email = `odber-${number()}@example.com`
    await make('POST', { path: '/newsletter/subscribe', body: { email, consent: true } })
    const { token } = (await api.mail.last('newsletter_confirm', email)).data
    return { path: '/newsletter/confirm', body: { token } }
  },
  'GET /mail/unsubscribe': async (world) => ({ path: await unsubscribePath(world) }),
  'POST /mail/unsubscribe': async (world) => ({
    path: await unsubscribePath(world),
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
}

async function unsubscribePath({ api, enter }: World): Promise<string> {
  const { user } = await enter({ newsletter_at: new Date() })
  const { db } = api.database
  const deps = { keys: createKeyReader(db), public_url: 'http://localhost:3000' }
  const receiver = await receiverOf(db, deps, user.guid, 'newsletter')
  return `/mail/unsubscribe${new URL(receiver?.unsubscribe_url ?? '').search}`
}
