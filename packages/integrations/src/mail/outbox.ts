import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { toMessage } from './message.ts'
import type { Mail, MailAddress, MailSender } from './port.ts'

/** A mail in the outbox, read from its file. */
export type OutboxMail = {
  /** Name of the file, which identifies it. */
  name: string
  queued_at: Date
  to: string
  subject: string
  html: string
  text: string
}

/** Writes mails to files instead of sending them, where no SMTP server is configured. */
export type Outbox = MailSender & {
  /** The newest mails, newest first. */
  list(limit: number): Promise<OutboxMail[]>
  /** One mail by its file's name, or null where there is none. */
  read(name: string): Promise<OutboxMail | null>
  /** Deletes mails queued before a moment and returns their number. */
  deleteBefore(moment: Date): Promise<number>
}

const NAME = /^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2}\.\d{3}Z)-[\w-]+\.eml$/

/**
 * Writes each mail as `<time>-<id>.eml`, completely or not at all. A mail sent again replaces its file.
 * @param dir created with the first mail
 */
export function createOutbox(dir: string, from: MailAddress): Outbox {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(toMessage(mail, from))
      await mkdir(dir, { recursive: true })
      await writeWhole(dir, fileName(mail), message as Buffer)
    },
    close: async () => composer.close(),
    list: async (limit) => {
      const names = (await namesIn(dir)).slice(0, limit)
      const mails = await Promise.all(names.map((name) => readMail(dir, name)))
      return mails.filter((mail) => mail !== null)
    },
    read: (name) => readMail(dir, name),
    deleteBefore: async (moment) => {
      const old = (await namesIn(dir)).filter((name) => timeOf(name) < moment)
      await Promise.all(old.map((name) => rm(join(dir, name), { force: true })))
      return old.length
    },
  }
}

function fileName({ queued_at, id }: Mail): string {
  const name = `${queued_at.toISOString().replaceAll(':', '-')}-${id}.eml`
  if (!NAME.test(name)) throw new Error('The id of a mail may hold letters, digits, _ and - alone.')
  return name
}

async function writeWhole(dir: string, name: string, content: Buffer): Promise<void> {
  const unfinished = join(dir, `.${name}.${randomUUID()}`)
  const file = await open(unfinished, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, join(dir, name))
}

/** Names of all mails, newest first. */
async function namesIn(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch(nothingThere<string[]>([]))
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
}

function timeOf(name: string): Date {
  return new Date(name.replace(NAME, '$1:$2:$3'))
}

async function readMail(dir: string, name: string): Promise<OutboxMail | null> {
  if (!NAME.test(name)) return null
  const content = await readFile(join(dir, name)).catch(nothingThere(null))
  if (content === null) return null
  const { to, subject, html, text } = await PostalMime.parse(content)
  return {
    name,
    queued_at: timeOf(name),
    to: to?.map(({ address }) => address).join(', ') ?? '',
    subject: subject ?? '',
    html: html ?? '',
    text: text ?? '',
  }
}

/** Returns `empty` for a missing file or folder; other failures are thrown. */
function nothingThere<Empty>(empty: Empty): (error: NodeJS.ErrnoException) => Empty {
  return (error) => {
    if (error.code === 'ENOENT') return empty
    throw error
  }
}
