import { ApiFailure, type PublicApiClient } from '@zivina/contract/client'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { apiContext } from '#app/session/api/contexts.ts'

/** Input of a page's `load`, on the server and in the browser alike. */
export type LoadInput<Params> = { api: PublicApiClient; params: Params; url: URL; signal: AbortSignal }

export type LoaderArguments<Params> = { request: Request; params: Params; context: Readonly<RouterContextProvider> }

/**
 * Makes a route's `loader` and `clientLoader` from one `load`. In the browser it calls the API directly, so that a client
 * navigation needs no rendering server.
 *
 * Failures end where the specification says: BACKEND_DOWN at /udrzba, a banned user at /ban, a missing record at the not-found
 * page, everything else at the error page with the API's status.
 */
export function loading<Params, Result>(load: (input: LoadInput<Params>) => Promise<Result>) {
  return async ({ request, params, context }: LoaderArguments<Params>): Promise<Result> => {
    const url = new URL(request.url)
    try {
      return await load({ api: context.get(apiContext), params, url, signal: request.signal })
    } catch (failure) {
      if (failure instanceof ApiFailure) throw answerToFailure(failure, url)
      throw failure
    }
  }
}

function answerToFailure(failure: ApiFailure, url: URL) {
  if (failure.has('BACKEND_DOWN') || failure.has('SERVICE_UNAVAILABLE')) {
    return redirect(`/udrzba?${new URLSearchParams({ zpet: url.pathname + url.search })}`)
  }
  if (failure.has('BANNED_USER')) return redirect('/ban')
  if (failure.status === 404) return notFound(url.pathname)
  return data({ message: failure.message, request_id: failure.request_id }, { status: failure.status })
}

/**
 * The redirect to throw where a page has moved permanently; the query is kept. A browser asks again each time, so that a slug
 * may be reused.
 */
export function movedTo(path: string, url: URL): Response {
  return redirect(`${path}${url.search}`, { status: 301, headers: { 'cache-control': 'no-cache' } })
}

/** The response to throw where a page does not exist. */
export function notFound(path: string) {
  return data({ message: `Page Not Found: ${path}` }, { status: 404, statusText: `Page Not Found: ${toAscii(path)}` })
}

/** A status line may contain only printable ASCII. */
function toAscii(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, (character) => encodeURIComponent(character))
}
