import { CONSENT_VERSIONS } from '@zivina/contract/account/consents'
import type { TextWorld } from '#api/testing/text-world.ts'
import type { TextCalls } from '#api/testing/texts.ts'
import type { Call, Calls, World } from '#api/testing/world.ts'
import {
  aheadDay,
  BUYER,
  confirmedConsultation,
  consultationBody,
  enterNutritionist,
  orderConsultation,
  serviceOf,
  termsOf,
} from './testing.ts'

async function requested(world: World) {
  const nutritionist = await enterNutritionist(world)
  const as = await world.enter()
  const { guid } = await orderConsultation(world, { as, nutritionist })
  return { guid, as, nutritionist }
}

/** A call on a confirmed consultation, by its client. */
const onOwn =
  (rest: string, body?: unknown) =>
  async (world: World): Promise<Call> => {
    const { guid, as } = await confirmedConsultation(world)
    return { path: `/consultation/${guid}${rest}`, as, ...(body ? { body } : {}) }
  }

/** A call on a confirmed consultation, by its nutritionist. */
const onManaged =
  (rest: string, body: unknown) =>
  async (world: World): Promise<Call> => {
    const { guid, nutritionist: as } = await confirmedConsultation(world)
    return { path: `/admin/consultation/${guid}${rest}`, as, body }
  }

export const calls: Calls = {
  'GET /counselling': async (world) => {
    await enterNutritionist(world)
    return { path: '/counselling' }
  },
  'GET /consultation_term': async (world) => {
    await enterNutritionist(world, { day: aheadDay(10), weeks: 3 })
    const { guid } = await serviceOf(world, 'kontrola')
    return { path: `/consultation_term?service=${guid}&from=${aheadDay(1)}` }
  },
  'GET /consultation/offer': async (world) => {
    const { guid } = await serviceOf(world, 'kontrola')
    return { path: `/consultation/offer?service=${guid}`, as: await world.enter() }
  },
  'POST /consultation': async (world) => ({
    path: '/consultation',
    as: await world.enter(),
    body: await consultationBody(world, await enterNutritionist(world)),
  }),
  'GET /consultation': async (world) => ({ path: '/consultation', as: (await requested(world)).as }),
  'GET /consultation/note_consent': async (world) => ({
    path: '/consultation/note_consent',
    as: (await requested(world)).as,
  }),
  'DELETE /consultation/note_consent': async (world) => ({
    path: '/consultation/note_consent',
    as: (await requested(world)).as,
  }),
  'POST /consultation/{guid}/check': async (world) => {
    const as = await world.enter()
    const body = await consultationBody(world, await enterNutritionist(world))
    const { guid, gw_url } = await world.make('POST', { path: '/consultation', as, body })
    await world.gateway.press(gw_url ?? '', 'pay')
    return { path: `/consultation/${guid}/check`, as }
  },
  'POST /consultation/{guid}/move': async (world) => {
    const { guid, as, nutritionist } = await confirmedConsultation(world)
    const term = (await termsOf(world, nutritionist)).at(-1)
    const body = { nutritionist: nutritionist.user.guid, begins: term?.begins, place: 'online' }
    return { path: `/consultation/${guid}/move`, as, body }
  },
  'POST /consultation/{guid}/cancel': onOwn('/cancel', { is_refunded: true }),
  'GET /consultation/{guid}/calendar': onOwn('/calendar'),
  'GET /admin/consultation': async (world) => {
    const { nutritionist: as } = await confirmedConsultation(world)
    return { path: '/admin/consultation?state=confirmed', as }
  },
  'POST /admin/consultation/{guid}/confirm': async (world) => {
    const { guid, nutritionist: as } = await requested(world)
    return { path: `/admin/consultation/${guid}/confirm`, as, body: { meeting_url: '' } }
  },
  'POST /admin/consultation/{guid}/call_off': onManaged('/call_off', { reason: 'Onemocněla jsem.' }),
  'POST /admin/consultation/{guid}/complete': async (world) => {
    const { guid, nutritionist: as } = await confirmedConsultation(world)
    await world.api.sql(
      `update consultation set begins = now() - interval '2 hours', ends = now() - interval '1 hour' where guid = $1`,
      [guid],
    )
    const body = { summary: 'Víc zeleniny.', follow_up_on: aheadDay(21), entry_consultation_performed: true }
    return { path: `/admin/consultation/${guid}/complete`, as, body }
  },
}

