import type { RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { liveAdmin } from './dev-admin.ts'
import type { RenderPage } from './mounts/pages.ts'
import { readConfig } from './process/config.ts'
import { announce, run, stopOnSignals } from './process/process.ts'
import { type MakeApi, startProduct } from './process/product.ts'

type Api = ReturnType<MakeApi>

/** Starts the product with live reload: pages, styles and the API follow the saved sources. */
async function develop(): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'info', ...process.env })
  const vite = await createVite({
    root: fileURLToPath(new URL('../../web', import.meta.url)),
    server: { middlewareMode: true },
    appType: 'custom',
  })
  const admin = await liveAdmin()
  const parts = {
    render: liveRender(vite),
    // No page is cached while its sources change.
    keyOf: (pathname: string, search: string) => pathname + search,
    client_dir: null,
    admin,
    makeApi: liveApi(vite),
    wrap: (listener: RequestListener): RequestListener => viteFirst(vite, listener),
  }
  const product = await startProduct(config, parts, pino({ level: config.log_level }))
  stopOnSignals({
    ...product,
    close: () => Promise.all([vite.close(), admin.close(), product.close()]).then(() => undefined),
  })
  announce(config, product.port)
}

function liveRender(vite: ViteDevServer): RenderPage {
  return async (request, context) => {
    const { renderPage } = (await vite.ssrLoadModule('./server/pages.ts')) as { renderPage: RenderPage }
    return renderPage(request, context)
  }
}

/** Makes a new API whenever its module has changed since the last request. */
function liveApi(vite: ViteDevServer): MakeApi {
  return (dependencies) => {
    let module: { createApi: MakeApi } | null = null
    let api: Api | null = null
    return {
      fetch: async (request, origin) => {
        const current = (await vite.ssrLoadModule('@zivina/api/app')) as { createApi: MakeApi }
        if (current !== module || !api) {
          module = current
          api = current.createApi(dependencies)
        }
        return api.fetch(request, origin)
      },
    }
  }
}

/** Paths that the product answers itself, also in development. */
const OWN = /^\/(api|images|admin)([/?]|$)/

function viteFirst(vite: ViteDevServer, listener: RequestListener): RequestListener {
  return (request, response) => {
    if (OWN.test(request.url ?? '')) return listener(request, response)
    vite.middlewares(request, response, () => listener(request, response))
  }
}

run(develop)
