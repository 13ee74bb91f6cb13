import { expect, test } from 'vitest'
import { judgeDearest } from './judge-dearest.ts'
import { ALONE, type DearestPhase, TOGETHER } from './measure-dearest.ts'

type Told = { p99: number; lost?: number; survived?: boolean; own?: number }

function phase(kinds: string, { p99, lost = 0, survived = true, own = 200 }: Told): DearestPhase {
  const others = [{ name: 'list page', asked: 100, lost, p50: 1, p99 }]
  return { kinds, others, attack: null, memory: { own, children: 900 }, survived }
}

const verdicts = (...phases: DearestPhase[]) => judgeDearest(phases).map(({ met }) => met)

test('each goal is judged separately: latency, loss and memory', () => {
  const alone = phase(ALONE, { p99: 10 })
  expect(verdicts(alone, phase(TOGETHER, { p99: 30 }))).toEqual([true, true, true])
  expect(verdicts(alone, phase(TOGETHER, { p99: 31 }))).toEqual([false, true, true])
  expect(verdicts(alone, phase(TOGETHER, { p99: 30, lost: 1 }))).toEqual([true, false, true])
  expect(verdicts(alone, phase(TOGETHER, { p99: 30, survived: false }))).toEqual([true, false, true])
  expect(verdicts(alone, phase(TOGETHER, { p99: 30, own: 301 }))).toEqual([true, true, false])
})

test('goals without a measurement stay open, the one for latency also on a busy machine', () => {
  expect(verdicts()).toEqual([null, null, null])
  expect(verdicts(phase(ALONE, { p99: 501 }), phase(TOGETHER, { p99: 5000, lost: 1 }))).toEqual([null, false, true])
})