const SOLD = '01980000-0000-7000-8000-000000000038'
const MINE = '01980000-0000-7000-8000-000000000039'
const MONEY = { haler: 189_000, currency: 'CZK' }

/** A plan made to measure, which has no term, and an administrator who counsels. */
async function sell({ api, admin }: TextWorld): Promise<string> {
  await api.sql(
    `insert into service (guid, slug, name, kind, price, vat_rate) values ($1, 'k-radam', 'Rada', 'counselling', 189000, 21)
     on conflict do nothing`,
    [SOLD],
  )
  await api.sql('insert into counselling_service (service) values ($1) on conflict do nothing', [SOLD])
  const guid = JSON.parse(Buffer.from(admin.split('.')[1] ?? '', 'base64url').toString()).user_guid
  await api.sql(`insert into nutritionist ("user", name) values ($1, 'Mgr. Zdravá') on conflict do nothing`, [guid])
  return guid
}

/** The state of the consultation that texts are written into. */
const again =
  (state: string) =>
  ({ user }: TextWorld): string =>
    `delete from consultation; delete from "order" where kind = 'counselling';
     insert into consultation (guid, "user", nutritionist, service, service_name, state, covered_by)
     select '${MINE}', '${user.guid}', n."user", s.service, 'Rada', '${state}', 'package'
     from nutritionist n, counselling_service s where s.service = '${SOLD}' limit 1`
const path = (rest: string) => async (world: TextWorld) => {
  await sell(world)
  await world.api.sql(again('confirmed')(world))
  return `/admin/consultation/${MINE}${rest}`
}

export const texts: TextCalls = {
  'POST /consultation': {
    as: 'token',
    body: async (world) => ({
      guid: crypto.randomUUID(),
      service: SOLD,
      nutritionist: await sell(world),
      term: { begins: '2027-01-04T08:00:00.000Z', place: 'online' },
      note: '',
      note_consent: CONSENT_VERSIONS.counselling_note,
      payment: { price: MONEY, vat_rate: 21, buyer: BUYER },
      terms_version: CONSENT_VERSIONS.terms,
    }),
    // With a term, which this service has not: nothing that is sent is stored.
    fields: {
      guid: 'refused',
      service: 'refused',
      nutritionist: 'refused',
      'term.begins': 'refused',
      note: 'refused',
      note_consent: 'refused',
      'payment.buyer.full_name': 'refused',
      'payment.buyer.email': 'refused',
      'payment.buyer.street': 'refused',
      'payment.buyer.city': 'refused',
      'payment.buyer.postal_code': 'refused',
      'payment.buyer.country': 'refused',
      'payment.buyer.company_name': 'refused',
      'payment.buyer.ico': 'refused',
      'payment.buyer.dic': 'refused',
      terms_version: 'refused',
    },
  },
  'POST /consultation/{guid}/move': {
    as: 'token',
    path: () => `/consultation/${MINE}/move`,
    body: () => ({ nutritionist: MINE, begins: '2027-01-04T08:00:00.000Z', place: 'online' }),
    fields: { nutritionist: 'refused', begins: 'refused' },
  },
  'POST /admin/consultation/{guid}/confirm': {
    as: 'admin',
    path: path('/confirm'),
    body: () => ({ meeting_url: '' }),
    fields: { meeting_url: 'refused' },
  },
  'POST /admin/consultation/{guid}/call_off': {
    as: 'admin',
    path: path('/call_off'),
    body: () => ({ reason: 'Onemocněla jsem.' }),
    fields: { reason: 'kept' },
  },
  'POST /admin/consultation/{guid}/complete': {
    as: 'admin',
    path: path('/complete'),
    body: () => ({ summary: '', follow_up_on: null, entry_consultation_performed: false }),
    fields: { summary: 'kept', follow_up_on: 'refused' },
  },
}
