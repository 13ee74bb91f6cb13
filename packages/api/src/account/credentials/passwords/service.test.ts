import { expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './service.ts'

it('a password matches its hash however its letters are typed', async () => {
  const kept = await hashPassword('tři prasátka')
  expect(await verifyPassword('tři prasátka'.normalize('NFD'), kept)).toBe(true)
  expect(await verifyPassword('tři prasátka.', kept)).toBe(false)
  expect(await verifyPassword('tři prasátka', null)).toBe(false)
})

it('addresses take turns: one that sends many waits behind itself, and is refused beyond its share of the queue', async () => {
  const ended: string[] = []
  const refused: string[] = []
  const ask = (lane: string) =>
    hashPassword('tři prasátka', lane).then(
      () => void ended.push(lane),
      (refusal) => void refused.push(`${lane} ${refusal.code}`),
    )
  const flood = Array.from({ length: 30 }, () => ask('192.0.2.1'))
  await Promise.all([...flood, ask('192.0.2.2')])
  // In order of arrival it would be among the last two. How soon it ends after starting depends on the machine.
  expect(ended.indexOf('192.0.2.2')).toBeLessThan(ended.length - 3)
  expect(refused.length).toBe(30 + 1 - ended.length)
  expect(new Set(refused)).toEqual(new Set(['192.0.2.1 SERVICE_UNAVAILABLE']))
  expect(await verifyPassword('x', null, '192.0.2.1')).toBe(false)
})
