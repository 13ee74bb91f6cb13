import { CONSENT_VERSIONS } from '@zivina/contract/account/consents'
import type { Consultation, CounsellingService, FreeTerm } from '@zivina/contract/counselling/consultation'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { CONSENT_KINDS } from '@zivina/domain/counselling/consent-kinds'
import { createGateway } from '@zivina/integrations/payments/gateway'
import type { GatewayStandin, PageAction } from '@zivina/integrations/payments/standin/standin'
import { DECLARED } from '#api/areas.ts'
import type { Person, World } from '#api/testing/world.ts'
import { careForConsultations } from './care/care-job.ts'

export const BUYER = {
  full_name: 'Jana Nováková',
  email: 'jana@example.cz',
  street: 'Dlouhá 1',
  city: 'Brno',
  postal_code: '602 00',
  country: 'CZ',
}

type Calling = Pick<World, 'make' | 'enter'>
export type Slug = 'vstupni-konzultace' | 'kontrola' | 'online-konzultace' | 'jidelnicek-na-miru' | 'balicek-tri-mesice'

/** A day that is far enough to order a term on, in the middle of the next weeks. */
export const aheadDay = (days = 7): string => addDays(calendarDay(new Date()), days)

/** A nutritionist of their own, who counsels on a day. */
export async function enterNutritionist(
  world: Calling & Pick<World, 'admin'>,
  opening: { day?: string; from?: string; to?: string; weeks?: number } | null = {},
): Promise<Person> {
  const as = await world.enter({ is_admin: true, is_demo: true })
  const path = `/user/${as.user.guid}/nutritionist`
  await world.make('PATCH', { path, as: world.admin, body: { active: true, name: `Mgr. ${as.user.username}` } })
  if (opening !== null) {
    const body = { day: aheadDay(), from: '09:00', to: '12:00', places: ['prague', 'online'], weeks: 1, ...opening }
    await world.make('POST', { path: '/consultation_opening', as, body })
  }
  return as
}

/** A service of the starter price list. */
export async function serviceOf({ make }: Pick<World, 'make'>, slug: Slug): Promise<CounsellingService> {
  const { services } = await make('GET', { path: '/counselling' })
  const found = (services as CounsellingService[]).find((service) => service.slug === slug)
  if (found === undefined) throw new Error(`no service ${slug}`)
  return found
}

/** Free terms of a nutritionist. */
export async function termsOf(
  world: Pick<World, 'make'>,
  nutritionist: Person,
  { slug = 'kontrola', from = aheadDay(1) }: { slug?: Slug; from?: string } = {},
): Promise<FreeTerm[]> {
  const { guid } = await serviceOf(world, slug)
  const { results } = await world.make('GET', { path: `/consultation_term?service=${guid}&from=${from}` })
  return (results as FreeTerm[]).filter((term) => term.nutritionist.guid === nutritionist.user.guid)
}

/** What a client sends to order the first free term of a nutritionist, or another one. */
export async function consultationBody(
  world: Pick<World, 'make'>,
  nutritionist: Person,
  { slug = 'kontrola', begins }: { slug?: Slug; begins?: string } = {},
) {
  const service = await serviceOf(world, slug)
  const first = service.minutes === null ? null : (begins ?? (await termsOf(world, nutritionist, { slug }))[0]?.begins)
  return {
    guid: crypto.randomUUID(),
    service: service.guid,
    nutritionist: nutritionist.user.guid,
    term: first === null ? null : { begins: first, place: 'online' },
    note: 'Chci se zbavit večerního přejídání.',
    note_consent: CONSENT_VERSIONS.counselling_note,
    payment: { price: { haler: service.price, currency: 'CZK' }, vat_rate: service.vat_rate, buyer: BUYER },
    terms_version: CONSENT_VERSIONS.terms,
  }
}

/** Orders a consultation, does something at the gateway and has the payment read. */
export async function orderConsultation(
  world: Calling & { gateway: GatewayStandin },
  { as, nutritionist, slug, action = 'pay' }: { as: Person; nutritionist: Person; slug?: Slug; action?: PageAction },
): Promise<Consultation> {
  const body = await consultationBody(world, nutritionist, slug ? { slug } : {})
  const { guid, gw_url } = await world.make('POST', { path: '/consultation', as, body })
  await world.gateway.press(gw_url ?? '', action)
  return world.make('POST', { path: `/consultation/${guid}/check`, as })
}

/** A confirmed consultation with its client and nutritionist. */
export async function confirmedConsultation(world: Calling & Pick<World, 'admin' | 'gateway'>, slug?: Slug) {
  const nutritionist = await enterNutritionist(world)
  const as = await world.enter()
  const { guid } = await orderConsultation(world, { as, nutritionist, ...(slug ? { slug } : {}) })
  const body = { meeting_url: 'https://meet.example/abc' }
  await world.make('POST', { path: `/admin/consultation/${guid}/confirm`, as: nutritionist, body })
  return { guid, as, nutritionist }
}

/** A client who permits their nutritionist everything, and data that the nutritionist looked at. */
export async function permitted(world: Calling & Pick<World, 'admin' | 'gateway'>) {
  const { as, nutritionist } = await confirmedConsultation(world)
  for (const kind of CONSENT_KINDS) {
    const body = { nutritionist: nutritionist.user.guid, kind, until: aheadDay(30) }
    await world.make('PATCH', { path: '/counselling_consent', as, body })
  }
  const path = `/admin/client/${as.user.guid}/data?kinds=${CONSENT_KINDS.join(',')}&from=${aheadDay(-20)}`
  await world.make('GET', { path, as: nutritionist })
  return { as, nutritionist, path }
}

/** What tests of consultations do over and over. */
export function actionsIn(world: World) {
  const post = (path: string, as: Person, body?: unknown) =>
    world.send('POST', { path, as, ...(body === undefined ? {} : { body }) })
  return {
    post,
    order: (as: Person, body: unknown) => post('/consultation', as, body),
    check: (as: Person, guid: string) => post(`/consultation/${guid}/check`, as),
    /** Runs the job. */
    care: () =>
      careForConsultations({
        db: world.api.database.db,
        mail: world.api.mail.mail,
        payments: createGateway(world.gateway.settings),
        log: { info: () => {}, error: () => {} },
        declared: DECLARED,
      }),
    stateOf: async (guid: string) => {
      const [row] = await world.api.sql(
        `select c.state, o.state as payment from consultation c left join "order" o on o.guid = c."order"
         where c.guid = $1`,
        [guid],
      )
      return row
    },
    /** What the mails about consultations to a person tell of. */
    mailsTo: async (as: Person): Promise<string[]> =>
      (await world.api.mail.queued())
        .filter(({ to, template }) => to === as.user.email && template.startsWith('consultation'))
        .map(({ data }) => (data as { what: string }).what),
    /** As if it began so many hours from now. */
    beginIn: (guid: string, hours: number) =>
      world.api.sql(
        `update consultation set begins = now() + make_interval(hours => $2), ends = now() + make_interval(hours => $2 + 1)
         where guid = $1`,
        [guid, hours],
      ),
  }
}
