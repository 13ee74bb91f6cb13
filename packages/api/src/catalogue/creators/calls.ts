import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls, World } from '#api/testing/world.ts'

async function profile({ admin, enter, number, make }: World) {
  const as = await enter()
  const body = { user: as.user.guid, name: `Tvůrkyně ${number()}`, colour: '#2e7d4f' }
  const { slug } = await make('POST', { path: '/public_profile', as: admin, body })
  return { as, slug, path: `/public_profile/${slug}` }
}

export const calls: Calls = {
  'GET /public_profile': () => ({ path: '/public_profile' }),
  'GET /public_profile/{slug}': () => ({ path: '/public_profile/eva-mala' }),
  'GET /admin/public_profile': ({ admin }) => ({ path: '/admin/public_profile?ordering=-recipe_count', as: admin }),
  'POST /public_profile': async ({ admin, enter, number }) => ({
    path: '/public_profile',
    as: admin,
    body: { user: (await enter()).user.guid, name: `Nová ${number()}`, colour: '#2e7d4f' },
  }),
  'PATCH /public_profile/{slug}': async (world) => {
    const { as, slug, path } = await profile(world)
    const [logo, image] = [await world.upload(as, `creators/${slug}`), await world.upload(as, `creators/${slug}`)]
    return { path, as, body: { headline: 'Vaří z\u00a0mála', logo, image } }
  },
  'DELETE /public_profile/{slug}': async (world) => {
    const { path } = await profile(world)
    return { path, as: world.admin }
  },
}

/** The profile that the texts change, of the person who writes them. */
const own = (user: string) => `
  delete from public_profile where slug <> 'nase';
  insert into public_profile ("user", slug, name, headline, bio, specialisation, colour)
  values ('${user}', 'nase', 'Naše', '', '', '', '#2e7d4f') on conflict do nothing`
const KEPT = { name: 'kept', headline: 'kept', specialisation: 'kept', bio: 'kept', colour: 'refused' } as const

export const texts: TextCalls = {
  'POST /public_profile': {
    as: 'admin',
    body: ({ user }) => ({ user: user.guid, name: 'Nová', colour: '#2e7d4f' }),
    fields: { ...KEPT, user: 'refused' },
    again: () => 'delete from public_profile; delete from public_profile_old_slug',
  },
  'PATCH /public_profile/{slug}': {
    as: 'admin',
    path: () => '/public_profile/nase',
    body: () => ({}),
    fields: { ...KEPT, logo: 'refused', image: 'refused', slug: 'refused' },
    again: ({ user }) => own(user.guid),
  },
}
