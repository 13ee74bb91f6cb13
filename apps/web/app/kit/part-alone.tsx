import type { ReactNode } from 'react'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'

/** Any: only path and query of an address are shown. */
const SITE = 'http://localhost'

/**
 * A part of a page at its address, to be rendered on the server without the page around it: hooks of the router work in it as
 * they do in the page, but for those that read a loader's data.
 * @param address path and query
 */
export async function partAlone(address: string, part: ReactNode): Promise<ReactNode> {
  const handler = createStaticHandler([{ path: '*', element: part }])
  const context = await handler.query(new Request(`${SITE}${address}`))
  if (context instanceof Response) throw new Error(`A part of ${address} was answered with ${context.status}`)
  const router = createStaticRouter(handler.dataRoutes, context)
  return <StaticRouterProvider router={router} context={context} hydrate={false} />
}
