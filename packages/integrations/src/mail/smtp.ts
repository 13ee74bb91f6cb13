import { createTransport } from 'nodemailer'
import { toMessage } from './message.ts'
import { type MailAddress, MailRefused, type MailSender } from './port.ts'

const CONNECTIONS = 4
const CONNECT_MS = 10_000
const SILENCE_MS = 30_000

/**
 * Sends by an SMTP server over a small pool of connections.
 * @param url `smtp://user:password@host:587` or `smtps://…`; the query contains options of the mailer (`requireTLS=true`)
 */
export function createSmtpSender(url: string, from: MailAddress): MailSender {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  })
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(toMessage(mail, from))
      } catch (error) {
        throw isForGood(error) ? new MailRefused(sentenceOf(error), { cause: error }) : error
      }
    },
    close: async () => transport.close(),
  }
}

/**
 * Whether the server refused this mail permanently. A 5xx at log-in or greeting means that our configuration is wrong; mails
 * wait until it is fixed.
 */
function isForGood(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown }
  const permanent = typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600
  return permanent && (code === 'EENVELOPE' || code === 'EMESSAGE')
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
