import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** Who may make a call. There is no default on purpose: a call that declares nothing does not compile. */
export type Access = 'public' | 'user' | 'premium' | 'affiliate' | 'admin' | 'super_admin'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * How often one address (or one e-mail named in the body, or one logged-in user) may make a call. Beyond it the answer is
 * TOO_MANY_REQUESTS with Retry-After. An IPv6 address counts with its /64, and its /48 may make ten times as many calls.
 */
export type RateLimit = { by: 'address' | 'account' | 'user'; attempts: number; seconds: number }

/** An answer that is a file, streamed while it is produced. `size` in bytes where it is known before, for a client's progress. */
export type Download = { file_name: string; stream: ReadableStream<Uint8Array>; size?: number }

/**
 * An answer that goes on: server-sent events, written as they happen. Each is the latest version of what is followed; null where
 * changes may have been missed, so that the client reads anew.
 */
export type EventFeed = {
  /** @returns ends the feed; called once, when the client leaves or the stream's time is over */
  open: (feed: { send: (version: number | null) => void; end: () => void }) => () => void
}

/** One call of the API as plain data, from which routes, clients, validation, the access matrix and OpenAPI are made. */
export type EndpointSpec = {
  method: Method
  /** Below the API's base path, parameters in braces: `/recipe/{slug}`. */
  path: `/${string}`
  access: Access
  /** One English line for the API document. */
  summary: string
  /** Limits beyond the general one, for calls that check a secret or cost something. */
  rate_limits?: readonly RateLimit[]
  /**
   * Set where a call takes more than a few milliseconds of the database ("dear" means expensive). Such calls share a few
   * places, taken in turns by address; when too many wait, the answer is SERVICE_UNAVAILABLE with Retry-After. Their statements
   * have connections of their own and are cancelled after some seconds. One address may make `DEAR_CALLS_PER_MINUTE` of each.
   */
  cost?: 'dear'
  /** Path parameters. Invalid ones are answered as not found. */
  params?: z.ZodObject
  /** Query parameters, all strings. Unknown names and invalid values are answered with INCORRECT_QUERY_PARAMS. */
  query?: z.ZodObject
  /** JSON body. */
  body?: z.ZodType
  /** The largest body in bytes, where it exceeds the usual limit; the path then has no parameters. */
  body_max_bytes?: number
  /**
   * Set where the body is so large that reading it would delay other requests. It is written to a file while it arrives; the
   * handler lets a task of the work pool read the file and check it against `body`.
   */
  large_body?: true
  /** Body of a form posted from another site's page, instead of JSON. */
  form?: z.ZodObject
  /**
   * Set where pages of other sites and other programs may call it too; other calls that change something are refused to them.
   */
  from_anywhere?: true
  /**
   * Set where another service calls on its own, to tell of something. Query parameters beyond those declared are ignored instead of
   * refused, as its makers may add some, pages of other sites may not call it in a browser, and no cache stores the answer.
   */
  webhook?: true
  /**
   * Set where a GET changes something, which only an address that the specification gives may do. It is then refused to other sites
   * like every call that changes something, and HEAD, which browsers and programs send to look, is answered with 405.
   */
  changes?: true
  /**
   * Set where an admin who looks at a person’s account gets the answer as its owner does: all of it, or with the fields named here,
   * which are data about health or secrets, replaced by these values. Every call without it is refused to them.
   */
  seen?: true | Readonly<Record<string, unknown>>
  /** Status of a successful answer; 303 redirects to the response's `location`. */
  status: 200 | 201 | 204 | 303
  response: z.ZodType
  /** Set where null is answered with 204 and no body. */
  empty?: true
  /**
   * Set where the answer is a file of this type instead of JSON; the handler returns a `Download`. For `text/event-stream` it
   * returns an `EventFeed`.
   */
  media_type?:
    | 'application/zip'
    | 'application/pdf'
    | 'application/json'
    | 'application/ld+json'
    | 'application/octet-stream'
    | 'image/jpeg'
    | 'text/calendar'
    | 'text/csv'
    | 'text/event-stream'
  /** Codes that this call may answer with, beyond those shared by every call. */
  errors: readonly ErrorCode[]
  /** The code for an invalid path parameter; NOT_FOUND by default. */
  not_found?: ErrorCode
}

/** Declares an endpoint, keeping its exact types. */
export function endpoint<const Spec extends EndpointSpec>(spec: Spec): Spec {
  return spec
}
