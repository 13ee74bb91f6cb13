import { gzipSync } from 'node:zlib'
import { PLAN_KINDS } from './plan-kinds.ts'

/** An expensive request, and what happens to its connection. */
export type Sent = {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** Milliseconds after which the sender disconnects, whatever has arrived. */
  dropped_after?: number
}

/** The values that requests are made of. */
export type Material = {
  /** Access tokens of the senders, one for each address. */
  tokens: readonly string[]
  /** Guids of the senders' accounts, each with premium and a long past. */
  guids: readonly string[]
  /** Guids of a shopping list of each, with as many things as there may be. */
  lists: readonly string[]
  /** E-mails of accounts that are used only here. */
  emails: readonly string[]
  /** Path of a picture of the catalogue. */
  picture: string
}

/** Makes the request number `number` of a sender. */
type Make = (number: number, sender: number) => Sent
type Kind = (material: Material) => Make

const MICRODATA = `<div itemscope itemtype="http://schema.org/Recipe">${'<b itemprop=a>'.repeat(390)}${'<br>'.repeat(900_000)}`
const NESTED = JSON.stringify(Array.from({ length: 72 }, () => Array.from({ length: 19_998 }, () => 0)))
const LINES = '1 g a\n'.repeat(800_000)
/** Twenty-four words that each need a look-up, within the 200 characters of a search. */
const WORDS =
  'kure ryze mrkev cibul cesne rajce paprik brokol cocka fazol tofu losos tunak jogur tvaro syr chleb mouka vejce maslo olej sul pepr kmin'

/** What was eaten, in as many letters as are read: every part of it may be a food. */
const EATEN = '150 g rýže s kuřecím masem a okurkou, 2 rohlíky, bramobry a čaj, '.repeat(30).slice(0, 1499)
/** As long as a pasted recipe may be, and another text for every request. */
const PASTED = `Ingredience\n${'200 g hladké mouky\n3 vejce\n'.repeat(3800)}`.slice(0, 99_000)

/**
 * The most expensive known requests, by name. Each was found by trying, and once froze, filled or locked the product; the sizes
 * are those at which it did.
 */
export const KINDS = {
  'import, 3.6 MB of microdata': importOf(MICRODATA),
  'import, gzip of 4 kB': importOf(gzipSync(NESTED, { level: 9 })),
  'import, 800,000 lines': importOf(LINES),
  'pictures, hung up on': ({ picture }) => {
    // A different height makes each a different picture.
    return (number) => ({
      method: 'GET',
      path: `${picture}?tr=w-4000,h-${2000 + (number % 2000)},c-force,f-avif,q-99`,
      dropped_after: 150,
    })
  },
  'search, 24 words': () => (number) => ({
    method: 'GET',
    path: `/api/search_all?search=${encodeURIComponent(`${WORDS} ${number % 100}`.slice(0, 200))}`,
  }),
  'wrong log-ins': ({ emails }) => {
    return (number) => post('/api/login', { email: emails[number % emails.length], password: `spatne-${number}` })
  },
  'pages, made-up parameters': () => (number) => ({
    method: 'GET',
    path: `${number % 2 === 0 ? '/' : '/recepty'}?neznamy=${number}`,
    headers: { accept: 'text/html' },
  }),
  ...PLAN_KINDS,
  'own data, 200 photos of 1.8 MB': ({ guids, tokens }) => {
    // The first sender has the photos; an address may ask ten times an hour.
    return () => asOwner(tokens[0], { method: 'GET', path: `/api/user/${guids[0]}/data` })
  },
  'weight trend, 10,000 weighings': ({ tokens }) => {
    return (_, sender) => asOwner(tokens[sender], { method: 'GET', path: '/api/weight_trend' })
  },
  'what was eaten, 1,499 letters': ({ tokens }) => {
    return (_, sender) => asOwner(tokens[sender], post('/api/diary/read_text', { text: EATEN }))
  },
  'import, 100 kB of text': ({ tokens }) => {
    return (number, sender) => asOwner(tokens[sender], post('/api/recipe_import/text', { text: `${PASTED}${number}` }))
  },
  'shopping list, 300 things': ({ tokens, lists }) => {
    return (_, sender) => asOwner(tokens[sender], { method: 'GET', path: `/api/shopping_list/${lists[sender]}` })
  },
} satisfies Record<string, Kind>

export type KindName = keyof typeof KINDS
/** Uploads are not sent at a pace: a number of them is held open, as slow as allowed. */
export const SLOW_UPLOADS = 'uploads, byte by byte'
export const SLOW_UPLOADS_HELD = 24
export const KIND_NAMES = [...(Object.keys(KINDS) as KindName[]), SLOW_UPLOADS] as const

/** An import of a file. It is encoded once: the senders share the machine with the measured program. */
function importOf(file: string | Buffer): Kind {
  return ({ tokens }) => {
    const { body, ...request } = post('/api/recipe_import/file', { content: Buffer.from(file).toString('base64') })
    const bytes = Buffer.from(body ?? '')
    return (_, sender) => {
      const headers = { ...request.headers, authorization: `Bearer ${tokens[sender]}` }
      return { ...request, headers, body: bytes }
    }
  }
}

function asOwner(token: string | undefined, { headers, ...sent }: Sent): Sent {
  return { ...sent, headers: { ...headers, authorization: `Bearer ${token}` } }
}

function post(path: string, body: object): Sent {
  return { method: 'POST', path, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}
