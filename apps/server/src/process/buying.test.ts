import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONSENT_VERSIONS } from '@zivina/contract/account/consents'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  copyFilledData,
  createLauncher,
  type Launcher,
  type Running,
  until,
  WAIT_MS,
} from '#server/testing/product-process.ts'

let folder: string
let product: Launcher
let running: Running
let access: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zivina-buying-'))
  await copyFilledData(folder)
  product = createLauncher(folder)
  await start()
}, 4 * WAIT_MS)
afterAll(async () => {
  await product.endAll()
  await rm(folder, { recursive: true, force: true })
})

async function start(): Promise<void> {
  running = await product.start()
  const body = JSON.stringify({ email: 'user@zivina.example', password: 'Zivina-demo-2026' })
  const answer = await fetch(`${running.base}/api/login`, { method: 'POST', body })
  access = ((await answer.json()) as { access: string }).access
}

async function call<Body>(method: string, path: string, body?: unknown): Promise<Body> {
  const answer = await fetch(`${running.base}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${access}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Body
}

type Sold = { guid: string; slug: string; vat_rate: number }
type Placed = { guid: string; gw_url: string; state: string }

async function order(slug: string): Promise<Placed> {
  const { results } = await call<{ results: Sold[] }>('GET', '/service')
  const sold = results.find((one) => one.slug === slug)
  const preview = await call<{ price: unknown; credit: unknown }>('GET', `/order/preview?service=${sold?.guid}`)
  const address = { street: 'Dlouhá 1', city: 'Brno', postal_code: '602 00', country: 'CZ' }
  return call('POST', '/order', {
    guid: crypto.randomUUID(),
    service: sold?.guid,
    price: preview.price,
    credit: preview.credit,
    vat_rate: sold?.vat_rate,
    terms_version: CONSENT_VERSIONS.terms,
    immediate_start_agreed: true,
    buyer: { full_name: 'Jana Nováková', email: 'user@zivina.example', ...address },
  })
}

/** What a person presses at the gateway’s page. @returns where they are led */
async function press({ gw_url }: Placed, action: string): Promise<string | null> {
  // The page names the site as visitors do; the product listens on one address.
  const page = gw_url.replace('//localhost:', '//127.0.0.1:')
  const looked = await fetch(page)
  expect([looked.status, looked.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringContaining("form-action 'self'"),
  ])
  expect(await looked.text()).toContain('Zkušební platební brána')
  const pressed = await fetch(page, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' })
  return pressed.headers.get('location')
}

test(
  'what is paid at the gateway to try with is premium by its notification alone, and survives a killed process',
  async () => {
    const first = await order('premium-mesicni')
    expect(await press(first, 'pay')).toContain(`/potvrzeni-objednavky?objednavka=${first.guid}&id=`)
    await until(async () => (await call<Placed>('GET', `/order/${first.guid}`)).state === 'PAID')
    expect(await call('GET', '/subscription')).toMatchObject({ plan: 'premium', is_premium: true })
    // The process dies between the payment and its notification.
    const second = await order('premium-rocni')
    await press(second, 'pay')
    running.child.kill('SIGKILL')
    await running.ended
    await start()
    const { found } = await call<{ found: string }>('POST', `/order/${second.guid}/check`)
    expect(['activated', 'active']).toContain(found)
    expect(await call('GET', '/subscription')).toMatchObject({ plan: 'premium_yearly' })
  },
  4 * WAIT_MS,
)
