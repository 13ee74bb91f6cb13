import { expect, it } from 'vitest'
import { createCallLimiter } from './call-limiter.ts'

const LIMITS = { at_once: 1, waiting: 1 }

it('a call without a place is answered with SERVICE_UNAVAILABLE and Retry-After', async () => {
  const limiter = createCallLimiter(LIMITS)
  const leave = await limiter.enter('a')
  const gone = new AbortController()
  const waiting = limiter.run('b', async () => {}, gone.signal)
  const refused = { code: 'SERVICE_UNAVAILABLE', retry_after: expect.any(Number) }
  await expect(limiter.run('c', async () => {})).rejects.toMatchObject(refused)
  gone.abort()
  await expect(waiting).rejects.toMatchObject(refused)
  leave()
})

it('work that fails gives its place back', async () => {
  const limiter = createCallLimiter(LIMITS)
  const fails = limiter.run('a', () => Promise.reject(new Error('failed')))
  const next = limiter.run('a', async () => 'done')
  await expect(fails).rejects.toThrow('failed')
  await expect(next).resolves.toBe('done')
  await expect(limiter.run('a', async () => 'again')).resolves.toBe('again')
})
