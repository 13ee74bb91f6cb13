import { generateKeyPairSync } from 'node:crypto'
import { oauthConfig } from '@zivina/api/account/entry/oauth/oauth-config'
import { oauthClients } from '@zivina/api/account/entry/oauth/oauth-port'
import { ConfigError } from '@zivina/api/kernel/config/environment'
import type { PortContext } from '@zivina/api/kernel/ports/port'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const KEY = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString()
const GOOGLE = { OAUTH_GOOGLE_ID: 'g', OAUTH_GOOGLE_SECRET: 's' }
const APPLE = { OAUTH_APPLE_ID: 'a', OAUTH_APPLE_TEAM_ID: 't', OAUTH_APPLE_KEY_ID: 'k', OAUTH_APPLE_PRIVATE_KEY: KEY }
const SEZNAM = { OAUTH_SEZNAM_ID: 'z', OAUTH_SEZNAM_SECRET: 's' }

const oauthOf = (environment: Record<string, string>) => readConfig(environment).areas.of(oauthConfig)
const offered = async (environment: Record<string, string>) => {
  const { port, close } = await oauthClients.open({} as PortContext, oauthOf(environment))
  await close?.()
  return [...port.keys()]
}

test('only configured services are offered', async () => {
  expect(await offered({})).toEqual([])
  expect(await offered({ ...SEZNAM, OAUTH_GOOGLE_ID: '' })).toEqual(['seznam'])
  expect(await offered({ ...GOOGLE, ...APPLE, ...SEZNAM })).toEqual(['google', 'apple', 'seznam'])
})

test('the line breaks of Apple’s key may be escaped', () => {
  const { settings } = oauthOf({ ...APPLE, OAUTH_APPLE_PRIVATE_KEY: KEY.replaceAll('\n', '\\n') })
  expect(settings.apple?.private_key).toBe(KEY)
})

test.each([
  ['OAUTH_GOOGLE_SECRET', { OAUTH_GOOGLE_ID: 'g' }],
  ['OAUTH_GOOGLE_ID', { OAUTH_GOOGLE_URL: 'https://g.example' }],
  ['OAUTH_SEZNAM_ID', { OAUTH_SEZNAM_SECRET: 's' }],
  ['OAUTH_APPLE_TEAM_ID', { ...APPLE, OAUTH_APPLE_TEAM_ID: '' }],
  ['OAUTH_APPLE_PRIVATE_KEY', { ...APPLE, OAUTH_APPLE_PRIVATE_KEY: '' }],
  ['OAUTH_APPLE_PRIVATE_KEY', { ...APPLE, OAUTH_APPLE_PRIVATE_KEY: 'not a key' }],
  ['OAUTH_GOOGLE_URL', { ...GOOGLE, OAUTH_GOOGLE_URL: 'http://g.example' }],
  ['OAUTH_GOOGLE_URL', { OAUTH_GOOGLE_URL: 'standin', HOST: '0.0.0.0' }],
  ['OAUTH_SEZNAM_URL', { OAUTH_SEZNAM_URL: 'standin', DATABASE_URL: 'postgresql://db/zivina' }],
])('an incomplete configuration, or a stand-in on a public server, stops the start naming %s', (name, environment) => {
  const read = () => readConfig(environment)
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(new RegExp(`^The environment variable ${name} cannot be used: .+\\.$`))
})

test('the stand-in is offered beside the configured services', async () => {
  expect(await offered({ OAUTH_APPLE_URL: 'standin', ...SEZNAM })).toEqual(['apple', 'seznam'])
})
