import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createOauthClients } from './clients.ts'
import { type OauthAttempt, type OauthClient, OauthDown, OauthRefused } from './port.ts'
import { type OauthStandin, startOauthStandin } from './standin.ts'
import { agree } from './testing.ts'

let standin: OauthStandin
beforeAll(async () => {
  standin = await startOauthStandin()
})
beforeEach(() => {
  standin.mode = 'answer'
})
afterAll(() => standin.close())

const PROVIDERS = ['google', 'apple', 'seznam'] as const
type Provider = (typeof PROVIDERS)[number]
const JANA = { email: 'jana@seznam.cz', name: 'Jana Nováková' }
const attempt: OauthAttempt = {
  state: 'stav',
  nonce: 'nonce',
  verifier: 'v'.repeat(43),
  redirect_uri: 'http://localhost:3000/prihlasit/oauth/x',
}

/** A client that has made no request yet. */
function clientOf(provider: Provider): OauthClient {
  const client = createOauthClients(standin.settings).get(provider)
  if (!client) throw new Error('no client')
  return client
}

async function codeOf(
  client: OauthClient,
  given = attempt,
  person: Parameters<typeof agree>[1] = JANA,
): Promise<string> {
  return (await agree(await client.authorizationUrl(given), person)).get('code') ?? ''
}

test('only configured services have a client, in the order in which they are offered', () => {
  const { google, seznam } = standin.settings
  expect([...createOauthClients({ seznam, google }).keys()]).toEqual(['google', 'seznam'])
  expect(createOauthClients({}).size).toBe(0)
})

describe.each(PROVIDERS)('%s', (provider) => {
  test('returns the person’s identity', async () => {
    const client = clientOf(provider)
    const identity = await client.identify(attempt, { code: await codeOf(client) })
    // Apple sends the name beside the code, not in the identity.
    const full_name = provider === 'apple' ? '' : JANA.name
    expect(identity).toEqual({ subject: expect.any(String), email: JANA.email, email_verified: true, full_name })
  })

  test('sends the hash of the verifier to the service and never the verifier', async () => {
    const url = new URL(await clientOf(provider).authorizationUrl(attempt))
    expect(url.searchParams.get('code_challenge_method')).toBe('S256')
    expect(url.searchParams.get('state')).toBe('stav')
    expect(url.href).not.toContain(attempt.verifier)
  })

  test('accepts a code once', async () => {
    const client = clientOf(provider)
    const code = await codeOf(client)
    await client.identify(attempt, { code })
    await expect(client.identify(attempt, { code })).rejects.toThrow(OauthRefused)
  })

  test('refuses a stolen code without the verifier', async () => {
    const client = clientOf(provider)
    const code = await codeOf(client)
    const stolen = { ...attempt, verifier: 'x'.repeat(43) }
    await expect(client.identify(stolen, { code })).rejects.toThrow(OauthRefused)
  })

  test.each(['fail', 'nonsense'] as const)(
    'that is not working (%s) throws OauthDown, not OauthRefused',
    async (mode) => {
      const client = clientOf(provider)
      const code = await codeOf(client)
      standin.mode = mode
      // One client that has already discovered the service, and one that has not.
      if (provider === 'seznam' || mode === 'fail') {
        await expect(client.identify(attempt, { code })).rejects.toThrow(OauthDown)
      }
      if (provider !== 'seznam') await expect(clientOf(provider).authorizationUrl(attempt)).rejects.toThrow(OauthDown)
    },
  )
})

describe.each(['google', 'apple'] as const)('an ID token of %s', (provider) => {
  test.each(['forged-key', 'other-nonce', 'other-audience'] as const)('with %s is refused', async (mode) => {
    const client = clientOf(provider)
    const code = await codeOf(client)
    standin.mode = mode
    await expect(client.identify(attempt, { code })).rejects.toThrow(OauthRefused)
  })

  test('says whether the address is verified', async () => {
    const client = clientOf(provider)
    const code = await codeOf(client, attempt, { ...JANA, unproven: true })
    expect(await client.identify(attempt, { code })).toMatchObject({ email_verified: false })
  })
})

test.each([
  ['jana@seznam.cz', true],
  ['jana@EMAIL.cz', true],
  ['jana@firma.example', false],
  ['jana@seznam.cz.example', false],
])('Seznam verifies %s: %s', async (email, email_verified) => {
  const client = clientOf('seznam')
  const code = await codeOf(client, attempt, { email, name: '' })
  expect(await client.identify(attempt, { code })).toMatchObject({ email, email_verified, full_name: '' })
})

test('a service that is not running throws OauthDown', async () => {
  const google = { ...standin.settings.google, url: 'http://127.0.0.1:1' }
  const client = createOauthClients({ google }).get('google')
  await expect(client?.authorizationUrl(attempt)).rejects.toThrow(OauthDown)
})
