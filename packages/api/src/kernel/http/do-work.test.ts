import { createWorkPool } from '@zivina/work/pool'
import { WorkFailed } from '@zivina/work/port'
import { DOUBLE, MISBEHAVE } from '@zivina/work/testing/tasks'
import { afterAll, expect, test } from 'vitest'
import { doWork } from './do-work.ts'

const work = createWorkPool({ processes: 2, heap_mb: 64, max_waiting: 2 })
afterAll(() => work.close())

const options = { who: 'jana', too_much: 'IMPORT_TOO_LARGE' } as const

test('work in the pool returns its result', async () => {
  expect(await doWork(work, DOUBLE, 4, options)).toBe(8)
})

test.each([
  ['time', { ...MISBEHAVE, time_limit_ms: 20 }, 'spin'],
  ['memory', MISBEHAVE, 'grow_list'],
] as const)('work over its limit of %s is answered with the code for that', async (_, task, misdeed) => {
  await expect(doWork(work, task, misdeed, options)).rejects.toMatchObject({ code: 'IMPORT_TOO_LARGE', status: 413 })
})

test('work without room is answered with 503 and Retry-After', async () => {
  const gone = new AbortController()
  const { signal } = gone
  const people = ['a', 'b', 'c', 'd'].map((who) => doWork(work, MISBEHAVE, 'spin', { ...options, who, signal }))
  const ends = Promise.allSettled(people)
  await expect(doWork(work, DOUBLE, 4, options)).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    status: 503,
    retry_after: expect.any(Number),
  })
  gone.abort()
  expect((await ends).map((end) => end.status === 'rejected' && end.reason.code)).toEqual(
    Array.from({ length: 4 }, () => 'SERVICE_UNAVAILABLE'),
  )
})

test('a mistake in a task is not turned into a refusal', async () => {
  await expect(doWork(work, MISBEHAVE, 'throw', options)).rejects.toBeInstanceOf(WorkFailed)
})
