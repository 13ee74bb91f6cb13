import { ageOn, energyTarget } from '@zivina/nutrition/targets'
import { expect, test } from 'vitest'
import { type EnergyInput, energyFacts } from './energy-facts.ts'

const man: EnergyInput = {
  sex: 'male',
  age: 30,
  height: 180,
  weight: 80,
  activity: 'moderate',
  goal: 'Weight maintain',
  pregnant: false,
}

test.each(['2026-11-21', '2028-02-29', '2027-03-01'])('on %s a person of 30 is 30', (today) => {
  expect(ageOn(energyFacts(man, today).birth_date ?? '', today)).toBe(30)
  expect(ageOn(energyFacts({ ...man, age: 30.9 }, today).birth_date ?? '', today)).toBe(30)
})

test('a man of 80 kg, 180 cm and 30 years gets the target of the profile: 1780 kcal × 4.184 × 1.55', () => {
  expect(energyTarget(energyFacts(man, '2026-11-21'), '2026-11-21')?.kilojoules).toBeCloseTo(11543.656, 3)
})

test('pregnancy counts only for women, and without an age there is no target', () => {
  expect(energyFacts({ ...man, pregnant: true }, '2026-11-21').pregnant_or_breastfeeding).toBe(false)
  expect(energyFacts({ ...man, sex: 'female', pregnant: true }, '2026-11-21').pregnant_or_breastfeeding).toBe(true)
  expect(energyTarget(energyFacts({ ...man, age: null }, '2026-11-21'), '2026-11-21')).toBeNull()
})
