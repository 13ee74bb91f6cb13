import { fork } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createWorkPool, type PoolOptions } from './pool.ts'
import { isWorkRefused, WorkFailed, type WorkPool } from './port.ts'
import { type Holder, openHolder } from './testing/held.ts'
import type { Misdeed } from './testing/misbehave.task.ts'
import { COUNT_UP, DOUBLE, HOLD, MISBEHAVE } from './testing/tasks.ts'

let pool: WorkPool
let holder: Holder

const open = (options: Partial<PoolOptions> = {}) => {
  pool = createWorkPool({ processes: 2, heap_mb: 64, memory_mb: 300, ...options })
}
beforeEach(() => {
  holder = openHolder()
  open()
})
afterEach(async () => {
  await pool.close()
  holder.close()
})

/** How an unsuccessful item ends: the reason of its refusal, or the error. */
const endOf = async (work: Promise<unknown>): Promise<unknown> => {
  const error = await work.then(
    (value) => expect.unreachable(`done: ${value}`),
    (failure: unknown) => failure,
  )
  return isWorkRefused(error) ? error.reason : error
}
const misbehave = (misdeed: Misdeed, who = 'rogue', limits: { time_limit_ms?: number } = {}) =>
  pool.run({ ...MISBEHAVE, ...limits }, misdeed, { who })
const counts = (task: string) => pool.figures().tasks[task]
const begun = (...names: string[]) => expect.poll(() => holder.begun(), { timeout: 30_000 }).toEqual(names)

describe('a work item', () => {
  it('runs in another process, and its input and output arrive unchanged', async () => {
    expect(await pool.run(DOUBLE, 21, { who: 'jana' })).toBe(42)
    const held = holder.hold(pool, 'a')
    holder.letGo('a')
    const { pid } = await held
    expect(pid).not.toBe(process.pid)
    expect(counts('double')).toMatchObject({ done: 1, running: 0, waiting: 0 })
  })

  it('may report how far it is, in order and before its result', async () => {
    const heard: number[] = []
    expect(await pool.run(COUNT_UP, 4, { who: 'jana', onReport: (number) => heard.push(number) })).toBe(4)
    expect(heard).toEqual([1, 2, 3])
    expect(await pool.run(COUNT_UP, 4, { who: 'jana' })).toBe(4)
  })

  it('receives only the environment variables it needs', async () => {
    process.env.ZIVINA_TEST_SECRET = 'heslo'
    const known = await misbehave('environment')
    delete process.env.ZIVINA_TEST_SECRET
    expect(known).toContain('PATH')
    expect(known).not.toContain('ZIVINA_TEST_SECRET')
  })

  it('that throws fails with what was thrown, and the same process does the next one', async () => {
    const failure = await endOf(misbehave('throw'))
    expect(failure).toBeInstanceOf(WorkFailed)
    expect((failure as WorkFailed).message).toBe('work misbehave failed: OwnError: no such dish')
    expect((failure as WorkFailed).cause).toBeInstanceOf(Error)
    expect(String(await endOf(misbehave('throw_text')))).toContain('just words')
    expect(String(await endOf(misbehave('return_function')))).toContain('could not be cloned')
    expect(await pool.run(DOUBLE, 2, { who: 'jana' })).toBe(4)
    expect(pool.figures().processes).toBe(1)
    expect(counts('misbehave')).toMatchObject({ failed: 3, done: 0 })
  })

  it('whose input cannot be sent or whose module does not exist fails alone', async () => {
    const strange = pool.run(DOUBLE, (() => 1) as unknown as number, { who: 'jana' })
    expect(await endOf(strange)).toBeInstanceOf(WorkFailed)
    const nowhere = { ...DOUBLE, module: new URL('./none.task.ts', import.meta.url) }
    expect(String(await endOf(pool.run(nowhere, 1, { who: 'jana' })))).toContain('none.task.ts')
    expect(await pool.run(DOUBLE, 2, { who: 'jana' })).toBe(4)
  })

  it.each<[Misdeed, RegExp]>([
    ['exit', /ended \(3\)/],
    ['crash', /ended \(SIGSEGV\)/],
    ['reject_alone', /nobody waits for me/],
  ])('that ends its process (%s) fails, and other items go on', async (misdeed, sentence) => {
    const held = holder.hold(pool, 'other')
    await begun('other')
    expect(String(await endOf(misbehave(misdeed)))).toMatch(sentence)
    expect(await pool.run(DOUBLE, 3, { who: 'jana' })).toBe(6)
    holder.letGo('other')
    expect((await held).name).toBe('other')
  })
})

