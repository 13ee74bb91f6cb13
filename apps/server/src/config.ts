import { resolve } from 'node:path'
import { z } from 'zod'

const Port = z.coerce.number().int().min(0).max(65_535)
const Switch = z.enum(['0', '1']).transform((value) => value === '1')
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
  SEED_CATALOGUE: Switch.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
})

export type Config = {
  port: number
  host: string
  data_dir: string
  database_url: string | null
  public_url: string
  image_url_endpoint: string
  /** Whether an empty database gets the starter catalogue. */
  seed_catalogue: boolean
  log_level: z.infer<typeof Environment>['LOG_LEVEL']
}

/** The environment holds a value the product cannot start with. The message is one sentence that names it. */
export class ConfigError extends Error {}

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
    throw new ConfigError(`The environment variable ${issue?.path.join('.')} cannot be used: ${issue?.message}.`)
  }
  const env = parsed.data
  return {
    port: env.PORT,
    host: env.HOST,
    data_dir: resolve(env.DATA_DIR),
    database_url: env.DATABASE_URL ?? null,
    public_url: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    image_url_endpoint: env.IMAGE_URL_ENDPOINT,
    seed_catalogue: env.SEED_CATALOGUE ?? true,
    log_level: env.LOG_LEVEL,
  }
}
