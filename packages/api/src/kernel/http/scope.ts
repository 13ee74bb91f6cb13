import type { Library } from '@zivina/content/library'
import type { Access, EndpointSpec } from '@zivina/contract/kernel/endpoint'
import type { Db } from '@zivina/db/database'
import type { CompanyRegister } from '@zivina/integrations/companies/port'
import type { PageReader } from '@zivina/integrations/egress/port'
import type { OauthClients } from '@zivina/integrations/oauth/port'
import type { WorkPool } from '@zivina/work/port'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { ActorFor } from '#api/kernel/access/actor.ts'
import type { ActorReader } from '#api/kernel/access/admission.ts'
import type { KeyReader } from '#api/kernel/keys/keys.ts'
import type { Mailer } from '#api/kernel/mail/mail-queue.ts'
import type { CatalogueClock } from '#api/kernel/ports/catalogue-clock.ts'
import type { Declared } from '#api/kernel/ports/declared.ts'
import type { ImageSettings } from '#api/kernel/ports/image-settings.ts'
import type { Log } from '#api/kernel/ports/log.ts'
import type { Recompute } from '#api/kernel/ports/recompute.ts'
import type { Urls } from '#api/kernel/ports/urls.ts'
import type { Cookies } from './cookies.ts'
import type { Visitor } from './visitor.ts'

/** What the process lends to the API. */
export type Services = {
  db: Db
  catalogue: CatalogueClock
  log: Log
  /** Queues mail, in the caller's transaction where there is one. */
  mail: Mailer
  /** Has recipes counted anew after an ingredient changed. */
  recompute: Recompute
  /** The public register of companies. */
  companies: CompanyRegister
  /** The services one may log in through; none unless given. */
  oauth?: OauthClients
  /** Reads pages whose addresses people give. */
  pages: PageReader
  /** Does what may take long outside the process. */
  work: WorkPool
  /** Folder for the large bodies of requests under way; one in the system's temporary folder unless given. */
  bodies_dir?: string
  /** Articles and guides; none unless given. */
  library?: Library
  /** Where the image host is: `/images`, or an absolute address. */
  image_url_endpoint: string
  /** How pictures are taken; by our own host into its usual folder unless given. */
  images?: ImageSettings
  /** Address of the site, without a slash at the end. */
  public_url: string
  /** Whether the process can take more requests, apart from its database; always unless given. */
  isReady?: () => Promise<boolean>
  /** Check every answer against its contract and throw where it does not fit. For tests: it costs time. */
  strict_responses?: boolean
}

/** The services together with what the API keeps for itself. */
export type Tools = Omit<Services, 'image_url_endpoint'> & {
  /** Builds the addresses of pictures. */
  urls: Urls
  /** The keys that tokens and codes are made with. */
  keys: KeyReader
  /** Reads who makes a call. */
  readActor: ActorReader
  declared: Declared
}

/** What belongs to one request beyond the request itself. */
export type RequestScope = {
  request_id: string
  /** Template of the route that answers, for the log: never the address itself, which holds what people search for. */
  route: string | null
  address: string
  /** Whose turn it is where calls wait for one another: the address, or the visitor a page is rendered for. */
  turn: string
  /** Set-Cookie headers that go with the answer. */
  set_cookies: string[]
}

/** One address that the app answers. */
export type Route = {
  method: string
  /** As contracts write it: `/recipe/{slug}`. */
  path: string
  handle: (context: Context<{ Bindings: RequestScope }>) => Response | Promise<Response>
}

/** What is put together while nouns bind their calls; `serve` makes a function of it. */
export type App = {
  services: Tools
  routes: readonly Route[]
  /** Adds a route; in which order they are added does not matter. */
  route(route: Route): void
  /** The endpoints whose bodies may be larger than the usual. */
  large: readonly EndpointSpec[]
  /** Lets the path of an endpoint take a body of the size that its contract gives. */
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

/** What a handler works with besides its input: who asks from where, the cookies, and the ports of the kernel. */
export type CallContext<A extends Access = Access> = Tools & {
  actor: ActorFor<A>
  visitor: Visitor
  cookies: Cookies
  headers: Headers
  /** Aborted when the client goes away before the answer. */
  signal: AbortSignal
}

/** What a caller gives, parsed. */
type Input<E extends EndpointSpec> = { params: Parsed<E, 'params'>; query: Parsed<E, 'query'>; body: Sent<E> }

/** Answers one endpoint with what its contract promises. Its actor is a logged-in user unless the call is public. */
export type Handler<E extends EndpointSpec> = (
  ctx: CallContext<AccessOf<E>>,
  input: Input<E>,
) => Promise<z.input<E['response']>>

/** One handler for every endpoint of a noun. */
export type Handlers<Noun> = { [K in keyof Noun]: Noun[K] extends EndpointSpec ? Handler<Noun[K]> : never }

/** `/recipe/{slug}` as the router writes it. */
export function toHonoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}
