import { expect, test } from 'vitest'
import { createRenderQueue } from './render-queue.ts'

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

test('callers with one key share a run, and a later call runs anew', async () => {
  const queue = createRenderQueue<number>(2)
  let runs = 0
  const job = async () => {
    await turn()
    return ++runs
  }
  expect(await Promise.all([queue('a', job), queue('a', job), queue('a', job)])).toEqual([1, 1, 1])
  expect(await queue('a', job)).toBe(2)
})

test('no more than the allowed number run at once, and all of them finish', async () => {
  const queue = createRenderQueue<number>(3)
  let running = 0
  let most = 0
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      queue(`job ${index}`, async () => {
        most = Math.max(most, ++running)
        await turn()
        running--
        return index
      }),
    ),
  )
  expect(most).toBe(3)
  expect(results).toEqual([...Array(20).keys()])
})

test('a failing job fails every caller that shares it and frees its place', async () => {
  const queue = createRenderQueue<number>(1)
  const failing = () => Promise.reject(new Error('broken'))
  const outcomes = await Promise.allSettled([queue('a', failing), queue('a', failing)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await queue('a', () => Promise.resolve(1))).toBe(1)
})

test('refuses work beyond a bound of waiting jobs', async () => {
  const queue = createRenderQueue<null>(1)
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const jobs = Array.from({ length: 502 }, (_, index) =>
    queue(`job ${index}`, async () => {
      await gate
      return null
    }),
  )
  const settled = Promise.allSettled(jobs)
  await turn()
  release()
  const refused = (await settled).filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject([{ reason: { status: 503 } }])
})