describe('a limit', () => {
  it('of time ends an item that never returns, and nothing else', async () => {
    const held = holder.hold(pool, 'other')
    await begun('other')
    expect(await endOf(misbehave('spin', 'rogue', { time_limit_ms: 50 }))).toBe('too_long')
    expect(await pool.run(DOUBLE, 3, { who: 'jana' })).toBe(6)
    holder.letGo('other')
    expect((await held).name).toBe('other')
    expect(counts('misbehave')).toMatchObject({ timed_out: 1, running: 0 })
  })

  it('of time is told apart by the process itself, however long the clock may run', async () => {
    open({ patience: 10_000 })
    expect(await endOf(misbehave('spin', 'rogue', { time_limit_ms: 200 }))).toBe('too_long')
    expect(counts('misbehave')).toMatchObject({ timed_out: 1, out_of_memory: 0 })
  })

  it('of time does not end work that had no turn of the processor, unless it waits for ever', async () => {
    const order = (name: string) => ({ name, log: join(holder.folder, 'log'), until: join(holder.folder, name) })
    const patient = { ...HOLD, name: 'patient', time_limit_ms: 1000 }
    const held = pool.run(patient, order('a'), { who: 'jana' })
    await begun('a')
    await new Promise((resolve) => setTimeout(resolve, 1300))
    holder.letGo('a')
    expect((await held).name).toBe('a')
    expect(await endOf(pool.run({ ...patient, time_limit_ms: 20 }, order('b'), { who: 'jana' }))).toBe('too_long')
  })

  it('of time does not count while an item waits', async () => {
    const held = holder.hold(pool, 'first', { who: 'jana' })
    await begun('first')
    const waiting = pool.run({ ...DOUBLE, time_limit_ms: 1000 }, 4, { who: 'jana' })
    await new Promise((resolve) => setTimeout(resolve, 1300))
    expect(counts('double')).toMatchObject({ waiting: 1, timed_out: 0 })
    holder.letGo('first')
    expect([(await held).name, await waiting]).toEqual(['first', 8])
  })

  it.each<Misdeed>(['grow_list', 'grow_objects', 'grow_buffers'])(
    'of memory ends a work that takes it without end (%s), and nothing else',
    async (misdeed) => {
      const held = holder.hold(pool, 'other')
      await begun('other')
      expect(await endOf(misbehave(misdeed))).toBe('too_large')
      holder.letGo('other')
      expect((await held).name).toBe('other')
      expect(await pool.run(DOUBLE, 3, { who: 'jana' })).toBe(6)
      expect(counts('misbehave')).toMatchObject({ out_of_memory: 1 })
    },
  )

  it('over a task’s own limit ends only that task: the next one has the limit of its process', async () => {
    open({ processes: 1, heap_mb: 64, memory_mb: 600 })
    const modest = { ...HOLD, name: 'modest', memory_mb: 1 }
    const order = (name: string) => ({ name, log: join(holder.folder, 'log'), until: join(holder.folder, name) })
    expect(await endOf(pool.run(modest, order('a'), { who: 'jana' }))).toBe('too_large')
    expect(counts('modest')).toMatchObject({ out_of_memory: 1, running: 0 })
    holder.letGo('b')
    expect((await pool.run({ ...modest, memory_mb: 500 }, order('b'), { who: 'jana' })).name).toBe('b')
    holder.letGo('c')
    expect((await holder.hold(pool, 'c')).name).toBe('c')
  })
})

