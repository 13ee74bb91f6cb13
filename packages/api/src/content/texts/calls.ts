import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls, World } from '#api/testing/world.ts'

const FIXTURE = new URL('../../../../content/fixtures/articles/ukazka-bilkoviny.md', import.meta.url)
const FREE_OF_CLAIMS = 'Bez tvrzení o zdraví.'

/** A readable text. */
const source = async () => readFile(fileURLToPath(FIXTURE), 'utf8')

/** A new article with a draft. @returns its path and version */
async function begun({ admin, make, number }: World): Promise<{ path: string; updated_at: string }> {
  const path = `/admin/text/article/novy-text-${number()}`
  const text = (await source()).replace('cover: bilkoviny', 'cover: ukazka-bilkoviny')
  const { updated_at } = await make('PATCH', { path, as: admin, body: { source: text, updated_at: null } })
  return { path, updated_at }
}

const BODY = { published_at: null, claims_reason: FREE_OF_CLAIMS }

export const calls: Calls = {
  'GET /admin/text': ({ admin }) => ({
    path: '/admin/text?search=ukazka&kind=article&ordering=-updated_at',
    as: admin,
  }),
  'GET /admin/text/{kind}/{slug}': async (world) => ({ path: (await begun(world)).path, as: world.admin }),
  'GET /admin/text/{kind}/{slug}/version/{number}': async (world) => {
    const { path, updated_at } = await begun(world)
    await world.make('POST', { path: `${path}/publish`, as: world.admin, body: { ...BODY, updated_at } })
    return { path: `${path}/version/1?against=1`, as: world.admin }
  },
  'POST /admin/text/preview': async ({ admin }) => ({
    path: '/admin/text/preview',
    as: admin,
    body: { kind: 'article', slug: 'ukazka-bilkoviny', source: await source() },
  }),
  'PATCH /admin/text/{kind}/{slug}': async (world) => {
    const { path, updated_at } = await begun(world)
    return { path, as: world.admin, body: { source: await source(), updated_at } }
  },
  'POST /admin/text/{kind}/{slug}/publish': async (world) => {
    const { path, updated_at } = await begun(world)
    return { path: `${path}/publish`, as: world.admin, body: { ...BODY, updated_at } }
  },
  'POST /admin/text/{kind}/{slug}/withdraw': async (world) => {
    const { path, updated_at } = await begun(world)
    await world.make('POST', { path: `${path}/publish`, as: world.admin, body: { ...BODY, updated_at } })
    const published = await world.make('GET', { path, as: world.admin })
    const body = { reason: 'Už neplatí.', updated_at: published.updated_at }
    return { path: `${path}/withdraw`, as: world.admin, body }
  },
  'POST /admin/text/{kind}/{slug}/discard': async (world) => {
    const { path, updated_at } = await begun(world)
    return { path: `${path}/discard`, as: world.admin, body: { updated_at } }
  },
}

const AGAIN = () => 'delete from edited_text'

/** Nothing is published here; what a reason of a published version becomes is tested beside the calls. */
export const texts: TextCalls = {
  'POST /admin/text/preview': {
    as: 'admin',
    body: () => ({ kind: 'article', slug: 'zkouska', source: 'Text' }),
    fields: { slug: 'refused', source: 'unread' },
  },
  'PATCH /admin/text/{kind}/{slug}': {
    as: 'admin',
    path: () => '/admin/text/article/zkouska',
    body: () => ({ source: 'Text', updated_at: null }),
    fields: { source: 'kept', reason: 'kept', updated_at: 'refused' },
    again: AGAIN,
    read: async ({ api }) => (await api.sql('select source, reason from text_version'))[0],
  },
  'POST /admin/text/{kind}/{slug}/publish': {
    as: 'admin',
    path: () => '/admin/text/article/ukazka-bilkoviny/publish',
    body: () => ({ published_at: null, updated_at: null }),
    fields: { published_at: 'refused', claims_reason: 'unread', updated_at: 'refused' },
  },
  'POST /admin/text/{kind}/{slug}/withdraw': {
    as: 'admin',
    path: () => '/admin/text/article/ukazka-bilkoviny/withdraw',
    body: () => ({ reason: 'Už neplatí.', accepts_links: true, updated_at: null }),
    fields: { reason: 'unread', updated_at: 'refused' },
  },
  'POST /admin/text/{kind}/{slug}/discard': {
    as: 'admin',
    path: () => '/admin/text/article/ukazka-bilkoviny/discard',
    body: () => ({ updated_at: null }),
    fields: { updated_at: 'refused' },
  },
}
