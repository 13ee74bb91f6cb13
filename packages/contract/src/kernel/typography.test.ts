import { expect, test } from 'vitest'
import { tied } from './typography.ts'

test.each([
  ['Cizrnový salát s tuňákem a citronem', 'Cizrnový salát s\u00a0tuňákem a\u00a0citronem'],
  ['V rouře a i bez ní', 'V\u00a0rouře a\u00a0i\u00a0bez ní'],
  ['Losos (s koprem)', 'Losos (s\u00a0koprem)'],
  ['Kus masa', 'Kus masa'],
  ['Voda pitná (z kohoutku)', 'Voda pitná (z\u00a0kohoutku)'],
  ['Mléko polotučné (1,5 % tuku)', 'Mléko polotučné (1,5\u00a0% tuku)'],
  ['Zakysaná smetana (15–16 % tuku)', 'Zakysaná smetana (15–\u206016\u00a0% tuku)'],
  ['Máslo 250 g', 'Máslo 250\u00a0g'],
  ['Vejce 2 ks, 3 kusy', 'Vejce 2\u00a0ks, 3 kusy'],
  ['pro citlivé žaludky i malé strávníky', 'pro citlivé žaludky i\u00a0malé strávníky'],
  ['Šlehejte 6 minut, pak 20 dkg mouky', 'Šlehejte 6\u00a0minut, pak 20\u00a0dkg mouky'],
  ['', ''],
])('%s', (text, expected) => {
  expect(tied(text)).toBe(expected)
})
