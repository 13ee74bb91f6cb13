import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls, World } from '#api/testing/world.ts'

async function news({ admin, make }: World): Promise<string> {
  const published_at = new Date(Date.now() - 60_000).toISOString()
  const body = { category: 'info', title: 'Novinka', text: 'Text', published_at }
  return (await make('POST', { path: '/news', as: admin, body })).guid
}

export const calls: Calls = {
  'GET /news/load_news_admin': async (world) => {
    await news(world)
    return { path: '/news/load_news_admin', as: world.admin }
  },
  'GET /admin/news': async (world) => {
    await news(world)
    return { path: '/admin/news?state=published&category=info&ordering=-published_at', as: world.admin }
  },
  'POST /news/seen': ({ person }) => ({
    path: '/news/seen',
    as: person,
    body: { until: new Date(Date.now() - 1000).toISOString() },
  }),
  'POST /news': ({ admin }) => ({ path: '/news', as: admin, body: { category: 'info', text: 'Text' } }),
  'PATCH /news/{guid}': async (world) => ({
    path: `/news/${await news(world)}`,
    as: world.admin,
    body: { title: 'Jinak' },
  }),
  'DELETE /news/{guid}': async (world) => ({ path: `/news/${await news(world)}`, as: world.admin }),
  'GET /news': () => ({ path: '/news' }),
  'GET /news/load_news_user': ({ person }) => ({ path: '/news/load_news_user', as: person }),
}

export const texts: TextCalls = {
  'POST /news/seen': { as: 'token', body: () => ({}), fields: { until: 'refused' } },
  'POST /news': {
    as: 'admin',
    body: () => ({ category: 'info', text: 'Zpráva.' }),
    fields: { title: 'kept', text: 'kept', published_at: 'refused' },
  },
  'PATCH /news/{guid}': {
    as: 'admin',
    path: ({ news }) => `/news/${news}`,
    body: () => ({}),
    fields: { title: 'kept', text: 'kept', published_at: 'refused', updated_at: 'refused' },
  },
}
