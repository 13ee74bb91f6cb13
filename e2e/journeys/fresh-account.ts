import { randomInt } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { readCode } from './read-mail.ts'

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
  const code = await readCode(email)
  expect((await request.post('/api/register/verify_email', { data: { email, code } })).status()).toBe(204)
  return email
}
