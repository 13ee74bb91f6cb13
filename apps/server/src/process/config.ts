import { resolve } from 'node:path'
import { readAreaConfig } from '@zivina/api/configuration'
import type { AreaConfig } from '@zivina/api/kernel/config/config-part'
import { allOrNone, givenIn, HttpUrl, parseEnvironment, Switch } from '@zivina/api/kernel/config/environment'
import { isRecipient } from '@zivina/backup/seal'
import type { BucketAccess } from '@zivina/backup/store/port'
import type { S3Options } from '@zivina/integrations/images/s3-store'
import type { MailAddress } from '@zivina/integrations/mail/port'
import { DEFAULT_SENDER, parseSender } from '@zivina/integrations/mail/sender'
import { z } from 'zod'

const Port = z.coerce.number().int().min(0).max(65_535)
const Sender = z.string().transform((value, context): MailAddress => {
  const sender = parseSender(value)
  if (sender !== null) return sender
  context.addIssue('it is neither an address nor „Name <address>“')
  return z.NEVER
})

/** The environment variables that the process reads itself; the areas declare theirs. */
const ENVIRONMENT = {
  PORT: Port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_URL: HttpUrl.optional(),
  // Our own image host, or a hosted service's address.
  IMAGE_URL_ENDPOINT: z.union([z.literal('/images'), HttpUrl]).default('/images'),
  // The folder for uploaded pictures.
  IMAGE_FOLDER: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/)
    .default('uploads'),
  // A hosted service that stores the pictures instead of our own host: all three or none.
  IMAGE_HOST_PUBLIC_KEY: z.string().optional(),
  IMAGE_HOST_PRIVATE_KEY: z.string().optional(),
  IMAGE_HOST_UPLOAD_URL: HttpUrl.optional(),
  // A bucket where our own host stores pictures instead of DATA_DIR/files: all five or none.
  IMAGES_S3_ENDPOINT: HttpUrl.optional(),
  IMAGES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{2,62}$/)
    .optional(),
  IMAGES_S3_REGION: z.string().optional(),
  IMAGES_S3_KEY: z.string().optional(),
  IMAGES_S3_SECRET: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: Sender.default(DEFAULT_SENDER),
  // Where backups are made each night: a folder, or s3://bucket/folder with the four variables of its service.
  BACKUP_TO: z.string().min(1).optional(),
  BACKUP_RECIPIENT: z.string().refine(isRecipient, 'it is no recipient of the age format').optional(),
  BACKUP_BEFORE_MIGRATION: Switch.default(true),
  BACKUP_S3_ENDPOINT: HttpUrl.optional(),
  BACKUP_S3_REGION: z.string().optional(),
  BACKUP_S3_KEY: z.string().optional(),
  BACKUP_S3_SECRET: z.string().optional(),
  SEED_CATALOGUE: Switch.optional(),
  DEMO_ACCOUNTS: Switch.optional(),
  TRUST_PROXY: Switch.default(false),
  // Memory for cached pages; 0 renders each request.
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(64),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
}

/** Where and how backups are made. */
export type BackupConfig = {
  /** The place of nightly backups; null where none are made. */
  to: string | null
  /** Whom backups are encrypted to; null leaves them unencrypted. */
  recipient: string | null
  /** Whether a backup is made before the schema changes. */
  before_migration: boolean
  /** The access to a bucket; null for folders. */
  access: BucketAccess | null
}

