import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { buildReview } from '@zivina/db/build/community/review'
import { decisionText, type TextCalls } from '#api/testing/texts.ts'
import { type Calls, DECISION, type World } from '#api/testing/world.ts'

async function review(world: World, fields: Parameters<typeof buildReview>[1] = {}): Promise<string> {
  return (await buildReview(world.api.database.db, { recipe: world.recipe.guid, ...fields })).guid
}

/** As many pending reviews as one decision may contain, each by another user, as an admin saw them. */
async function waitingReviews(world: World): Promise<{ guid: string; updated_at: string }[]> {
  await world.api.sql(`delete from review where status = 'Pending'`)
  for (let made = 0; made < 25; made += 1) await review(world, { status: 'Pending', comment: 'Ujde to.' })
  const { results } = await world.make('GET', { path: '/review?status=Pending', as: world.admin })
  return results.map(({ guid, updated_at }: { guid: string; updated_at: string }) => ({ guid, updated_at }))
}

export const calls: Calls = {
  'POST /recipe/{slug}/review': async ({ recipe, enter }) => ({
    path: `/recipe/${recipe.slug}/review`,
    as: await enter(),
    body: { rating: 5, comment: 'Výborné.' },
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
      path: '/review/decisions',
      as: world.admin,
      body: { reviews: await waitingReviews(world), ...DECISION },
    }),
    async (world) => ({
      path: '/review/decisions',
      as: world.admin,
      body: { reviews: await waitingReviews(world), status: 'Approved' },
    }),
  ],
  'PATCH /review/{guid}/status': async (world) => ({
    path: `/review/${await review(world, { status: 'Pending' })}/status`,
    as: world.admin,
    body: DECISION,
  }),
  'GET /recipe/{slug}/review': ({ recipe }) => ({ path: `/recipe/${recipe.slug}/review` }),
}

export const texts: TextCalls = {
  'POST /recipe/{slug}/review': {
    as: 'token',
    path: ({ recipe }) => `/recipe/${recipe.slug}/review`,
    body: () => ({ rating: 4 }),
    fields: { comment: 'kept' },
    again: ({ recipe }) => `delete from review where recipe = '${recipe.guid}'`,
  },
  'PATCH /review/{guid}': {
    as: 'token',
    path: ({ review }) => `/review/${review}`,
    body: () => ({}),
    fields: { comment: 'kept' },
  },
  'POST /review/{guid}/reply': {
    as: 'token',
    path: ({ other_review }) => `/review/${other_review}/reply`,
    body: () => ({}),
    fields: { reply: 'kept' },
    again: () => 'update review set reply = null, replied_at = null',
  },
  'POST /review/decisions': {
    as: 'admin',
    body: async ({ api, review }) => {
      const [row] = await api.sql('select guid, updated_at from review where guid = $1', [review])
      return { reviews: [row], status: 'Denied' }
    },
    fields: { 'reviews.0.guid': 'refused', 'reviews.0.updated_at': 'refused', status_note: 'kept' },
    read: async ({ api, review }) => (await api.sql('select status_note from review where guid = $1', [review]))[0],
  },
  'PATCH /review/{guid}/status': { ...decisionText, path: ({ review }) => `/review/${review}/status` },
}
