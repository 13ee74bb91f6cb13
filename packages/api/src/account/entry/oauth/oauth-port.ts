import { createOauthClients } from '@zivina/integrations/oauth/clients'
import { type OauthClients, OauthDown } from '@zivina/integrations/oauth/port'
import { startOauthStandin } from '@zivina/integrations/oauth/standin'
import type { Port } from '#api/kernel/ports/port.ts'
import { watched } from '#api/kernel/watch/watch.ts'
import { type OauthConfig, oauthConfig } from './oauth-config.ts'

declare module '#api/kernel/ports/port.ts' {
  interface Ports {
    /** The services with which people can log in; there may be none. */
    oauth: OauthClients
  }
}

export const oauthClients: Port<'oauth', OauthConfig> = {
  name: 'oauth',
  config: oauthConfig,
  open: async (_, { settings, standins }) => {
    if (standins.length === 0) return { port: createOauthClients(settings) }
    const standin = await startOauthStandin()
    const own = Object.fromEntries(standins.map((provider) => [provider, standin.settings[provider]]))
    return { port: createOauthClients({ ...settings, ...own }), close: () => standin.close() }
  },
  watched: (clients, watch) => {
    const failureOf = (error: unknown) => (error instanceof OauthDown ? 'down' : null)
    return new Map([...clients].map(([name, client]) => [name, watched(client, name, watch, failureOf)]))
  },
}
