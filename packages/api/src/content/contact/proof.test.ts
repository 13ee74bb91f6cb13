import { expect, test } from 'vitest'
import { isWorkDone, setWork } from './proof.ts'
import { solve } from './testing.ts'

const key = new Uint8Array(32).fill(7)
const now = new Date('2026-11-21T10:00:00.000Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test.each([
  [0, false],
  [2.999, false],
  [3, true],
  [3600, true],
  [3601, false],
  [-5, false],
])('a solution sent after %d s is accepted: %s', async (seconds, counts) => {
  expect(await isWorkDone(solve(await setWork(key, now)), key, after(seconds))).toBe(counts)
})

test('only a solution of a challenge that we set is accepted', async () => {
  const proof = solve(await setWork(key, now))
  const later = new Date(now.getTime() + 86_400_000)
  const set = (moment: Date) => proof.salt.replace(/set=\d+/, `set=${moment.getTime()}`)
  const wrong = [
    { ...proof, number: proof.number + 1 },
    { ...proof, signature: '0'.repeat(64) },
    { ...proof, challenge: '0'.repeat(64) },
    { ...proof, salt: set(later) },
    { ...proof, salt: 'abc' },
    { ...proof, salt: '' },
  ]
  for (const one of wrong) expect(await isWorkDone(one, key, after(10))).toBe(false)
  expect(await isWorkDone({ ...proof, salt: set(later) }, key, new Date(later.getTime() + 10_000))).toBe(false)
  expect(await isWorkDone(proof, new Uint8Array(32).fill(8), after(10))).toBe(false)
  expect(await isWorkDone(proof, key, after(10))).toBe(true)
})
