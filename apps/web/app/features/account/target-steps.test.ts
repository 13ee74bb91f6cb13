import { energyTarget, type TargetFacts } from '@zivina/nutrition/targets'
import { expect, test } from 'vitest'
import { targetSteps } from './target-steps.ts'

const DAY = '2026-11-21'
const FACTS: TargetFacts = {
  sex: 'female',
  birth_date: '1990-05-01',
  height: 168,
  weight: 64.5,
  activity: 'light',
  target_goal: 'Weight loss',
  pregnant_or_breastfeeding: false,
}

function stepsOf(facts: TargetFacts) {
  const target = energyTarget(facts, DAY)
  if (!target) throw new Error('The facts are incomplete')
  return { target, steps: targetSteps(facts, target.reasoning, target.kilojoules, DAY) }
}

test('each step shows the figures it was computed with, and the last one ends at the target', () => {
  const { target, steps } = stepsOf(FACTS)
  expect(steps.map(({ how }) => how)).toEqual([
    '10 × 64,5\u00a0kg + 6,25 × 168\u00a0cm − 5 × 36\u00a0let − 161\u00a0kcal',
    '× 1,375 za pohyb (lehce aktivní)',
    '−\u00a015\u00a0% na pozvolné hubnutí',
  ])
  expect(steps.at(-1)?.kilojoules).toBe(target.kilojoules)
})

test('a limit is a separate step with its reason', () => {
  const { target, steps } = stepsOf({ ...FACTS, pregnant_or_breastfeeding: true })
  expect(steps).toHaveLength(4)
  expect(steps.at(-1)).toMatchObject({ title: 'Bezpečná mez', kilojoules: target.kilojoules })
  expect(target.kilojoules).toBe(target.reasoning.maintenance_kilojoules)
})
