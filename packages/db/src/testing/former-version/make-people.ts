import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** The password of all accounts but Cyril's, who has changed it. */
export const PASSWORD = 'Borovice-a-mech-77'
export const CHANGED_PASSWORD = 'Smrk-a-kapradí-88'
const CONSENTS = { terms_accepted: true, newsletter: true, health_data: true }
const BILLING = { street: 'Dlouhá 1', city: 'Brno', country: 'CZ', postal_code: '602 00', ico: '00000019' }
const BODY = { height: 168.5, weight: 61.2, sex: 'female', birth_date: '1990-02-28', activity: 'moderate' }

type Session = { path: string; as: string; guid: string }
/** The used fields of the answers. */
type Answer = { results?: { guid: string; slug: string }[]; secret?: string; access?: string; url?: string }

let calls = 0

/**
 * Creates very different accounts through the calls of a running server. `write-dump.ts` sets columns that no call sets yet.
 * @param site address of the server, which must run with `TRUST_PROXY` and use the stand-in for log-in services
 */
export async function makePeople(site: string): Promise<void> {
  const { results: recipes = [] } = await call(site, 'GET', '/recipe?limit=3')
  await makeAnna(site, recipes)
  await call(site, 'POST', '/register', { body: registration('bohdan', { terms_accepted: true }) })
  await makeCyril(site)
  const dana = await enter(site, 'dana', CONSENTS)
  await patch(site, dana, { ...BODY, weight: 80 })
  await patch(site, dana, { health_data_consent: false })
  const eva = await enter(site, 'eva', CONSENTS)
  await patch(site, eva, { ...BODY, ...BILLING, dic: 'CZ00000019', pregnant_or_breastfeeding: true })
  const filip = await enter(site, 'filip', { terms_accepted: true })
  await patch(site, filip, { city: 'Ostrava' })
  await call(site, 'POST', '/password/forgot_request', { body: { email: emailOf('filip') } })
  await enterThroughService(site, 'gabriela')
}

/** Has a value in every column. */
async function makeAnna(site: string, recipes: { guid: string; slug: string }[]): Promise<void> {
  const anna = await enter(site, 'anna', CONSENTS)
  await patch(site, anna, { ...BILLING, ...BODY, target_goal: 'Weight loss', tutorial_finished: true })
  await patch(site, anna, { username: 'anna-jinak', settings: ['kilojoules_first'], mail_opt_outs: ['moderation'] })
  await call(site, 'POST', `${anna.path}/favorites`, {
    as: anna.as,
    body: { favorites: recipes.map(({ guid }) => guid), add: true },
  })
  await call(site, 'POST', '/user_filter', { as: anna.as, body: { name: 'Večeře' } })
  const [reviewed] = recipes
  await call(site, 'POST', `/recipe/${reviewed?.slug}/review`, { as: anna.as, body: { rating: 5, comment: 'Dobré.' } })
  await call(site, 'POST', '/error_report', {
    as: anna.as,
    body: { recipe: reviewed?.guid, kind: 'other', text: 'Chybí sůl.' },
  })
  const email = 'anna.nova@dump.example'
  await call(site, 'POST', `${anna.path}/email`, { as: anna.as, body: { email, current_password: PASSWORD } })
  const { secret = '' } = await call(site, 'POST', `${anna.path}/totp`, {
    as: anna.as,
    body: { current_password: PASSWORD },
  })
  const code = oneTimeCode(secret)
  await call(site, 'POST', `${anna.path}/totp/confirm`, { as: anna.as, body: { code } })
}

/** Changed the password and asked for the end of the account. */
async function makeCyril(site: string): Promise<void> {
  const cyril = await enter(site, 'cyril', { terms_accepted: true, health_data: true })
  await patch(site, cyril, { height: 180 })
  const passwords = { current_password: PASSWORD, password: CHANGED_PASSWORD }
  await call(site, 'POST', `${cyril.path}/password`, { as: cyril.as, body: passwords })
  await call(site, 'POST', '/login', { body: { email: emailOf('cyril'), password: CHANGED_PASSWORD } })
  await call(site, 'POST', `${cyril.path}/deletion`, { as: cyril.as, body: { current_password: CHANGED_PASSWORD } })
}

