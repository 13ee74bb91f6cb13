import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** Who may make a call. It has no default on purpose: a call that declares nothing does not compile. */
export type Access = 'public' | 'user' | 'premium' | 'affiliate' | 'admin' | 'super_admin'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * How often one address (or one mailbox named in the body, or one signed-in user) may make a call. Beyond it the answer is
 * TOO_MANY_REQUESTS with Retry-After. An IPv6 address counts with its /64, and its /48 may make ten times as many calls.
 */
export type RateLimit = { by: 'address' | 'account' | 'user'; attempts: number; seconds: number }

/** An answer that is a file: sent while it is being made. */
export type Download = { file_name: string; stream: ReadableStream<Uint8Array> }

/** One call of the API as plain data: what routes, clients, validation, the access matrix and OpenAPI are made from. */
export type EndpointSpec = {
  method: Method
  /** Below the API's base path, parameters in braces: `/recipe/{slug}`. */
  path: `/${string}`
  access: Access
  /** One English line for the API document. */
  summary: string
  /** Limits beyond the general one, for calls that test or spend something. */
  rate_limits?: readonly RateLimit[]
  /**
   * Given where a call takes more than a few milliseconds of the database. A dear call waits for one of few places, in turns
   * with other addresses, and answers SERVICE_UNAVAILABLE with Retry-After where too many wait. Its statements have connections
   * of their own and end after some seconds. One address may make `DEAR_CALLS_PER_MINUTE` of it.
   */
  cost?: 'dear'
  /** Path parameters. What does not fit is answered as not found. */
  params?: z.ZodObject
  /** Query parameters, all strings. Unknown names and bad values are answered INCORRECT_QUERY_PARAMS. */
  query?: z.ZodObject
  /** JSON body. */
  body?: z.ZodType
  /** The largest body in bytes where it is more than the usual; the path then has no parameters. */
  body_max_bytes?: number
  /**
   * Given where the body is so large that reading it would delay other requests. It is written to a file while it arrives; the
   * handler has a task of the work pool read the file and check it against `body`.
   */
  large_body?: true
  /** Body of a form that a browser posts from another site's page, in place of JSON. */
  form?: z.ZodObject
  /** Given where pages and programs of others make the call too; others are refused to them when they change something. */
  from_anywhere?: true
  /** Status of a successful answer; 303 leads to the response's `location`. */
  status: 200 | 201 | 204 | 303
  response: z.ZodType
  /** Given where null is answered by 204 and no body. */
  empty?: true
  /** Given where the answer is a file of this type instead of JSON; the handler answers with a `Download`. */
  media_type?: 'application/zip'
  /** Codes this call may answer with beyond those every call shares. */
  errors: readonly ErrorCode[]
  /** The code for a path parameter that fits no schema; NOT_FOUND unless given. */
  not_found?: ErrorCode
}

/** Declares an endpoint, keeping its exact types. */
export function endpoint<const Spec extends EndpointSpec>(spec: Spec): Spec {
  return spec
}
