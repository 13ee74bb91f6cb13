import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { GatewayOptions } from '../gateway.ts'
import { createStandinApi } from './api.ts'
import { openLedger, type StandinPayment, TEST_CARDS } from './ledger.ts'
import { createNotifications, type Notifications } from './notifications.ts'
import { finishedPage, PAGE_POLICY, paymentPage, unknownPage } from './page.ts'

const GOID = '8123456789'
/** A form has a few fields, and a payment a few kilobytes. */
const BODY_MAX_BYTES = 64 * 1024

/**
 * How its API answers: `down` with 503, `slow` after the given time, `nonsense` with what is no JSON, `lost` does what it is asked and
 * breaks the connection before it answers.
 */
export type StandinMode = 'answer' | 'down' | 'slow' | 'nonsense' | 'lost'

export type GatewayStandin = {
  /** Settings for a client of the stand-in. */
  settings: GatewayOptions
  mode: StandinMode
  slow_ms: number
  notifications: Notifications
  /** Answers a browser below the address that `gate_url` names. */
  answer(request: Request): Promise<Response>
  /** Does at the page of a payment what a person would do. */
  press(gw_url: string, action: PageAction): Promise<void>
  /** Moves its clock forward. */
  advance(ms: number): Promise<void>
  close(): Promise<void>
}

export const PAGE_ACTIONS = [
  'pay',
  'decline',
  'cancel',
  'expire',
  'pay_with_failing_card',
  'pay_with_other_card',
] as const
export type PageAction = (typeof PAGE_ACTIONS)[number]

/** What the form says where it is more than its button. */
const CARD_FORMS: Partial<Record<PageAction, Record<string, string>>> = {
  pay_with_failing_card: { action: 'pay', card_fails: '1' },
  pay_with_other_card: { action: 'pay', other_card: '1' },
}

type StandinOptions = {
  /** Where a browser reaches the pages, without a trailing slash. Its own address by default. */
  gate_url?: string
  /** Where payments are kept; in memory alone by default. */
  file?: string | null
}

/** Starts a payment gateway on this machine at which one can pay without money. It checks calls like the real one. */
export async function startGatewayStandin({ gate_url, file = null }: StandinOptions = {}): Promise<GatewayStandin> {
  const ledger = await openLedger(file)
  const notifications = createNotifications()
  const credentials = { client_id: '1234567890', client_secret: randomBytes(16).toString('hex'), goid: GOID }
  const server = createServer((request, response) => {
    answerApi(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const gate = gate_url ?? base
  const changed = (payment: StandinPayment): void => notifications.send(payment)
  const api = createStandinApi({ ledger, credentials, pageOf: ({ hash }) => `${gate}/gw/v3/${hash}`, changed })

  const answerApi = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', base)
    const { mode, slow_ms } = standin
    const body = await readText(request)
    if (!url.pathname.startsWith('/api/')) {
      const init = { method: request.method ?? 'GET', ...(request.method === 'POST' ? { body } : {}) }
      return forward(response, await answer(new Request(url, init)))
    }
    if (mode === 'down') return write(response, 503, '')
    if (mode === 'nonsense') return write(response, 200, '<html>')
    if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, slow_ms).unref())
    const path = url.pathname.slice('/api'.length)
    const { authorization = '' } = request.headers
    const given = await api({ method: request.method ?? 'GET', path, authorization, body })
    if (mode === 'lost' && path !== '/oauth2/token') return void response.destroy()
    write(response, given.status, JSON.stringify(given.body))
  }

  /** Does what was pressed. @returns a sentence where the payment goes on waiting */
  const act = async (payment: StandinPayment, form: URLSearchParams): Promise<string | null> => {
    const action = form.get('action') ?? ''
    if (action === 'decline') {
      payment.state = 'PAYMENT_METHOD_CHOSEN'
      await ledger.save()
      return 'Banka platbu zamítla. Zkuste to znovu, nebo platbu zrušte.'
    }
    if (action === 'pay') {
      const recurrence = payment.recurrence === null ? null : 'STARTED'
      const card_number = form.has('other_card') ? TEST_CARDS.other : TEST_CARDS.usual
      const card = { has_card: true, card_fails: form.has('card_fails'), card_number }
      Object.assign(payment, { ...card, recurrence, state: payment.is_held ? 'AUTHORIZED' : 'PAID' })
    } else payment.state = action === 'expire' ? 'TIMEOUTED' : 'CANCELED'
    await ledger.save()
    changed(payment)
    return null
  }

  const answer = async (request: Request): Promise<Response> => {
    const [, hash = ''] = /\/gw\/v3\/([0-9a-f]{40})$/.exec(new URL(request.url).pathname) ?? []
    const payment = ledger.find({ hash })
    if (payment === null) return page(unknownPage(), 404)
    const waits = payment.state === 'CREATED' || payment.state === 'PAYMENT_METHOD_CHOSEN'
    if (!waits) return page(finishedPage(payment))
    if (request.method !== 'POST') return page(paymentPage(payment, null))
    const problem = await act(payment, new URLSearchParams(await request.text()))
    if (problem !== null) return page(paymentPage(payment, problem))
    const back = new URL(payment.return_url)
    back.searchParams.set('id', String(payment.id))
    return new Response(null, { status: 303, headers: { location: back.href, 'cache-control': 'no-store' } })
  }

  const standin: GatewayStandin = {
    settings: { url: `${base}/api`, ...credentials },
    mode: 'answer',
    slow_ms: 0,
    notifications,
    answer,
    press: async (gw_url, action) => {
      const body = new URLSearchParams(CARD_FORMS[action] ?? { action })
      await answer(new Request(gw_url, { method: 'POST', body }))
    },
    advance: ledger.advance,
    close: async () => {
      notifications.close()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
      await ledger.save()
    },
  }
  return standin
}

function page(body: string, status = 200): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': PAGE_POLICY,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  }
  return new Response(body, { status, headers })
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request) {
    bytes += (part as Buffer).length
    if (bytes > BODY_MAX_BYTES) throw new Error('The body is too large.')
    parts.push(part as Buffer)
  }
  return Buffer.concat(parts).toString('utf8')
}

function write(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' }).end(body)
}

async function forward(response: ServerResponse, answer: Response): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
}
