import { createHash } from 'node:crypto'
import type { Outbox } from '@zivina/integrations/mail/outbox'
import { isThisMachine } from '#server/process/config.ts'
import { OUTBOX_STYLE } from './outbox-style.ts'
import { MAIL_SANDBOX, renderOutbox } from './outbox-view.ts'

const SHOWN = 100
const STYLE_SOURCE = `'sha256-${createHash('sha256').update(OUTBOX_STYLE).digest('base64')}'`
const PAGE_POLICY = [
  "default-src 'none'",
  `style-src ${STYLE_SOURCE}`,
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Mails that can be tried out from the page, by the address that their form posts to. */
export type Trial = { name: string; label: string; send: () => Promise<unknown> }

type OutboxPageOptions = {
  /** Origin of the pictures that mails show. */
  image_origin: string
  trials: readonly Trial[]
}

/**
 * Serves the mails that were written to files instead of sent: `/outbox`, `/outbox/<name>` and `/outbox/<name>/html`; forms
 * post to `/outbox/<trial>`.
 */
export function createOutboxPage(outbox: Outbox, options: OutboxPageOptions): (request: Request) => Promise<Response> {
  const mailPolicy = policyOfMail(options.image_origin)
  const { trials } = options
  return async (request) => {
    // A foreign host name could be made to resolve to this machine, and its pages would read the codes in the mails.
    if (!isThisMachine(request.url)) return new Response('Misdirected Request', { status: 421 })
    const trial = trials.find(({ name }) => new URL(request.url).pathname === `/outbox/${name}`)
    if (request.method === 'POST' && trial) return sendNow(request, trial)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method Not Allowed', { status: 405, headers: { allow: 'GET, HEAD' } })
    }
    const [name, part, ...rest] = new URL(request.url).pathname.split('/').slice(2)
    if (rest.length > 0 || (part !== undefined && part !== 'html')) return notFound()
    if (!name) return answer(await renderOutbox(await outbox.list(SHOWN), null, trials), PAGE_POLICY)
    const mail = await outbox.read(name)
    if (mail === null) return notFound()
    if (part === 'html') return answer(mail.html, mailPolicy)
    return answer(await renderOutbox(await outbox.list(SHOWN), mail, trials), PAGE_POLICY)
  }
}

/** No scripts, and pictures only from our host; the sandbox applies when the address is opened directly, too. */
function policyOfMail(imageOrigin: string): string {
  return [
    `sandbox ${MAIL_SANDBOX}`,
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src data: ${imageOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** A page of another site must not send mails by a form of its own. */
async function sendNow(request: Request, { send }: Trial): Promise<Response> {
  if (request.headers.get('sec-fetch-site') !== 'same-origin') return new Response('Forbidden', { status: 403 })
  await send()
  return new Response(null, { status: 303, headers: { location: '/outbox' } })
}

function answer(body: string, policy: string): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  }
  return new Response(body, { headers })
}

function notFound(): Response {
  return new Response('Takový e-mail tu není.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
