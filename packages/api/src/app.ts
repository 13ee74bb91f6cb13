import { readActor } from '#api/account/sessions/authenticate.ts'
import { AREAS, DECLARED } from './areas.ts'
import type { App, Services } from './kernel/http/scope.ts'
import { createApp, type Origin, serve } from './kernel/http/server.ts'

/** The API as one function from request to response, for everything below `/api`. */
export type Api = { fetch(request: Request, origin?: Origin): Promise<Response> }

/** Binds every noun of every area to one function. Its only state are caches of the catalogue. */
export function createApi(services: Services): Api {
  return { fetch: serve(bindAll(services)) }
}

/** An app with the routes of every noun. */
export function bindAll(services: Services): App {
  const app = createApp(services, { readActor, declared: DECLARED })
  for (const { binders = [] } of AREAS) for (const bindNoun of binders) bindNoun(app)
  return app
}