export type Config = {
  port: number
  host: string
  data_dir: string
  database_url: string | null
  public_url: string
  image_url_endpoint: string
  image_folder: string
  /** The hosted service that stores pictures; null where our own host does. */
  image_host: { public_key: string; private_key: string; upload_url: string } | null
  /** The bucket where our own host stores pictures; null for the data folder. */
  images_s3: S3Options | null
  /** The server that sends mails; without it they are written to `DATA_DIR/outbox`. */
  smtp_url: string | null
  mail_from: MailAddress
  /** What the areas have read for their ports and queues. */
  areas: AreaConfig
  /** Where and how backups are made. */
  backup: BackupConfig
  /** Whether an empty database gets the starter catalogue. */
  seed_catalogue: boolean
  /** Whether to create demo accounts; their password is published. */
  demo_accounts: boolean
  /** Whether visitors' addresses are taken from the proxy's X-Forwarded-For. */
  trust_proxy: boolean
  /** Memory for cached pages, in MiB; 0 caches none. */
  page_cache_mb: number
  log_level: z.infer<typeof ENVIRONMENT.LOG_LEVEL>
}

/** Host names of this machine. */
const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '[::1]', 'localhost'])

/** Whether the host name of an address means this machine. */
export function isThisMachine(url: string): boolean {
  return LOOPBACK.has(new URL(url).hostname)
}

/**
 * Whether the product uses its own database and is reachable from this machine only: it listens on no other address, and
 * visitors use no other host name, as they would behind a proxy.
 */
export function isPrivate({
  database_url,
  host,
  public_url,
}: Pick<Config, 'database_url' | 'host' | 'public_url'>): boolean {
  return database_url === null && LOOPBACK.has(host) && isThisMachine(public_url)
}

/**
 * Reads the configuration once, at start. An empty variable counts as absent.
 * @throws ConfigError naming the first invalid variable
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const env = parseEnvironment(ENVIRONMENT, givenIn(environment))
  const reached = {
    host: env.HOST,
    database_url: env.DATABASE_URL ?? null,
    public_url: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
  }
  return {
    ...reached,
    port: env.PORT,
    data_dir: resolve(env.DATA_DIR),
    image_url_endpoint: env.IMAGE_URL_ENDPOINT,
    image_folder: env.IMAGE_FOLDER,
    image_host: allOrNone({
      public_key: ['IMAGE_HOST_PUBLIC_KEY', env.IMAGE_HOST_PUBLIC_KEY],
      private_key: ['IMAGE_HOST_PRIVATE_KEY', env.IMAGE_HOST_PRIVATE_KEY],
      upload_url: ['IMAGE_HOST_UPLOAD_URL', env.IMAGE_HOST_UPLOAD_URL],
    }),
    images_s3: allOrNone({
      endpoint: ['IMAGES_S3_ENDPOINT', env.IMAGES_S3_ENDPOINT],
      bucket: ['IMAGES_S3_BUCKET', env.IMAGES_S3_BUCKET],
      region: ['IMAGES_S3_REGION', env.IMAGES_S3_REGION],
      key: ['IMAGES_S3_KEY', env.IMAGES_S3_KEY],
      secret: ['IMAGES_S3_SECRET', env.IMAGES_S3_SECRET],
    }),
    smtp_url: env.SMTP_URL ?? null,
    mail_from: env.MAIL_FROM,
    areas: readAreaConfig(environment, { public_url: reached.public_url, is_private: isPrivate(reached) }),
    backup: {
      to: env.BACKUP_TO ?? null,
      recipient: env.BACKUP_RECIPIENT ?? null,
      before_migration: env.BACKUP_BEFORE_MIGRATION,
      access: allOrNone({
        endpoint: ['BACKUP_S3_ENDPOINT', env.BACKUP_S3_ENDPOINT],
        region: ['BACKUP_S3_REGION', env.BACKUP_S3_REGION],
        key: ['BACKUP_S3_KEY', env.BACKUP_S3_KEY],
        secret: ['BACKUP_S3_SECRET', env.BACKUP_S3_SECRET],
      }),
    },
    seed_catalogue: env.SEED_CATALOGUE ?? true,
    demo_accounts: env.DEMO_ACCOUNTS ?? isPrivate(reached),
    trust_proxy: env.TRUST_PROXY,
    page_cache_mb: env.PAGE_CACHE_MB,
    log_level: env.LOG_LEVEL,
  }
}
