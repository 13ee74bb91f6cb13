import { readFixtures } from '@zivina/content/testing'
import { buildPublicProfile, buildUser, type User } from '@zivina/db/build/account/user'
import type { Ingredient } from '@zivina/db/build/catalogue/ingredient'
import { createOauthClients } from '@zivina/integrations/oauth/clients'
import { startOauthStandin } from '@zivina/integrations/oauth/standin'
import { createGateway } from '@zivina/integrations/payments/gateway'
import { type GatewayStandin, startGatewayStandin } from '@zivina/integrations/payments/standin/standin'
import { hashPassword } from '#api/account/credentials/passwords/service.ts'
import { startSession } from '#api/account/sessions/service.ts'
import { buildKnown, recipeBody } from '#api/catalogue/recipes/write/testing.ts'
import { createKeyReader } from '#api/kernel/keys/keys.ts'
import { buildImageFile } from '#api/media/images/testing.ts'
import { type AccountApi, type Answer, openAccountApi, PASSWORD } from './account-api.ts'

/** A logged-in user. */
export type Person = { user: User; token: string; refresh: string }

/** One call without its method. */
export type Call = {
  path: string
  as?: Person
  body?: unknown
  /** Set where a page of the site makes the call. */
  cookies?: Record<string, string>
  headers?: Record<string, string>
}

/** Prepares what a call needs; only the call itself is counted. */
export type Prepare = (world: World) => Call | Promise<Call>

/** The calls of a noun by `METHOD /path`, each as expensive as in real use: the export `calls` of its `calls.ts`. */
export type Calls = Record<string, Prepare | readonly Prepare[]>

/** A seeded database with users, and functions that add more. */
export type World = {
  api: AccountApi
  /** The payment gateway, at which nothing costs money. */
  gateway: GatewayStandin
  person: Person
  premium: Person
  affiliate: Person
  admin: Person
  flour: Ingredient
  /** A recipe of the starter catalogue, and one of its ingredients. */
  recipe: { slug: string; guid: string; ingredient: string }
  number(): number
  enter(fields?: Parameters<typeof buildUser>[1]): Promise<Person>
  /** Calls that must succeed. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  make(method: string, call: Call): Promise<any>
  send(method: string, call: Call): Promise<Answer>
  /** A picture uploaded into a folder of the image host. */
  upload(owner: Person, folder: string): Promise<string>
  /** A recipe of a user. */
  ownRecipe(as?: Person, fields?: Record<string, unknown>): Promise<{ guid: string; slug: string; version: number }>
  ownIngredient(
    as?: Person,
    fields?: Record<string, unknown>,
  ): Promise<{ guid: string; slug: string; updated_at: string }>
  close(): Promise<void>
}

/** Opens the API over the starter catalogue, with stand-ins for all outside services. */
export async function openWorld(): Promise<World> {
  const standin = await startOauthStandin()
  const gateway = await startGatewayStandin()
  const api = await openAccountApi({
    seeded: true,
    oauth: createOauthClients(standin.settings),
    payments: createGateway(gateway.settings),
    library: await readFixtures(),
    companies: { find: async (ico) => ({ ...COMPANY, ico }) },
    pages: { read: async (url) => ({ url, type: 'text/html', text: PAGE }) },
  })
  const { db } = api.database
  const keys = createKeyReader(db)
  const password_hash = await hashPassword(PASSWORD)
  let last = 0
  const number = (): number => {
    last += 1
    return last
  }
  const enter: World['enter'] = async (fields) => {
    const user = await buildUser(db, { password_hash, ...fields })
    const { access, refresh } = await startSession({ db, keys }, user.guid, { address: '', device: 'Prohlížeč' })
    return { user, token: access, refresh }
  }
  const send: World['send'] = (method, { path, as, cookies, ...rest }) => {
    const options = { method, ...rest, ...(as ? { token: as.token } : {}) }
    return cookies ? api.asPage(path, cookies, options) : api.call(path, options)
  }
  const make: World['make'] = async (method, call) => {
    const { status, body } = await send(method, call)
    if (status >= 300) throw new Error(`${method} ${call.path} answers ${status} ${JSON.stringify(body)}`)
    return body
  }
  const person = await enter()
  const flour = await buildKnown(db, { name: 'Mouka na počítání' })
  const [recipe] = await api.sql(
    `select slug, guid, ingredient_guids[1] as ingredient from recipe where status = 'Approved' order by slug limit 1`,
  )
  const affiliate = await enter({ is_affiliate: true, is_premium: true })
  await buildPublicProfile(db, { user: affiliate.user.guid })
  await api.sql(`insert into tag (name, position) values ('počítaný', 9999) on conflict do nothing`)
  const ownIngredient: World['ownIngredient'] = async (as = person, fields = {}) => {
    const [category] = await api.sql('select guid from sub_food_category limit 1')
    const nutrients = { kilojoules: 1000, protein: 10, carbohydrates: 20, fat: 5 }
    const body = { name: `Vlastní surovina ${number()}`, sub_food_category: category?.guid, ...nutrients, ...fields }
    return make('POST', { path: '/ingredient', as, body })
  }
  return {
    api,
    gateway,
    person,
    affiliate,
    flour,
    number,
    enter,
    send,
    make,
    ownIngredient,
    premium: await enter({ is_premium: true }),
    admin: await enter({ is_admin: true, is_super_admin: true, is_demo: true }),
    recipe: recipe as World['recipe'],
    upload: async (owner, folder) => {
      const path = `uploads/${folder}/foto-${number()}.jpg`
      return `/images/${await buildImageFile(db, path, owner.user.guid)}`
    },
    ownRecipe: (as = person, fields = {}) =>
      make('POST', { path: '/recipe', as, body: recipeBody(flour, { name: `Vlastní ${number()}`, ...fields }) }),
    close: async () => {
      await api.close()
      await standin.close()
      await gateway.close()
    },
  }
}

/** The decision of an admin in the calls. */
export const DECISION = { status: 'Denied', status_note: 'Ještě jednou prosím' }

const COMPANY = {
  name: 'Pekárna s.r.o.',
  street: 'Dlouhá 1',
  city: 'Praha',
  postal_code: '110 00',
  country: 'CZ',
  dic: null,
  defunct: false,
}

const RECIPE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Palačinky',
  recipeYield: '4',
  recipeIngredient: ['250 g hladké mouky', '500 ml mléka', '2 vejce'],
  recipeInstructions: ['Umícháme těsto.', 'Upečeme.'],
}
const PAGE = `<html><body><script type="application/ld+json">${JSON.stringify(RECIPE)}</script></body></html>`
