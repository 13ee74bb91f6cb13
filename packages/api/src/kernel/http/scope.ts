import type { Library } from '@zivina/content/library'
import type { Access, EndpointSpec } from '@zivina/contract/kernel/endpoint'
import type { Db } from '@zivina/db/database'
import type { WorkPool } from '@zivina/work/port'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { ActorFor } from '#api/kernel/access/actor.ts'
import type { ActorReader } from '#api/kernel/access/admission.ts'
import type { Declared } from '#api/kernel/declared/declared.ts'
import type { KeyReader } from '#api/kernel/keys/keys.ts'
import type { CatalogueClock } from '#api/kernel/ports/catalogue-clock.ts'
import type { ImageSettings } from '#api/kernel/ports/image-settings.ts'
import type { Log } from '#api/kernel/ports/log.ts'
import type { Ports } from '#api/kernel/ports/port.ts'
import type { Urls } from '#api/kernel/ports/urls.ts'
import type { Cookies } from './cookies.ts'
import type { Visitor } from './visitor.ts'

/** What the process provides to the API: the ports of the areas, and what it has itself. */
export type Services = Ports & {
  db: Db
  catalogue: CatalogueClock
  log: Log
  /** Runs slow work outside the process. */
  work: WorkPool
  /** Folder for the large bodies of requests under way; one in the system's temporary folder unless given. */
  bodies_dir?: string
  /** Articles and guides; none by default. */
  library?: Library
  /** Where the image host is: `/images`, or an absolute address. */
  image_url_endpoint: string
  /** How pictures are uploaded; by default to our own host into its usual folder. */
  images?: ImageSettings
  /** Address of the site, without a trailing slash. */
  public_url: string
  /** Whether a place for nightly backups is configured; false by default. */
  has_backups?: boolean
  /** Whether the process can accept more requests, apart from its database; by default always. */
  isReady?: () => Promise<boolean>
  /** Checks every answer against its contract and throws where it does not fit. For tests, as it takes time. */
  strict_responses?: boolean
}

/** The services together with those that the API makes itself. */
export type Tools = Omit<Services, 'image_url_endpoint'> & {
  /** Builds the addresses of pictures. */
  urls: Urls
  /** The keys that sign tokens and codes. */
  keys: KeyReader
  /** Identifies the caller. */
  readActor: ActorReader
  declared: Declared
}

/** The data of one request beyond the request itself. */
export type RequestScope = {
  request_id: string
  /** Template of the matched route, for the log: never the address itself, which contains what people search for. */
  route: string | null
  address: string
  /** Whose turn it is where calls wait for one another: the address, or the visitor a page is rendered for. */
  turn: string
  /** Whether a page of this process asks, whose answer is never sent. */
  is_inside: boolean
  /** Set-Cookie headers of the answer. */
  set_cookies: string[]
}

/** One route of the app. */
export type Route = {
  method: string
  /** As contracts write it: `/recipe/{slug}`. */
  path: string
  handle: (context: Context<{ Bindings: RequestScope }>) => Response | Promise<Response>
}

/** Collects the calls that nouns bind; `serve` makes a request handler of them. */
export type App = {
  services: Tools
  routes: readonly Route[]
  /** Adds a route, in any order. */
  route(route: Route): void
  /** The endpoints whose bodies may exceed the usual limit. */
  large: readonly EndpointSpec[]
  /** Raises the limit of an endpoint's body to the size in its contract. */
  allowBody(endpoint: EndpointSpec): void
}

/** A large body as it arrived, in a file that exists until the call is answered. */
export type ReceivedBody = { file: string }

type Sent<E extends EndpointSpec> = E extends Record<'large_body', true> ? ReceivedBody : Small<E>
type Small<E extends EndpointSpec> =
  E extends Record<'form', infer S extends z.ZodType> ? z.output<S> : Parsed<E, 'body'>
type Parsed<E extends EndpointSpec, Part extends 'params' | 'query' | 'body'> =
  E extends Record<Part, infer S extends z.ZodType> ? z.output<S> : undefined
type AccessOf<E extends EndpointSpec> = E extends { access: infer A extends Access } ? A : never

/** A handler's context besides its input: the caller and its address, the cookies, and the ports. */
export type CallContext<A extends Access = Access> = Tools & {
  actor: ActorFor<A>
  visitor: Visitor
  cookies: Cookies
  headers: Headers
  /** Aborted when the client disconnects before the answer. */
  signal: AbortSignal
}

/** The ports of a handler's context that a service works with. */
export type Ctx<Port extends keyof CallContext> = Pick<CallContext, Port>

/** The same for a logged-in user. */
export type UserCtx<Port extends keyof CallContext> = Pick<CallContext<'user'>, Port | 'actor'>

/** The caller's input, parsed. */
type Input<E extends EndpointSpec> = { params: Parsed<E, 'params'>; query: Parsed<E, 'query'>; body: Sent<E> }

/** Answers one endpoint by its contract. Its actor is a logged-in user unless the call is public. */
export type Handler<E extends EndpointSpec> = (
  ctx: CallContext<AccessOf<E>>,
  input: Input<E>,
) => Promise<z.input<E['response']>>

/** One handler for every endpoint of a noun. */
export type Handlers<Noun> = { [K in keyof Noun]: Noun[K] extends EndpointSpec ? Handler<Noun[K]> : never }

/** `/recipe/{slug}` in the router's notation. */
export function toHonoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}
