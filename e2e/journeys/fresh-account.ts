import { randomInt } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'

export const PASSWORD = 'Borovice-a-mech-77'

/** The client address of a request, as a proxy sends it: a new one each time, so that no journey uses up another's limits. */
export function fromAnywhere(): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }
}

/**
 * Registers a person, verifies the e-mail by the code in the mail, and so logs the context in. Journeys that change an account
 * make their own, so that none disturbs another.
 */
export async function signUp(request: APIRequestContext, name: string): Promise<string> {
  const username = `${name}-${Date.now().toString(36)}`
  const email = `${username}@zivina.example`
  const body = { email, username, password: PASSWORD, full_name: 'Jana Zkušební', terms_accepted: true }
  expect((await request.post('/api/register', { data: body, headers: fromAnywhere() })).status()).toBe(201)
  const code = await readCode(request, email)
  expect((await request.post('/api/register/verify_email', { data: { email, code } })).status()).toBe(204)
  return email
}

/** The newest code sent to an address, once the mail is in the outbox. */
async function readCode(request: APIRequestContext, email: string): Promise<string> {
  let code: string | undefined
  await expect(async () => {
    const outbox = await (await request.get('/outbox')).text()
    const item = outbox.split('<li>').find((part) => part.includes(email))
    const path = /href="(\/outbox\/[^"]+)"/.exec(item ?? '')?.[1]
    expect(path, `a mail to ${email}`).toBeDefined()
    const mail = await (await request.get(`${path}/html`)).text()
    code = />\s*(\d{3}[\s\u00a0]?\d{3})\s*</.exec(mail)?.[1]?.replace(/\D/g, '')
    expect(code, 'a code in the mail').toBeDefined()
  }).toPass({ timeout: 20_000, intervals: [50] })
  return code ?? ''
}