describe('turns', () => {
  it('alternate between owners, and one owner holds one of two processes', async () => {
    const names = ['jana 1', 'jana 2', 'jana 3']
    const janas = names.map((name) => holder.hold(pool, name, { who: 'jana' }))
    await begun('jana 1')
    const petr = holder.hold(pool, 'petr 1', { who: 'petr' })
    await begun('jana 1', 'petr 1')
    const eva = holder.hold(pool, 'eva 1', { who: 'eva' })
    expect(counts('hold')).toMatchObject({ running: 2, waiting: 3 })
    holder.letGo('jana 1')
    await begun('jana 1', 'petr 1', 'jana 2')
    holder.letGo('jana 2')
    await begun('jana 1', 'petr 1', 'jana 2', 'eva 1')
    holder.letGo('eva 1')
    await begun('jana 1', 'petr 1', 'jana 2', 'eva 1', 'jana 3')
    holder.letGo('jana 3', 'petr 1')
    await Promise.all([...janas, petr, eva])
  })

  it('of long items leave one process to short ones', async () => {
    const long = ['long 1', 'long 2'].map((name) => holder.hold(pool, name, { long: true }))
    await begun('long 1')
    expect(await pool.run(DOUBLE, 1, { who: 'jana' })).toBe(2)
    expect(holder.begun()).toEqual(['long 1'])
    holder.letGo('long 1', 'long 2')
    await Promise.all(long)
    expect(holder.begun()).toEqual(['long 1', 'long 2'])
  })
})

describe('a full queue', () => {
  it('refuses an item, says when to retry, and keeps the waiting ones', async () => {
    open({ max_waiting: 2 })
    const running = [holder.hold(pool, 'a', { who: 'jana' }), holder.hold(pool, 'b')]
    await expect.poll(() => holder.begun().length, { timeout: 30_000 }).toBe(2)
    const waiting = [holder.hold(pool, 'c'), holder.hold(pool, 'd')]
    const refused = await holder.hold(pool, 'e').catch((error: unknown) => error)
    expect(refused).toMatchObject({ reason: 'busy', retry_after: expect.any(Number) })
    expect((refused as { retry_after: number }).retry_after).toBeGreaterThanOrEqual(1)
    expect(counts('hold')).toMatchObject({ running: 2, waiting: 2, refused: 1 })
    holder.letGo('a', 'b', 'c', 'd')
    await Promise.all([...running, ...waiting])
    expect(holder.begun()).not.toContain('e')
  })

  it('drops the newest item of the owner with most waiting in favour of an owner who has none', async () => {
    open({ max_waiting: 3 })
    const running = [holder.hold(pool, 'a', { who: 'jana' }), holder.hold(pool, 'b')]
    await expect.poll(() => holder.begun().length, { timeout: 30_000 }).toBe(2)
    const waiting = [holder.hold(pool, 'c', { who: 'petr' }), holder.hold(pool, 'e')]
    const newest = holder.hold(pool, 'd', { who: 'petr' })
    const late = holder.hold(pool, 'f')
    await expect(newest).rejects.toMatchObject({ reason: 'busy', retry_after: expect.any(Number) })
    expect(counts('hold')).toMatchObject({ running: 2, waiting: 3, refused: 1 })
    holder.letGo('a', 'b', 'c', 'e', 'f')
    await Promise.all([...running, ...waiting, late])
    expect(counts('hold')).toMatchObject({ done: 5, waiting: 0 })
  })
})

