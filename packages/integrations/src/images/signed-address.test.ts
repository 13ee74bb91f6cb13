import ImageKit from '@imagekit/nodejs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { isSigned } from './signed-address.ts'

const KEY = 'private_xyz'
const ENDPOINT = 'https://zivina.example/images'
const kit = new ImageKit({ privateKey: KEY })

afterEach(() => {
  vi.useRealTimers()
})

function check(address: string, key = KEY): boolean {
  const { pathname, search } = new URL(address)
  return isSigned(pathname.slice('/images'.length), search, key)
}

type Signing = Partial<Parameters<typeof kit.helper.buildSrc>[0]>
const sign = (options: Signing = {}) =>
  kit.helper.buildSrc({
    urlEndpoint: ENDPOINT,
    src: '/recipes/svíčková 1.webp',
    signed: true,
    transformation: [{ width: 401, height: 299 }, { quality: 33 }],
    ...options,
  })

describe('an address signed by the hosted service’s own library', () => {
  test.each<[string, Signing]>([
    ['for ever', {}],
    ['for an hour', { expiresIn: 3600 }],
    ['with its steps in the path', { transformationPosition: 'path' }],
    ['with a version', { queryParameters: { v: '3' } }],
    ['without a step', { transformation: [] }],
  ])('%s is valid', (_, options) => {
    expect(check(sign(options))).toBe(true)
  })

  test.each<[string, string, RegExp]>([
    ['changed', sign().replace('w-401', 'w-402'), /not valid/],
    ['of another picture', sign().replace('recipes', 'users'), /not valid/],
    ['with more than was signed', `${sign()}&tr=w-4000`, /not valid/],
    ['with another time', sign({ expiresIn: 60 }).replace(/ik-t=\d+/, 'ik-t=8888888888'), /not valid/],
    ['with an empty signature', `${ENDPOINT}/a.webp?ik-s=`, /not valid/],
  ])('%s is refused', (_, address, message) => {
    expect(() => check(address)).toThrow(message)
  })

  test('is invalid after its expiry', () => {
    const address = sign({ expiresIn: 3600 })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3601 * 1000 })
    expect(() => check(address)).toThrow(/expired/)
  })

  test('is invalid with another key', () => {
    expect(() => check(sign(), 'private_other')).toThrow(/not valid/)
  })
})

test('any other address counts as unsigned', () => {
  expect(check(`${ENDPOINT}/a.webp?tr=w-400&ik-t=1`)).toBe(false)
})
