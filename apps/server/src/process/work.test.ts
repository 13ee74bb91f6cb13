import { createWorkPool } from '@zivina/work/pool'
import { DOUBLE, MISBEHAVE } from '@zivina/work/testing/tasks'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { createWorkLog, openWork } from './work.ts'

const work = createWorkPool()
afterAll(() => work.close())

function openLog() {
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) })
  const take = () => lines.splice(0).map(({ level, task, msg, ...rest }) => ({ level, task, msg, done: rest.done }))
  return { log, take }
}

test('the log counts what was done since the last line, and warns of refused, ended and failed items', async () => {
  const { log, take } = openLog()
  const tell = createWorkLog(work, log)
  tell()
  expect(take()).toEqual([])
  await work.run(DOUBLE, 1, { who: 'jana' })
  tell()
  expect(take()).toEqual([{ level: 30, task: 'double', msg: 'work done', done: 1 }])
  tell()
  expect(take()).toEqual([])
  await work.run({ ...MISBEHAVE, time_limit_ms: 20 }, 'spin', { who: 'jana' }).catch(() => undefined)
  tell()
  expect(take()).toEqual([{ level: 40, task: 'misbehave', msg: 'work refused, ended or failed', done: 0 }])
})

test('what was done since the last line is logged when the product stops', async () => {
  const { log, take } = openLog()
  const opened = openWork({ isLive: false }, log)
  await opened.run(DOUBLE, 1, { who: 'jana' })
  await opened.close()
  expect(take()).toEqual([{ level: 30, task: 'double', msg: 'work done', done: 1 }])
})
