import type { EndpointSpec } from '@zivina/contract/endpoint'
import type { Db } from '@zivina/db/database'
import type { Hono } from 'hono'
import type { z } from 'zod'
import type { Mailer } from '../jobs/mail-queue.ts'
import type { Actor } from './access.ts'

/** Where the adapter writes its lines; pino fits. */
export type Log = {
  info(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** A number that rises with every change of the catalogue, or null while caches are not to be trusted. */
export type CatalogueClock = { version(): number | null }

/** What the process lends to the API. */
export type Services = {
  db: Db
  catalogue: CatalogueClock
  log: Log
  /** Queues mail, in the caller's transaction where there is one. */
  mail: Mailer
  /** Where the image host is: `/images`, or an absolute address. */
  image_url_endpoint: string
  /** Address of the site, without a slash at the end. */
  public_url: string
  /** Check every answer against its contract and throw where it does not fit. For tests: it costs time. */
  strict_responses?: boolean
}

/** What belongs to one request beyond the request itself. */
export type RequestScope = {
  request_id: string
  /** Template of the route that answers, for the log: never the address itself, which holds what people search for. */
  route: string | null
}

export type App = {
  hono: Hono<{ Bindings: RequestScope }>
  services: Services
}

type Parsed<E extends EndpointSpec, Part extends 'params' | 'query' | 'body'> =
  E extends Record<Part, infer S extends z.ZodType> ? z.output<S> : undefined

/** What a handler receives: parsed input, whoever asks, and the process's services. */
export type Call<E extends EndpointSpec> = Services & {
  actor: Actor
  params: Parsed<E, 'params'>
  query: Parsed<E, 'query'>
  body: Parsed<E, 'body'>
}

/** Answers one endpoint with what its contract promises. */
export type Handler<E extends EndpointSpec> = (call: Call<E>) => Promise<z.input<E['response']>>

/** One handler for every endpoint of a noun. */
export type Handlers<Noun> = { [K in keyof Noun]: Noun[K] extends EndpointSpec ? Handler<Noun[K]> : never }

/** `/recipe/{slug}` as the router writes it. */
export function toHonoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}
