import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Parts of the router that are never used in the browser, and what stands in for them there. */
const STAND_INS: Readonly<Record<string, string>> = {
  'instrumentation.js': './no-instrumentation.ts',
  'fog-of-war.js': './no-route-discovery.ts',
}
const SOURCE = /\/(instrumentation|fog-of-war)\.js$/
/** Modules of the router that run on a server, which have the real parts. */
const ON_SERVER = /\/lib\/(server-runtime|rsc)\//

/** Leaves out of the browser's bundle what only an instrumented router, or one that discovers its routes, needs. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: SOURCE },
      handler(source, importer) {
        const standIn = STAND_INS[source.split('/').at(-1) ?? '']
        if (!standIn || !importer?.includes('/react-router/') || ON_SERVER.test(importer)) return null
        return fileURLToPath(new URL(standIn, import.meta.url))
      },
    },
  }
}
