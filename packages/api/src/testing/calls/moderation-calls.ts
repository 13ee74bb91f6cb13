import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { buildReview } from '@zivina/db/build/community/review'
import type { Calls, World } from './world.ts'

const decision = { status: 'Denied', status_note: 'Ještě jednou prosím' }

async function review(world: World, fields: Parameters<typeof buildReview>[1] = {}): Promise<string> {
  return (await buildReview(world.api.database.db, { recipe: world.recipe.guid, ...fields })).guid
}

/** As many as one decision takes, each by somebody else, as an admin saw them. */
async function waitingReviews(world: World): Promise<{ guid: string; updated_at: string }[]> {
  await world.api.sql(`delete from review where status = 'Pending'`)
  for (let made = 0; made < 25; made += 1) await review(world, { status: 'Pending', comment: 'Ujde to.' })
  const { results } = await world.make('GET', { path: '/review?status=Pending', as: world.admin })
  return results.map(({ guid, updated_at }: { guid: string; updated_at: string }) => ({ guid, updated_at }))
}

async function report({ recipe, make, enter }: World): Promise<string> {
  const body = { recipe: recipe.guid, kind: 'other', text: 'Chybí sůl.' }
  return (await make('POST', { path: '/error_report', as: await enter(), body })).guid
}

async function photo({ person, recipe, make, upload }: World): Promise<string> {
  const body = { recipe: recipe.guid, photo: await upload(person, `submissions/${person.user.guid}`) }
  return (await make('POST', { path: '/photo_submission', as: person, body })).guid
}

async function news({ admin, make }: World): Promise<string> {
  const published_at = new Date(Date.now() - 60_000).toISOString()
  const body = { category: 'info', title: 'Novinka', text: 'Text', published_at }
  return (await make('POST', { path: '/news', as: admin, body })).guid
}

/** What people say of recipes, and what admins decide. */
export const MODERATION_CALLS: Calls = {
  'PATCH /recipe/{guid}/status': [
    async ({ admin, ownRecipe }) => ({
      ...{ path: `/recipe/${(await ownRecipe()).guid}/status`, as: admin, body: { status: 'Approved' } },
    }),
    async ({ admin, ownRecipe }) => ({
      ...{ path: `/recipe/${(await ownRecipe()).guid}/status`, as: admin, body: decision },
    }),
  ],
  'PATCH /ingredient/{guid}/status': async ({ admin, person, ownIngredient, make }) => {
    const { guid } = await ownIngredient(person, { barcodes: ['5901234123457'] })
    await make('PATCH', { path: `/ingredient/${guid}`, as: person, body: { protein: 7, barcodes: [] } })
    return { path: `/ingredient/${guid}/status`, as: admin, body: { status: 'Approved' } }
  },
  'POST /recipe/{slug}/review': async ({ recipe, enter }) => ({
    ...{ path: `/recipe/${recipe.slug}/review`, as: await enter(), body: { rating: 5, comment: 'Výborné.' } },
  }),
  'GET /review/mine': async (world) => {
    await review(world, { user: world.person.user.guid, recipe: (await buildRecipe(world.api.database.db)).guid })
    return { path: '/review/mine', as: world.person }
  },
  'PATCH /review/{guid}': async (world) => {
    const as = await world.enter()
    return {
      path: `/review/${await review(world, { user: as.user.guid })}`,
      as,
      body: { rating: 3, comment: 'Jinak.' },
    }
  },
  'DELETE /review/{guid}': async (world) => {
    const as = await world.enter()
    return { path: `/review/${await review(world, { user: as.user.guid })}`, as }
  },
  'POST /review/{guid}/reply': async (world) => {
    const own = await buildRecipe(world.api.database.db, { creator: world.affiliate.user.guid })
    const guid = await review(world, { recipe: own.guid })
    return { path: `/review/${guid}/reply`, as: world.affiliate, body: { reply: 'Děkujeme.' } }
  },
  'GET /review': [
    ({ admin }) => ({ path: '/review', as: admin }),
    ({ affiliate }) => ({ path: '/review?status=Approved', as: affiliate }),
    ({ admin }) => ({ path: '/review?search=vyborne&rating=4,5&ordering=-rating', as: admin }),
  ],
  'POST /review/decisions': [
    async (world) => ({
      ...{ path: '/review/decisions', as: world.admin, body: { reviews: await waitingReviews(world), ...decision } },
    }),
    async (world) => ({
      path: '/review/decisions',
      as: world.admin,
      body: { reviews: await waitingReviews(world), status: 'Approved' },
    }),
  ],
  'GET /admin/waiting': [
    ({ admin }) => ({ path: '/admin/waiting', as: admin }),
    ({ affiliate }) => ({ path: '/admin/waiting', as: affiliate }),
  ],
  'PATCH /review/{guid}/status': async (world) => ({
    ...{ path: `/review/${await review(world, { status: 'Pending' })}/status`, as: world.admin, body: decision },
  }),
  'POST /error_report': async ({ flour, enter }) => ({
    ...{
      path: '/error_report',
      as: await enter(),
      body: { ingredient: flour.guid, kind: 'other', text: 'Sůl chybí.' },
    },
  }),
  'GET /error_report/mine': ({ person }) => ({ path: '/error_report/mine', as: person }),
  'GET /error_report': async (world) => {
    await report(world)
    return { path: '/error_report', as: world.admin }
  },
  'PATCH /error_report/{guid}/status': async (world) => ({
    ...{ path: `/error_report/${await report(world)}/status`, as: world.admin, body: decision },
  }),
  'POST /photo_submission': async ({ person, recipe, upload }) => ({
    path: '/photo_submission',
    as: person,
    body: { recipe: recipe.guid, photo: await upload(person, `submissions/${person.user.guid}`), caption: 'Moje' },
  }),
  'GET /photo_submission/mine': async (world) => {
    await photo(world)
    return { path: '/photo_submission/mine', as: world.person }
  },
  'DELETE /photo_submission/{guid}': async (world) => ({
    ...{ path: `/photo_submission/${await photo(world)}`, as: world.person },
  }),
  'GET /photo_submission/admin': async (world) => {
    await photo(world)
    return { path: '/photo_submission/admin', as: world.admin }
  },
  'PATCH /photo_submission/{guid}/status': async (world) => ({
    ...{ path: `/photo_submission/${await photo(world)}/status`, as: world.admin, body: decision },
  }),
  'GET /news/load_news_admin': async (world) => {
    await news(world)
    return { path: '/news/load_news_admin', as: world.admin }
  },
  'POST /news/seen': ({ person }) => ({
    path: '/news/seen',
    as: person,
    body: { until: new Date(Date.now() - 1000).toISOString() },
  }),
  'POST /news': ({ admin }) => ({ path: '/news', as: admin, body: { category: 'info', text: 'Text' } }),
  'PATCH /news/{guid}': async (world) => ({
    ...{ path: `/news/${await news(world)}`, as: world.admin, body: { title: 'Jinak' } },
  }),
  'DELETE /news/{guid}': async (world) => ({ path: `/news/${await news(world)}`, as: world.admin }),
}
