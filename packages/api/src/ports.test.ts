import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { STAND_INS } from '#api/testing/stand-ins.ts'
import { configPart } from './kernel/config/config-part.ts'
import { readParts } from './kernel/config/read-parts.ts'
import type { Port, PortContext } from './kernel/ports/port.ts'
import { openPorts } from './ports.ts'

const SITE = { public_url: 'https://zivina.example', is_private: true }
const CONTEXT = {} as PortContext

const shopConfig = configPart({
  environment: { SHOP_URL: z.url().default('https://shop.example') },
  read: ({ SHOP_URL }, { public_url }) => ({ SHOP_URL, public_url }),
})

const config = (environment = {}) => readParts([shopConfig], environment, SITE)

test('a port is opened with its part of the configuration', async () => {
  const open = vi.fn(() => ({ port: STAND_INS.companies }))
  const companies: Port<'companies', ReturnType<typeof shopConfig.read>> = {
    name: 'companies',
    config: shopConfig,
    open,
  }
  const { ports } = await openPorts(CONTEXT, config({ SHOP_URL: 'https://other.example' }), [companies])
  expect(open).toHaveBeenCalledWith(CONTEXT, { SHOP_URL: 'https://other.example', public_url: SITE.public_url })
  expect(ports.companies).toBe(STAND_INS.companies)
})

test('a variable that cannot be used is named in one sentence', () => {
  expect(() => config({ SHOP_URL: 'nowhere' })).toThrow(/^The environment variable SHOP_URL cannot be used: .+\.$/)
})

test('ports are closed in the reverse order of their opening', async () => {
  const events: string[] = []
  const port = <Name extends 'companies' | 'oauth'>(name: Name): Port<Name> => ({
    name,
    open: () => {
      events.push(`open ${name}`)
      return { port: STAND_INS[name], close: async () => void events.push(`close ${name}`) }
    },
  })
  const { close } = await openPorts(CONTEXT, config(), [port('companies'), port('oauth')])
  await close()
  expect(events).toEqual(['open companies', 'open oauth', 'close oauth', 'close companies'])
})

test('where one port cannot be opened, those opened before are closed', async () => {
  const close = vi.fn(async () => {})
  const first: Port<'companies'> = { name: 'companies', open: () => ({ port: STAND_INS.companies, close }) }
  const broken: Port<'oauth'> = { name: 'oauth', open: () => Promise.reject(new Error('Port 4000 is taken.')) }
  await expect(openPorts(CONTEXT, config(), [first, broken])).rejects.toThrow('Port 4000 is taken.')
  expect(close).toHaveBeenCalledOnce()
})

test('streams end when the process is told to stop, before ports close', async () => {
  const events: string[] = []
  const streaming: Port<'list_notices'> = {
    name: 'list_notices',
    open: () => ({
      port: STAND_INS.list_notices,
      endStreams: async () => void events.push('streams end'),
      close: async () => void events.push('closed'),
    }),
  }
  const { endStreams, close } = await openPorts(CONTEXT, config(), [streaming])
  await endStreams()
  expect(events).toEqual(['streams end'])
  await close()
  expect(events).toEqual(['streams end', 'closed'])
})
