import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StoreOptions } from '../revenue-cat.ts'
import { createDeliveries, type Deliveries, type TellingMode } from './deliveries.ts'
import { EVENTS_PAGE_POLICY, eventsPage } from './events-page.ts'
import { type Happening, happenInStore, STORE_EVENTS, type StoreEvent } from './store-events.ts'
import { openStoreLedger, STANDIN_STORES } from './store-ledger.ts'
import { subscriberAnswer } from './subscriber-answer.ts'

/** How its API answers: `down` with 503, `slow` after the given time, `nonsense` with what is no JSON. */
export type StandinMode = 'answer' | 'down' | 'slow' | 'nonsense'

export type StoreStandin = {
  /** Settings for a client of the stand-in. */
  settings: StoreOptions
  mode: StandinMode
  slow_ms: number
  deliveries: Deliveries
  /** Lets something happen in a store, and tells of it. @returns the id of the event */
  happen(type: StoreEvent, happening: Happening): Promise<string>
  /** Moves its clock forward. */
  advance(ms: number): Promise<void>
  /** Whether it knows a customer of this name. */
  knows(account: string): boolean
  /** Answers a browser at the page of the events. */
  answer(request: Request): Promise<Response>
  close(): Promise<void>
}

type StandinOptions = {
  /** Where events are told; nowhere that answers by default. */
  webhook_url?: string
  /** Where customers are kept; in memory alone by default. */
  file?: string | null
  /** How long a minute of the retry schedule takes. */
  minute_ms?: number
}

/** Starts a service for app stores on this machine, in which one can buy without money. */
export async function startStoreStandin({
  webhook_url = 'http://127.0.0.1:1/',
  file = null,
  minute_ms = 1000,
}: StandinOptions = {}): Promise<StoreStandin> {
  const ledger = await openStoreLedger(file)
  const api_key = randomBytes(16).toString('hex')
  const webhook_authorization = randomBytes(24).toString('hex')
  const deliveries = createDeliveries({ address: webhook_url, authorization: webhook_authorization, minute_ms })

  const answerApi = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { mode, slow_ms } = standin
    if (mode === 'down') return write(response, 503, { code: 7000, message: 'Down' })
    if (mode === 'nonsense') return void response.writeHead(200).end('<html>')
    if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, slow_ms).unref())
    if (request.headers.authorization !== `Bearer ${api_key}`)
      return write(response, 401, { code: 7243, message: 'Invalid API key' })
    const [, name] = /^\/v1\/subscribers\/([^/?]+)$/.exec(request.url ?? '') ?? []
    if (name === undefined) return write(response, 404, { code: 7000, message: 'Not found' })
    const account = decodeURIComponent(name)
    if (request.method === 'DELETE') {
      const isThere = ledger.forget(account)
      await ledger.save()
      return write(response, isThere ? 200 : 404, { app_user_id: account })
    }
    const status = ledger.has(account) ? 200 : 201
    write(response, status, subscriberAnswer(ledger, ledger.customerOf(account)))
    await ledger.save()
  }
  const server = createServer((request, response) => {
    answerApi(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const happen: StoreStandin['happen'] = async (type, happening) => {
    const body = happenInStore(ledger, type, happening)
    await ledger.save()
    deliveries.send(body)
    return body.event.id
  }

  const answer = async (request: Request): Promise<Response> => {
    const address = new URL(request.url)
    if (request.method === 'POST') {
      const form = new URLSearchParams(await request.text())
      await press(form)
      for (const [name, value] of form) if (FIELDS.includes(name)) address.searchParams.set(name, value)
      const location = `${address.pathname}${address.search}`
      return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
    }
    const field = (name: string, otherwise = ''): string => address.searchParams.get(name) ?? otherwise
    const account = field('account')
    const body = eventsPage({
      account,
      to: field('to'),
      store: field('store', 'app_store'),
      product: field('product', 'premium_month'),
      mode: deliveries.mode,
      isDown: standin.mode === 'down',
      purchases: ledger.has(account) ? ledger.customerOf(account).purchases : [],
      deliveries: deliveries.list(),
    })
    return new Response(body, { status: 200, headers: PAGE_HEADERS })
  }

  /** Does what was pressed. */
  const press = async (form: URLSearchParams): Promise<void> => {
    if (form.has('release')) return deliveries.release()
    const again = form.get('again')
    if (again !== null) return deliveries.again(again)
    const mode = MODES.find((mode) => mode === form.get('mode'))
    if (mode !== undefined) deliveries.mode = mode
    standin.mode = form.get('server') === 'down' ? 'down' : 'answer'
    const type = STORE_EVENTS.find((type) => type === form.get('event'))
    const account = form.get('account') ?? ''
    if (type === undefined || account === '') return
    const store = STANDIN_STORES.find((store) => store === form.get('store'))
    const to = form.get('to') || undefined
    await happen(type, { account, to, store, product: form.get('product') ?? undefined })
  }

  const standin: StoreStandin = {
    settings: { url: `http://127.0.0.1:${port}/v1`, api_key, webhook_authorization },
    mode: 'answer',
    slow_ms: 0,
    deliveries,
    happen,
    advance: ledger.advance,
    knows: ledger.has,
    answer,
    close: async () => {
      deliveries.close()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
      await ledger.save()
    },
  }
  return standin
}

const FIELDS = ['account', 'to', 'store', 'product']
const MODES: readonly TellingMode[] = ['once', 'twice', 'held', 'lost']
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': EVENTS_PAGE_POLICY,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
}

function write(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' }).end(JSON.stringify(body))
}
