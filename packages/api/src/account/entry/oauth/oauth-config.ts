import { createPrivateKey } from 'node:crypto'
import type { OauthSettings } from '@zivina/integrations/oauth/clients'
import { z } from 'zod'
import { configPart } from '#api/kernel/config/config-part.ts'
import { refuse } from '#api/kernel/config/environment.ts'

const text = z.string().min(1).optional()
/** Another address of a service, or `standin` for the built-in one. Unencrypted only on this machine. */
const Address = z
  .union([z.literal('standin'), z.url({ protocol: /^https$/ }), z.url({ hostname: /^(localhost|127\.0\.0\.1)$/ })])
  .optional()
/** PKCS #8 text; line breaks may be written as `\n`, as in a file of variables. */
const PrivateKey = z
  .string()
  .transform((value) => value.replaceAll('\\n', '\n'))
  .refine(isEllipticKey, 'it is no private key of the kind that Apple gives')
  .optional()

const ENVIRONMENT = {
  OAUTH_GOOGLE_ID: text,
  OAUTH_GOOGLE_SECRET: text,
  OAUTH_GOOGLE_URL: Address,
  OAUTH_APPLE_ID: text,
  OAUTH_APPLE_TEAM_ID: text,
  OAUTH_APPLE_KEY_ID: text,
  OAUTH_APPLE_PRIVATE_KEY: PrivateKey,
  OAUTH_APPLE_URL: Address,
  OAUTH_SEZNAM_ID: text,
  OAUTH_SEZNAM_SECRET: text,
  OAUTH_SEZNAM_URL: Address,
}
type Environment = z.output<z.ZodObject<typeof ENVIRONMENT>>
type Provider = keyof OauthSettings

/** The offered services, and which of them are the stand-in. */
export type OauthConfig = { settings: OauthSettings; standins: readonly Provider[] }

const NEEDED = {
  google: ['OAUTH_GOOGLE_ID', 'OAUTH_GOOGLE_SECRET'],
  apple: ['OAUTH_APPLE_ID', 'OAUTH_APPLE_TEAM_ID', 'OAUTH_APPLE_KEY_ID', 'OAUTH_APPLE_PRIVATE_KEY'],
  seznam: ['OAUTH_SEZNAM_ID', 'OAUTH_SEZNAM_SECRET'],
} as const satisfies Record<Provider, readonly (keyof Environment)[]>
const ADDRESS = { google: 'OAUTH_GOOGLE_URL', apple: 'OAUTH_APPLE_URL', seznam: 'OAUTH_SEZNAM_URL' } as const

/** The services for log-in. */
export const oauthConfig = configPart({
  environment: ENVIRONMENT,
  read: (env, { is_private }) => readOauth(env, is_private),
  unready: ({ standins }: OauthConfig) =>
    standins.length > 0 ? ['Přihlášení jinou službou vede na náhražku, která pustí kohokoli.'] : [],
})

/**
 * Determines the offered services. An incomplete configuration of a service is a mistake.
 * @param is_private whether the product is reachable from this machine only: the stand-in does not verify who logs in
 */
function readOauth(env: Environment, is_private: boolean): OauthConfig {
  const providers = Object.keys(NEEDED) as Provider[]
  const standins = providers.filter((provider) => env[ADDRESS[provider]] === 'standin')
  const [first] = standins
  if (first && !is_private) refuse(ADDRESS[first], 'the stand-in lets anybody in, so it serves this machine alone')
  for (const provider of providers) if (!standins.includes(provider)) refuseHalves(env, provider)
  const url = (provider: Provider) => (standins.includes(provider) ? undefined : env[ADDRESS[provider]])
  return { standins, settings: { google: google(env, url), apple: apple(env, url), seznam: seznam(env, url) } }
}

function refuseHalves(env: Environment, provider: Provider): void {
  const names: readonly (keyof Environment)[] = NEEDED[provider]
  const given = [...names, ADDRESS[provider]].filter((name) => env[name] !== undefined)
  const missing = names.find((name) => env[name] === undefined)
  if (given.length > 0 && missing) refuse(missing, `it is missing, while ${given[0]} is set`)
}

type UrlOf = (provider: Provider) => string | undefined

function google(
  { OAUTH_GOOGLE_ID: id, OAUTH_GOOGLE_SECRET: secret }: Environment,
  url: UrlOf,
): OauthSettings['google'] {
  return id && secret ? { client_id: id, client_secret: secret, url: url('google') } : undefined
}

function seznam(
  { OAUTH_SEZNAM_ID: id, OAUTH_SEZNAM_SECRET: secret }: Environment,
  url: UrlOf,
): OauthSettings['seznam'] {
  return id && secret ? { client_id: id, client_secret: secret, url: url('seznam') } : undefined
}

function apple(env: Environment, url: UrlOf): OauthSettings['apple'] {
  const { OAUTH_APPLE_ID: client_id, OAUTH_APPLE_TEAM_ID: team_id, OAUTH_APPLE_KEY_ID: key_id } = env
  const { OAUTH_APPLE_PRIVATE_KEY: private_key } = env
  if (!client_id || !team_id || !key_id || !private_key) return undefined
  return { client_id, team_id, key_id, private_key, url: url('apple') }
}

function isEllipticKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ec'
  } catch {
    return false
  }
}
