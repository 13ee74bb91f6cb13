import { expect, test } from 'vitest'
import { createSharedRuns, type Waiter } from './shared-runs.ts'

/** Makes things when it is told to, and remembers who asked for them. */
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

test('those whom one address stands for share a run, and a later call runs anew', async () => {
  const { ask, finish, state } = openMaker()
  const answers = Promise.all([ask('a', 'jana'), ask('a', 'jana'), ask('a', 'jana')])
  expect(state()).toEqual(['jana'])
  finish(0, 'first')
  expect(await answers).toEqual(['first', 'first', 'first'])
  const later = ask('a', 'jana')
  finish(1, 'second')
  expect(await later).toBe('second')
})

test('each address has a run of its own in the line: the first that is done serves all, the others are given up', async () => {
  const { ask, finish, state } = openMaker()
  const answers = Promise.all([ask('a', 'jana'), ask('a', 'petr'), ask('a', 'eva')])
  expect(state()).toEqual(['jana', 'petr', 'eva'])
  finish(1, 'by petr')
  expect(await answers).toEqual(['by petr', 'by petr', 'by petr'])
  expect(state()).toEqual(['jana, given up', 'petr', 'eva, given up'])
})

test('different things are made apart', async () => {
  const { ask, finish } = openMaker()
  const [a, b] = [ask('a', 'jana'), ask('b', 'jana')]
  finish(1, 'b')
  expect(await b).toBe('b')
  finish(0, 'a')
  expect(await a).toBe('a')
})

test('what nobody waits for is given up with the last who waited, and no sooner', async () => {
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

test('one who is gone already has nothing made', async () => {
  const { ask, state } = openMaker()
  await expect(ask('a', 'jana', AbortSignal.abort())).rejects.toThrow()
  expect(state()).toEqual([])
})

test('a failure is told to those whose run it was, and the next call runs anew', async () => {
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