const emailOf = (name: string): string => `${name}@dump.example`

function registration(name: string, consents: object): object {
  const full_name = `${name.charAt(0).toUpperCase()}${name.slice(1)} Zkušební`
  return { email: emailOf(name), username: name, password: PASSWORD, full_name, ...consents }
}

async function enter(site: string, name: string, consents: object): Promise<Session> {
  await call(site, 'POST', '/register', { body: registration(name, consents) })
  await call(site, 'POST', '/register/verify_email', {
    body: { email: emailOf(name), code: await readCode(site, name) },
  })
  const { access = '' } = await call(site, 'POST', '/login', { body: { email: emailOf(name), password: PASSWORD } })
  const { user_guid } = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString())
  return { as: access, guid: user_guid, path: `/user/${user_guid}` }
}

const patch = (site: string, { as, path }: Session, body: object) => call(site, 'PATCH', path, { as, body })

/** Registers through another service and so has no password. */
async function enterThroughService(site: string, name: string): Promise<void> {
  const cookies = new Map<string, string>()
  const { url = '' } = await call(site, 'POST', '/oauth/google/begin', { cookies, body: {} })
  const { origin, searchParams } = new URL(url)
  const said = [...searchParams, ['service', 'google'], ['as_email', emailOf(name)], ['as_name', 'Gabriela Zkušební']]
  const agreed = await fetch(`${origin}/consent?${new URLSearchParams(said)}`, { redirect: 'manual' })
  const back = new URL(agreed.headers.get('location') ?? '').searchParams
  const [state, code] = [back.get('state'), back.get('code')]
  await call(site, 'POST', '/oauth/google/finish', { cookies, body: { state, code } })
  await call(site, 'POST', '/oauth/google/register', { cookies, body: { state, username: name, ...CONSENTS } })
}

/** The code in the first mail to an address, once it is in the outbox. */
async function readCode(site: string, name: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const outbox = await (await fetch(`${site}/outbox`)).text()
    const item = outbox.split('<li>').find((part) => part.includes(emailOf(name)))
    const path = /href="(\/outbox\/[^"]+)"/.exec(item ?? '')?.[1]
    const mail = path === undefined ? '' : await (await fetch(`${site}${path}/html`)).text()
    const code = />\s*(\d{3}[\s\u00a0]?\d{3})\s*</.exec(mail)?.[1]?.replace(/\D/g, '')
    if (code !== undefined) return code
    await sleep(100)
  }
  throw new Error(`No code came to ${name}.`)
}

/** The code of the present half minute. Source: RFC 6238. */
function oneTimeCode(secret: string): string {
  const bits = Array.from(secret, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const digest = createHmac(
    'sha1',
    Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2)),
  )
    .update(counter)
    .digest()
  const offset = (digest.at(-1) ?? 0) & 0x0f
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Makes a call, each from another address, so that none reaches a rate limit. */
async function call(
  site: string,
  method: string,
  path: string,
  { as, body, cookies }: { as?: string; body?: object; cookies?: Map<string, string> } = {},
): Promise<Answer> {
  calls += 1
  const headers = new Headers({ 'content-type': 'application/json', 'x-forwarded-for': `10.9.8.${calls}` })
  if (as !== undefined) headers.set('authorization', `Bearer ${as}`)
  if (cookies !== undefined) {
    headers.set('x-zivina-exchange', '1')
    headers.set('sec-fetch-site', 'same-origin')
    headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
  }
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await fetch(`${site}/api${path}`, { method, headers, ...sent })
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    cookies?.set(name, value)
  }
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} answers ${response.status} ${text}`)
  return text === '' ? {} : JSON.parse(text)
}
