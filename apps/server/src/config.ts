import { resolve } from 'node:path'
import type { MailAddress } from '@zivina/integrations/mail/port'
import { DEFAULT_SENDER, parseSender } from '@zivina/integrations/mail/sender'
import { z } from 'zod'
import { OAUTH_ENVIRONMENT, type OauthConfig, readOauth } from './oauth-config.ts'

const Port = z.coerce.number().int().min(0).max(65_535)
const Switch = z.enum(['0', '1']).transform((value) => value === '1')
const Sender = z.string().transform((value, context): MailAddress => {
  const sender = parseSender(value)
  if (sender !== null) return sender
  context.addIssue('it is neither an address nor „Name <address>“')
  return z.NEVER
})
const HttpUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))

/** Every environment variable the product reads, in one place. */
const Environment = z.object({
  PORT: Port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_URL: HttpUrl.optional(),
  // Either our own host's mount, or a hosted service's address.
  IMAGE_URL_ENDPOINT: z.union([z.literal('/images'), HttpUrl]).default('/images'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: Sender.default(DEFAULT_SENDER),
  // Another address of the register of companies, or the one that is built in with made-up companies.
  ARES_URL: z.union([z.literal('standin'), HttpUrl]).optional(),
  ...OAUTH_ENVIRONMENT,
  SEED_CATALOGUE: Switch.optional(),
  DEMO_ACCOUNTS: Switch.optional(),
  TRUST_PROXY: Switch.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
})

export type Config = {
  port: number
  host: string
  data_dir: string
  database_url: string | null
  public_url: string
  image_url_endpoint: string
  /** The server that mails are sent by; without it they are written to `DATA_DIR/outbox`. */
  smtp_url: string | null
  mail_from: MailAddress
  /** Where companies are looked up; null is the public register. */
  ares_url: string | null
  /** The services one may log in through. */
  oauth: OauthConfig
  /** Whether an empty database gets the starter catalogue. */
  seed_catalogue: boolean
  /** Whether accounts to try the product out with are made; their password is published. */
  demo_accounts: boolean
  /** Whether visitors' addresses come from the proxy's X-Forwarded-For. */
  trust_proxy: boolean
  log_level: z.infer<typeof Environment>['LOG_LEVEL']
}

/** Names of this machine alone. */
export const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost'])

/** The environment holds a value the product cannot start with. The message is one sentence that names it. */
export class ConfigError extends Error {}

function refuse(variable: string, what: string): never {
  throw new ConfigError(`The environment variable ${variable} cannot be used: ${what}.`)
}

/**
 * Reads the configuration once, at start. An empty variable counts as absent.
 * @throws ConfigError naming the first bad variable
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    refuse(String(issue?.path.join('.')), String(issue?.message))
  }
  const env = parsed.data
  const isPrivate = env.DATABASE_URL === undefined && LOOPBACK.has(env.HOST)
  return {
    port: env.PORT,
    host: env.HOST,
    data_dir: resolve(env.DATA_DIR),
    database_url: env.DATABASE_URL ?? null,
    public_url: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    image_url_endpoint: env.IMAGE_URL_ENDPOINT,
    smtp_url: env.SMTP_URL ?? null,
    mail_from: env.MAIL_FROM,
    ares_url: env.ARES_URL ?? null,
    oauth: readOauth(env, refuse, isPrivate),
    seed_catalogue: env.SEED_CATALOGUE ?? true,
    demo_accounts: env.DEMO_ACCOUNTS ?? isPrivate,
    trust_proxy: env.TRUST_PROXY,
    log_level: env.LOG_LEVEL,
  }
}
