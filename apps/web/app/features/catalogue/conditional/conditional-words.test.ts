import type { DietCondition } from '@zivina/contract/catalogue/recipes/read'
import { expect, test } from 'vitest'
import { conditionWords } from './conditional-words.ts'

const waiting: DietCondition = {
  diet_type: 'Dysphagia',
  verdict: 'waits',
  todo: ['Zbývá určit úroveň.'],
  confirmed_by: 'therapist',
}
const conditional: DietCondition = {
  diet_type: 'Sparing',
  verdict: 'borderline',
  todo: ['Vynechte pepř.'],
  confirmed_by: null,
}

test('what waits says what is confirmed and by whom, what is conditional the one thing to do', () => {
  expect(conditionWords({ conditions: [waiting] })).toEqual([
    'Zbývá určit úroveň. Potvrzuje jmenovaný terapeut, do té doby jídlo nemusí být bezpečné.',
  ])
  expect(conditionWords({ conditions: [conditional] })).toEqual(['Vynechte pepř.'])
})

test('several diets are named, and of many sentences the rest is counted', () => {
  const many = { ...waiting, todo: ['První.', 'Druhá.', 'Třetí.', 'Čtvrtá.'], confirmed_by: 'editor' as const }
  expect(conditionWords({ conditions: [conditional, many] })).toEqual([
    'Šetřicí: Vynechte pepř.',
    'Při poruchách polykání: První. Druhá. Další (2) jsou u\u00a0receptu. Potvrzuje redakce podle postupu.',
  ])
})
