import { expect, test } from 'vitest'
import { createSharedRuns, type Waiter } from './shared-runs.ts'

/** Makes results when the test says so, and records who requested them. */
function openMaker() {
  const share = createSharedRuns<string>()
  const made: { waiter: Waiter; result: PromiseWithResolvers<string> }[] = []
  const ask = (key: string, who: string, signal = new AbortController().signal) =>
    share(key, { who, signal }, (waiter) => {
      const result = Promise.withResolvers<string>()
      made.push({ waiter, result })
      waiter.signal.addEventListener('abort', () => result.reject(new Error('given up')))
      return result.promise
    })
  const finish = (index: number, value: string) => made[index]?.result.resolve(value)
  const state = () => made.map(({ waiter }) => `${waiter.who}${waiter.signal.aborted ? ', given up' : ''}`)
  return { ask, finish, made, state }
}

test('waiters of one owner share a run, and a later call starts a new one', async () => {
  const { ask, finish, state } = openMaker()
  const answers = Promise.all([ask('a', 'jana'), ask('a', 'jana'), ask('a', 'jana')])
  expect(state()).toEqual(['jana'])
  finish(0, 'first')
  expect(await answers).toEqual(['first', 'first', 'first'])
  const later = ask('a', 'jana')
  finish(1, 'second')
  expect(await later).toBe('second')
})

test('each owner has a separate run in the queue; the first one done serves all, the others are aborted', async () => {
  const { ask, finish, state } = openMaker()
  const answers = Promise.all([ask('a', 'jana'), ask('a', 'petr'), ask('a', 'eva')])
  expect(state()).toEqual(['jana', 'petr', 'eva'])
  finish(1, 'by petr')
  expect(await answers).toEqual(['by petr', 'by petr', 'by petr'])
  expect(state()).toEqual(['jana, given up', 'petr', 'eva, given up'])
})

test('different keys are made separately', async () => {
  const { ask, finish } = openMaker()
  const [a, b] = [ask('a', 'jana'), ask('b', 'jana')]
  finish(1, 'b')
  expect(await b).toBe('b')
  finish(0, 'a')
  expect(await a).toBe('a')
})

test('a run is aborted when its last waiter gives up, not earlier', async () => {
  const { ask, finish, state } = openMaker()
  const [first, second] = [new AbortController(), new AbortController()]
  const answers = [ask('a', 'jana', first.signal), ask('a', 'jana', second.signal)]
  const ends = Promise.allSettled(answers)
  first.abort()
  await expect(answers[0]).rejects.toThrow()
  expect(state()).toEqual(['jana'])
  second.abort()
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(state()).toEqual(['jana, given up'])
  const anew = ask('a', 'jana')
  finish(1, 'anew')
  expect(await anew).toBe('anew')
})

test('a waiter that has already given up starts nothing', async () => {
  const { ask, state } = openMaker()
  await expect(ask('a', 'jana', AbortSignal.abort())).rejects.toThrow()
  expect(state()).toEqual([])
})

test('a failure is reported to the waiters of its run, and the next call starts a new one', async () => {
  const { ask, finish, made } = openMaker()
  const failing = Promise.allSettled([ask('a', 'jana'), ask('a', 'jana')])
  const other = ask('a', 'petr')
  made[0]?.result.reject(new Error('busy'))
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  finish(1, 'by petr')
  expect(await other).toBe('by petr')
  const anew = ask('a', 'jana')
  finish(2, 'anew')
  expect(await anew).toBe('anew')
})
