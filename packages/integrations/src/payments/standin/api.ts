import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { type Ledger, type StandinPayment, TEST_CARDS } from './ledger.ts'

const TOKEN_MS = 1800 * 1000

const NewPayment = z.object({
  payer: z.object({
    allowed_payment_instruments: z.array(z.string()).optional(),
    contact: z.object({ email: z.email() }),
  }),
  target: z.object({ type: z.literal('ACCOUNT'), goid: z.number().int() }),
  amount: z.number().int().positive(),
  currency: z.enum(['CZK', 'EUR']),
  order_number: z.string().min(1).max(128),
  order_description: z.string().max(256),
  items: z.array(z.object({ name: z.string(), amount: z.number().int() })).min(1),
  recurrence: z.object({ recurrence_cycle: z.literal('ON_DEMAND'), recurrence_date_to: z.iso.date() }).optional(),
  preauthorization: z.boolean().optional(),
  callback: z.object({ return_url: z.url().max(512), notification_url: z.url().max(512) }),
  lang: z.string(),
})
const Charge = NewPayment.pick({
  amount: true,
  currency: true,
  order_number: true,
  order_description: true,
  items: true,
})

export type ApiRequest = { method: string; path: string; authorization: string; body: string }
export type ApiAnswer = { status: number; body: unknown }

export type StandinApi = {
  ledger: Ledger
  credentials: { client_id: string; client_secret: string; goid: string }
  /** Where a browser finds the page of a payment. */
  pageOf(payment: StandinPayment): string
  /** Called after a payment changed its state. */
  changed(payment: StandinPayment): void
}

