import { ENDPOINTS } from '@zivina/contract/endpoints'
import { renderMail } from '@zivina/integrations/mail/templates/templates'
import { createGateway } from '@zivina/integrations/payments/gateway'
import { type GatewayStandin, startGatewayStandin } from '@zivina/integrations/payments/standin/standin'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountApi, type Answer, openAccountApi } from '#api/testing/account-api.ts'
import { TEXT_CALLS } from '#api/testing/every-call.ts'
import { ALL_MARKUP, AWKWARD, MARKUP, SHORT_MARKUP, UNSTORABLE_JSON } from '#api/testing/hostile-texts.ts'
import { fits, textFields, valueAt, withValue } from '#api/testing/text-fields.ts'
import { openTextWorld, type TextWorld } from '#api/testing/text-world.ts'

let api: AccountApi
let world: TextWorld
let gateway: GatewayStandin
beforeAll(async () => {
  gateway = await startGatewayStandin()
  api = await openAccountApi({ payments: createGateway(gateway.settings) })
  world = await openTextWorld(api)
})
afterAll(async () => {
  await api.close()
  await gateway.close()
})

/** A placeholder for a text that only an escape can encode. */
const HOLE = '@hole@'

const written = ENDPOINTS.filter(({ body, form }) => body || form).map((endpoint) => ({
  name: `${endpoint.method} ${endpoint.path}`,
  endpoint,
  places: textFields(endpoint.body ?? endpoint.form ?? endpoint.response),
}))

type Sent = { answer: Answer; kept: unknown }

/** Makes a call of the table with a text at one place; `json` is the text as written in the request. */
async function send(name: string, field: string, json: string): Promise<Sent> {
  const { as, path, body, again, read } = TEXT_CALLS[name] ?? {}
  const [method = '', address = ''] = name.split(' ')
  await api.sql(`delete from rate_limit${again ? `; ${again(world)}` : ''}`)
  const whole = withValue(await body?.(world), field, HOLE)
  const isForm = ENDPOINTS.some(({ form, path: at }) => form && at === address)
  const sent = isForm ? `${field}=${encodeURIComponent(json)}` : JSON.stringify(whole).replace(`"${HOLE}"`, () => json)
  const answer = await api.call((await path?.(world)) ?? address, {
    method,
    body: sent,
    ...(as ? { token: world[as] } : {}),
  })
  const ok = answer.status < 300
  const kept = ok ? (read ? await read(world, whole as Record<string, string>) : answer.body) : undefined
  return { answer, kept: ok ? valueAt(kept, field) : undefined }
}

/** Checks that whatever is sent, the answer is no failure of ours, is JSON or empty, and an error does not repeat the text. */
function expectCalm({ answer: { status, body, headers } }: Sent, about: string): void {
  expect([status, body?.code], about).not.toEqual([500, 'INTERNAL_ERROR'])
  if (body !== null) expect(headers.get('content-type')).toBe('application/json; charset=UTF-8')
  if (status >= 400) expect(JSON.stringify(body), about).not.toMatch(/alert|onerror|<b>/)
}

describe('the table of texts', () => {
  it('has every call with a body', () => {
    expect(Object.keys(TEXT_CALLS).toSorted()).toEqual(
      written
        .filter(({ places }) => places.length > 0)
        .map(({ name }) => name)
        .toSorted(),
    )
  })

  it.each(written)('has every text of $name, and no other', ({ name, places }) => {
    const fields = Object.keys(TEXT_CALLS[name]?.fields ?? {})
    expect(places.filter((place) => !fields.some((field) => fits(place, field)))).toEqual([])
    expect(fields.filter((field) => !places.some((place) => fits(place, field)))).toEqual([])
  })
})

/** One of a list, another one for each row: neighbours take turns. */
const turn = <Value>(values: readonly Value[], at: number): Value => values[at % values.length] as Value

const rows = Object.entries(TEXT_CALLS)
  .flatMap(([name, { fields }]) => Object.entries(fields).map(([field, fate]) => ({ name, field, fate })))
  .map((row, at) => ({ ...row, at }))

describe.each(rows)('$name, $field ($fate)', ({ name, field, fate, at }) => {
  it('keeps HTML as text, or refuses it', async () => {
    const first = turn(MARKUP, at)
    const check = async (text: string) => {
      const sent = await send(name, field, JSON.stringify(text))
      expectCalm(sent, text)
      if (fate === 'refused') expect(sent.answer.status, text).toBeGreaterThanOrEqual(400)
      return sent
    }
    const sent = await check(first)
    // Whether a text is refused or never shown does not depend on its content.
    if (fate !== 'kept') return
    expect(sent.kept, `${first} ${JSON.stringify(sent.answer.body)}`).toBe(first)
    // A name has no room for all of them.
    const all = await check(ALL_MARKUP)
    if (all.answer.status < 300) return expect(all.kept).toBe(ALL_MARKUP)
    const short = await check(SHORT_MARKUP)
    expect(short.kept, JSON.stringify(short.answer.body)).toBe(SHORT_MARKUP)
  })

  it('refuses what cannot be stored', async () => {
    const [zero, ...halves] = UNSTORABLE_JSON
    for (const json of [zero, turn(halves, at)]) {
      const sent = await send(name, field, json)
      expectCalm(sent, json)
      if (sent.answer.status >= 300) continue
      expect(fate, `${json} is kept as ${JSON.stringify(sent.kept)}`).toBe('unread')
    }
  })

  it('handles awkward characters and lengths', async () => {
    for (const [given, kept] of fate === 'kept' ? AWKWARD : [turn(AWKWARD.slice(0, -1), at), ...AWKWARD.slice(-1)]) {
      const sent = await send(name, field, JSON.stringify(given))
      expectCalm(sent, given.slice(0, 40))
      if (fate === 'refused') expect(sent.answer.status, given.slice(0, 40)).toBeGreaterThanOrEqual(400)
      if (fate === 'kept' && sent.answer.status < 300) expect(sent.kept).toBe(name.includes('_draft') ? given : kept)
    }
  })
})

describe('hostile texts outside of answers', () => {
  it('every mail contains them as text', async () => {
    const mails = await api.mail.queued()
    expect(new Set(mails.map(({ template }) => template)).size).toBeGreaterThan(3)
    let told = 0
    for (const { template, data } of mails) {
      const { subject, html, text } = renderMail(template, data as never, 'http://localhost:3000')
      expect(html).not.toMatch(/<script|<img src=x|<svg|<style>\*|<b>|javascript:alert\(1\)\/\/"/)
      expect(subject).not.toMatch(/[\p{Cc}\u2028\u202a-\u202e\u2066-\u2069]/u)
      if (text.includes('<script>alert(1)</script>')) {
        told += 1
        expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
      }
    }
    expect(told).toBeGreaterThan(0)
  })

  it('the download of personal data is valid JSON', async () => {
    await api.call(`/user/${world.user.guid}`, { method: 'PATCH', token: world.token, body: { full_name: MARKUP[0] } })
    const headers = { authorization: `Bearer ${world.token}` }
    const request = new Request(`http://localhost:3000/api/user/${world.user.guid}/data`, { headers })
    const files = unzipSync(new Uint8Array(await (await api.fetch(request)).arrayBuffer()))
    const texts = Object.values(files).map((bytes) => JSON.stringify(JSON.parse(strFromU8(bytes))))
    expect(texts.join()).toContain(JSON.stringify(MARKUP[0]).slice(1, -1))
  })
})
