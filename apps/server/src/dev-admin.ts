import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import type { AdminFiles } from './mounts/admin.ts'

/** The port over which the browser learns of changes: next to the one that the site's own development server uses. */
const CHANGES_PORT = 24_679
const SOURCES = fileURLToPath(new URL('../../web/admin', import.meta.url))

/**
 * Serves the administration from its sources: a second development server behind the product's port, so that the product's
 * check of roles applies to it too.
 */
export async function liveAdmin(): Promise<AdminFiles & { close: () => Promise<void> }> {
  const vite = await createServer({
    root: SOURCES,
    configFile: `${SOURCES}/vite.config.ts`,
    server: { host: '127.0.0.1', hmr: { port: CHANGES_PORT } },
  })
  await vite.listen()
  const address = vite.httpServer?.address()
  if (!address || typeof address !== 'object')
    throw new Error('The development server of the administration has no port.')
  const read = (path: string, headers: HeadersInit) => fetch(`http://127.0.0.1:${address.port}${path}`, { headers })
  const file = async (request: Request): Promise<Response | null> => {
    const { pathname, search } = new URL(request.url)
    const answer = await read(pathname + search, { accept: request.headers.get('accept') ?? '*/*' })
    if (!answer.ok) return null
    const type = answer.headers.get('content-type') ?? 'text/javascript'
    return new Response(answer.body, { headers: { 'content-type': type } })
  }
  return {
    document: async () => (await read('/admin/', { accept: 'text/html' })).text(),
    file,
    connects_to: `ws://localhost:${CHANGES_PORT} ws://127.0.0.1:${CHANGES_PORT}`,
    close: () => vite.close(),
  }
}
