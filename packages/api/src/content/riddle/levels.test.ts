import { describe, expect, it } from 'vitest'
import { answerKey, LEVELS, solves } from './levels.ts'

const level = (at: number) => {
  const found = LEVELS[at]
  if (!found) throw new Error(`no level ${at}`)
  return found
}

describe('the riddle', () => {
  it.each([
    [0, 'Jablko'],
    [0, '  JABLKO. '],
    [1, 'čočka'],
    [1, 'Cocka'],
    [2, '15 g'],
    [3, '500\u00a0kcal'],
    [4, 'Tuky'],
    [5, '2'],
    [6, 'Živina'],
  ])('level %d is solved by „%s“', (at, answer) => {
    expect(solves(level(at), answer)).toBe(true)
  })

  it.each([
    [0, 'hruška'],
    [2, '30'],
    [3, '2092'],
    [5, '8'],
    [6, ''],
  ])('level %d is not solved by „%s“', (at, answer) => {
    expect(solves(level(at), answer)).toBe(false)
  })

  it('has consistent figures: 2 092 kJ / 4,184 is 500 kcal, and the bar code ends with 2', () => {
    expect(Math.round(2092 / 4.184)).toBe(500)
    const digits = [...'8590123456782'].map(Number)
    const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0)
    expect(sum % 10).toBe(0)
  })

  it('has accepted answers in the form in which it compares them', () => {
    for (const { accepted } of LEVELS) for (const answer of accepted) expect(answerKey(answer)).toBe(answer)
  })
})