describe('an item whose caller gave up', () => {
  it('leaves the queue without having started', async () => {
    const held = holder.hold(pool, 'first', { who: 'jana' })
    await begun('first')
    const gone = new AbortController()
    const waiting = holder.hold(pool, 'second', { who: 'jana', signal: gone.signal })
    const third = holder.hold(pool, 'third', { who: 'jana' })
    gone.abort()
    expect(await endOf(waiting)).toBe('cancelled')
    expect(counts('hold')).toMatchObject({ running: 1, waiting: 1, cancelled: 1 })
    holder.letGo('first', 'third')
    await Promise.all([held, third])
    expect(holder.begun()).toEqual(['first', 'third'])
  })

  it('is stopped while it runs, and makes room', async () => {
    const gone = new AbortController()
    const stopped = holder.hold(pool, 'first', { who: 'jana', signal: gone.signal })
    await begun('first')
    const next = holder.hold(pool, 'second', { who: 'jana' })
    gone.abort()
    expect(await endOf(stopped)).toBe('cancelled')
    holder.letGo('second')
    expect((await next).name).toBe('second')
    expect(counts('hold')).toMatchObject({ running: 0, waiting: 0, cancelled: 1, done: 1 })
  })

  it('goes on if its task is done once begun, but never starts if it was waiting', async () => {
    const gone = new AbortController()
    const options = { who: 'jana', signal: gone.signal }
    const order = (name: string) => ({ name, log: join(holder.folder, 'log'), until: join(holder.folder, name) })
    const lasting = { ...HOLD, done_once_begun: true }
    const under_way = pool.run(lasting, order('first'), options)
    await begun('first')
    const waiting = pool.run(lasting, order('second'), options)
    gone.abort()
    expect(await endOf(waiting)).toBe('cancelled')
    holder.letGo('first')
    expect((await under_way).name).toBe('first')
    expect(holder.begun()).toEqual(['first'])
  })

  it('does not start', async () => {
    expect(await endOf(pool.run(DOUBLE, 1, { who: 'jana', signal: AbortSignal.abort() }))).toBe('cancelled')
    expect(pool.figures().processes).toBe(0)
  })
})

describe('processes', () => {
  it('are started on demand and stopped after an idle time', async () => {
    open({ idle_ms: 20 })
    expect(pool.figures()).toEqual({ processes: 0, tasks: {} })
    await pool.run(DOUBLE, 1, { who: 'jana' })
    await expect.poll(() => pool.figures().processes, { timeout: 30_000 }).toBe(0)
    expect(await pool.run(DOUBLE, 2, { who: 'jana' })).toBe(4)
  })

  it('end with their parent process, even where it is killed', async () => {
    const parent = fork(fileURLToPath(new URL('./testing/parent.ts', import.meta.url)), [holder.folder, 'orphan'])
    await begun('orphan')
    const [pid = 0] = holder.pids()
    const isAlive = () => {
      try {
        return process.kill(pid, 0)
      } catch {
        return false
      }
    }
    expect(isAlive()).toBe(true)
    parent.kill('SIGKILL')
    await expect.poll(isAlive, { timeout: 30_000 }).toBe(false)
  })

  it('do one item each where none is kept idle', async () => {
    open({ idle_ms: 0 })
    holder.letGo('a', 'b')
    const [first, second] = [await holder.hold(pool, 'a'), await holder.hold(pool, 'b')]
    expect(first.pid).not.toBe(second.pid)
  })
})

it('all end when the pool closes, which gives up waiting and running items and starts no more', async () => {
  const works = ['a', 'b', 'c'].map((name) => holder.hold(pool, name))
  await expect.poll(() => holder.begun().length, { timeout: 30_000 }).toBe(2)
  const ends = Promise.all(works.map(endOf))
  await pool.close()
  expect(await ends).toEqual(['cancelled', 'cancelled', 'cancelled'])
  expect(pool.figures()).toMatchObject({ processes: 0, tasks: { hold: { running: 0, waiting: 0, cancelled: 3 } } })
  expect(await endOf(pool.run(DOUBLE, 1, { who: 'jana' }))).toBe('cancelled')
})
