import { createOauthClients } from '@zivina/integrations/oauth/clients'
import type { OauthClients } from '@zivina/integrations/oauth/port'
import { startOauthStandin } from '@zivina/integrations/oauth/standin'
import type { OauthConfig } from './oauth-config.ts'

/** Opens the services for log-in, and what has to be closed with them. */
export async function openOauth({
  settings,
  standins,
}: OauthConfig): Promise<{ clients: OauthClients; close(): Promise<void> }> {
  if (standins.length === 0) return { clients: createOauthClients(settings), close: async () => {} }
  const standin = await startOauthStandin()
  const own = Object.fromEntries(standins.map((provider) => [provider, standin.settings[provider]]))
  return { clients: createOauthClients({ ...settings, ...own }), close: () => standin.close() }
}
