import { createHash } from 'node:crypto'
import type { Outbox } from '@zivina/integrations/mail/outbox'
import { OUTBOX_STYLE } from './outbox-style.ts'
import { MAIL_SANDBOX, renderOutbox } from './outbox-view.ts'

const SHOWN = 100
const STYLE_SOURCE = `'sha256-${createHash('sha256').update(OUTBOX_STYLE).digest('base64')}'`
const PAGE_POLICY = [
  "default-src 'none'",
  `style-src ${STYLE_SOURCE}`,
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
/** No script, no picture from elsewhere; the sandbox holds when the address is opened by itself, too. */
const MAIL_POLICY = [
  `sandbox ${MAIL_SANDBOX}`,
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** The page of mails that were written instead of sent: `/outbox`, `/outbox/<name>` and `/outbox/<name>/html`. */
export function createOutboxPage(outbox: Outbox): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method Not Allowed', { status: 405, headers: { allow: 'GET, HEAD' } })
    }
    const [name, part, ...rest] = new URL(request.url).pathname.split('/').slice(2)
    if (rest.length > 0 || (part !== undefined && part !== 'html')) return notFound()
    if (!name) return answer(await renderOutbox(await outbox.list(SHOWN), null), PAGE_POLICY)
    const mail = await outbox.read(name)
    if (mail === null) return notFound()
    if (part === 'html') return answer(mail.html, MAIL_POLICY)
    return answer(await renderOutbox(await outbox.list(SHOWN), mail), PAGE_POLICY)
  }
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
