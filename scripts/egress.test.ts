import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Ways to send requests, by which an address entered by a person could be requested without the checks. `fetch` means the
 * global function, not a method of ours.
 */
const WAYS_OUT =
  /(?<![\w.])fetch\((?!\w+\??:)|(?<!import type [^\n]*)from '(node:)?(https|http2|net|tls|dgram|undici|axios|got|node-fetch|ky|superagent)'|\brequest\b[^\n]*from '(node:)?http'|globalThis\.fetch|new WebSocket\(|new EventSource\(/

/** Files that send requests or listen, with the reason. Only the egress module requests addresses entered by people. */
const MAY: Record<string, string> = {
  'packages/integrations/src/egress/request-hop.ts': 'the one way out to addresses from people',
  'packages/integrations/src/oauth/bounded-fetch.ts': 'addresses of the configured log-in services alone',
  'packages/integrations/src/images/hosted-reader.ts':
    'the configured image service alone, by checked paths of pictures',
  'packages/integrations/src/companies/ares.ts': 'one fixed address of the configuration, and a number of eight digits',
  'packages/integrations/src/payments/requests.ts': 'the configured payment gateway alone, and numbers of payments',
  'packages/integrations/src/payments/standin/notifications.ts':
    'the gateway to try with, to the address that this product gave it',
  'packages/integrations/src/stores/revenue-cat.ts':
    'the configured service for app stores alone, and guids of accounts',
  'packages/integrations/src/stores/standin/deliveries.ts':
    'the app stores to try with, to the address that this product gave them',
  'apps/server/src/dev-admin.ts': 'in development alone, its own development server on this machine',
}

const sources = globSync('{packages,apps/server}/**/src/**/*.ts', { cwd: root }).filter(
  (path) => !path.includes('node_modules') && !/\.test\.ts$|\/calls\.ts$|\/testing(\/|\.ts$)/.test(path),
)

/** Source text without comments, which may mention these names. */
function codeOf(path: string): string {
  return readFileSync(root + path, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
}

test('only the egress module requests addresses entered by people', () => {
  expect(sources.length).toBeGreaterThan(200)
  const out = sources.filter((path) => WAYS_OUT.test(codeOf(path)))
  expect(out.toSorted()).toEqual(Object.keys(MAY).toSorted())
})

test.each([
  "await fetch('http://a')",
  "import { request } from 'node:https'",
  "import { request as go } from 'node:http'",
  "import { Agent } from 'undici'",
  "import { connect } from 'node:net'",
  'globalThis.fetch(a)',
])('%s is detected', (code) => {
  expect(WAYS_OUT.test(code)).toBe(true)
})