/** Answers the calls of the protocol, version 3, and checks them as the gateway does. */
export function createStandinApi({ ledger, credentials, pageOf, changed }: StandinApi) {
  const tokens = new Map<string, number>()

  const giveToken = ({ authorization, body }: ApiRequest): ApiAnswer => {
    const [, given = ''] = /^Basic (.+)$/.exec(authorization) ?? []
    const known = `${credentials.client_id}:${credentials.client_secret}`
    if (Buffer.from(given, 'base64').toString() !== known) return refusal(403, 202, 'AUTH_WRONG_CREDENTIALS')
    const form = new URLSearchParams(body)
    if (form.get('grant_type') !== 'client_credentials' || form.get('scope') !== 'payment-all')
      return refusal(409, 110, 'INVALID', 'scope')
    const access_token = randomBytes(24).toString('base64url')
    tokens.set(access_token, ledger.now() + TOKEN_MS)
    return { status: 200, body: { token_type: 'bearer', access_token, expires_in: TOKEN_MS / 1000 } }
  }
  const isKnown = (authorization: string): boolean =>
    (tokens.get(authorization.replace(/^Bearer /, '')) ?? 0) > ledger.now()

  const present = (payment: StandinPayment) => ({
    id: payment.id,
    order_number: payment.order_number,
    state: payment.state,
    amount: payment.amount,
    currency: payment.currency,
    payer: payment.has_card
      ? { payment_card: { card_number: payment.card_number, card_brand: brandOf(payment), card_expiration: '3011' } }
      : {},
    target: { type: 'ACCOUNT', goid: Number(credentials.goid) },
    lang: 'CS',
    gw_url: pageOf(payment),
    ...(payment.parent_id === null ? {} : { parent_id: payment.parent_id }),
    ...(payment.recurrence === null
      ? {}
      : { recurrence: { recurrence_cycle: 'ON_DEMAND', recurrence_state: payment.recurrence } }),
  })

  const create = async (body: unknown): Promise<ApiAnswer> => {
    const parsed = NewPayment.safeParse(body)
    if (!parsed.success) return invalid(parsed.error)
    const { payer, target, callback, recurrence, preauthorization, ...given } = parsed.data
    if (String(target.goid) !== credentials.goid) return refusal(409, 301, 'PAYMENT_CANNOT_CREATE', 'goid')
    if (!sumsUp(given)) return refusal(409, 360, 'PAYMENT_ITEMS_SUM', 'items')
    const payment = await ledger.add({
      ...purchase(given),
      email: payer.contact.email,
      ...callback,
      parent_id: null,
      recurrence: recurrence ? 'REQUESTED' : null,
      is_held: preauthorization ?? false,
      card_fails: false,
      card_number: TEST_CARDS.usual,
    })
    return { status: 200, body: present(payment) }
  }

  const charge = async (parent: StandinPayment, body: unknown): Promise<ApiAnswer> => {
    const parsed = Charge.safeParse(body)
    if (!parsed.success) return invalid(parsed.error)
    if (!sumsUp(parsed.data)) return refusal(409, 360, 'PAYMENT_ITEMS_SUM', 'items')
    if (parent.recurrence === 'STOPPED') return refusal(409, 342, 'PAYMENT_RECURRENCE_STOPPED')
    if (parent.recurrence !== 'STARTED') return refusal(409, 341, 'PAYMENT_RECURRENCE_NOT_SUPPORTED')
    const { email, return_url, notification_url, card_fails, card_number } = parent
    const payment = await ledger.add({
      ...purchase(parsed.data),
      email,
      return_url,
      notification_url,
      parent_id: parent.id,
      recurrence: null,
      is_held: false,
      card_fails,
      card_number,
    })
    const answer = present(payment)
    payment.state = card_fails ? 'CANCELED' : 'PAID'
    payment.has_card = true
    await settled(payment)
    // As the gateway does, it answers before it knows.
    return { status: 200, body: answer }
  }

  const settled = async (payment: StandinPayment): Promise<void> => {
    await ledger.save()
    changed(payment)
  }
  const finish = async (payment: StandinPayment, change: Partial<StandinPayment>): Promise<ApiAnswer> => {
    const was = payment.state
    Object.assign(payment, change)
    await ledger.save()
    if (payment.state !== was) changed(payment)
    return { status: 200, body: { id: payment.id, result: 'FINISHED' } }
  }
  const refund = (payment: StandinPayment, body: string): ApiAnswer | Promise<ApiAnswer> => {
    const amount = Number(new URLSearchParams(body).get('amount'))
    const left = payment.amount - payment.refunded
    if (payment.state !== 'PAID' && payment.state !== 'PARTIALLY_REFUNDED')
      return refusal(409, 330, 'PAYMENT_REFUND_NOT_SUPPORTED')
    if (!Number.isInteger(amount) || amount <= 0 || amount > left) return refusal(409, 332, 'PAYMENT_WRONG_AMOUNT')
    const refunded = payment.refunded + amount
    payment.refunds = [...(payment.refunds ?? []), amount]
    return finish(payment, { refunded, state: refunded === payment.amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED' })
  }
  const act = (payment: StandinPayment, action: string, { body }: ApiRequest): ApiAnswer | Promise<ApiAnswer> => {
    if (action === 'create-recurrence') return charge(payment, parse(body))
    if (action === 'refund') return refund(payment, body)
    if (action === 'void-recurrence') {
      if (payment.recurrence === 'STOPPED') return refusal(409, 342, 'PAYMENT_RECURRENCE_STOPPED')
      if (payment.recurrence === null) return refusal(409, 341, 'PAYMENT_RECURRENCE_NOT_SUPPORTED')
      return finish(payment, { recurrence: 'STOPPED' })
    }
    if (action !== 'capture' && action !== 'void-authorization') return refusal(404, 304, 'NOT_FOUND')
    if (payment.state !== 'AUTHORIZED') return refusal(409, 303, 'PAYMENT_WRONG_STATE')
    return finish(payment, { state: action === 'capture' ? 'PAID' : 'CANCELED' })
  }

  return async (request: ApiRequest): Promise<ApiAnswer> => {
    const { method, path, authorization, body } = request
    if (method === 'POST' && path === '/oauth2/token') return giveToken(request)
    if (!isKnown(authorization)) return refusal(403, 200, 'UNAUTHORIZED')
    if (method === 'POST' && path === '/payments/payment') return create(parse(body))
    const [, id, action] = /^\/payments\/payment\/(\d+)(?:\/([a-z-]+))?$/.exec(path) ?? []
    const payment = id === undefined ? null : ledger.find({ id: Number(id) })
    if (payment === null) return refusal(404, 304, 'PAYMENT_NOT_FOUND')
    if (method === 'GET' && action === undefined) return { status: 200, body: present(payment) }
    if (method === 'GET' && action === 'refunds') return { status: 200, body: refundsOf(payment) }
    return method === 'POST' && action !== undefined ? act(payment, action, request) : refusal(404, 304, 'NOT_FOUND')
  }
}

const brandOf = ({ card_number }: StandinPayment): string => (card_number === TEST_CARDS.other ? 'MASTERCARD' : 'VISA')

function purchase({ order_number, order_description, amount, currency }: z.output<typeof Charge>) {
  const began = { state: 'CREATED', refunded: 0, has_card: false } as const
  return { order_number, description: order_description, amount, currency, ...began }
}

function refundsOf({ id, currency, refunds = [] }: StandinPayment) {
  return refunds.map((amount, at) => ({ id: id * 100 + at, amount, currency, state: 'FINISHED' }))
}

const sumsUp = ({ amount, items }: { amount: number; items: { amount: number }[] }): boolean =>
  items.reduce((sum, item) => sum + item.amount, 0) === amount

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function invalid(error: z.ZodError): ApiAnswer {
  return refusal(409, 110, 'REQUIRED', error.issues[0]?.path.join('.') ?? null)
}

function refusal(status: number, error_code: number, error_name: string, field: string | null = null): ApiAnswer {
  const scope = field === null ? 'G' : 'F'
  const error = { scope, field, error_code, error_name, message: error_name, description: null }
  return { status, body: { date_issued: Date.now(), errors: [error] } }
}
