import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Parts of the router that are never used in the browser, or not in its way, and what stands in for them there. */
const STAND_INS: Readonly<Record<string, string>> = {
  'instrumentation.js': './no-instrumentation.ts',
  'fog-of-war.js': './no-route-discovery.ts',
  'routeModules.js': './no-reload.ts',
}
const SOURCE = /\/(instrumentation|fog-of-war|routeModules)\.js$/
/** Modules of the router that run on a server, which have the real parts. */
const ON_SERVER = /\/lib\/(server-runtime|rsc)\//

/** Names for a debugger, which keep a component in the bundle that nothing else names. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm
const MADE = / = (React\$1\.(?:forwardRef|memo|createContext)\()/g
/** What the router tells a developer who uses it wrongly: a sentence at the end of a check. */
const COMPLAINT = /^(\s*(?:invariant|warning|warnOnce)\(.*, )(?:"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)\);$/

/** Puts the place of each complaint in the router's sources in place of its words. */
function shortenComplaints(code: string, file: string): string {
  const shorten = (line: string, index: number) => line.replace(COMPLAINT, `$1"${file}:${index + 1}");`)
  return code.split('\n').map(shorten).join('\n')
}

/** Parts of a route that travel in a file of their own come by the same way as the route. */
const ROUTE_PART =
  /\bimport\(\s*\/\* @vite-ignore \*\/\s*\/\* webpackIgnore: true \*\/\s*(route\.client\w+Module|modulePath)\s*\)/g

/** A module of the router without its complaints' words, and so that what nobody imports of it can be left out. */
export function trim(code: string, file: string): string {
  return shortenComplaints(code, file)
    .replace(DISPLAY_NAME, '')
    .replace(MADE, ' = /* @__PURE__ */ $1')
    .replace(ROUTE_PART, 'loadRouteModule({ id: $1, module: $1 }, {})')
}

/**
 * Leaves out of the browser's bundle what only an instrumented router, or one that discovers its routes, needs; components of
 * the router that nobody imports; and its words for developers, who find them in its sources.
 */
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
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.js/ },
      handler: (code, id) => trim(code, id.split('/').at(-1) ?? id),
    },
  }
}
