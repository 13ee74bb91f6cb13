import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RestrictingDiet } from '@zivina/domain/catalogue/diet-types'
import { describe, expect, test } from 'vitest'
import type { WeekRule } from './plan-request.ts'
import { weekRulesOf } from './week-rules-of-diets.ts'

type Said = [phrase: string, kind: WeekRule['kind'], least: number | null, most: number | null]

/** What articles say of how often something is eaten in a week; null where they leave that end open. */
const SAID: Record<string, { diet: RestrictingDiet | null; said: Said[] }> = {
  'articles/vysoky-cholesterol-a-jidelnicek.md': {
    diet: 'For high cholesterol',
    said: [
      ['dvakrát týdně ryba', 'fish', 2, 2],
      ['- dvakrát ryba', 'fish', 2, 2],
      ['- čtyřikrát luštěniny', 'legume', 4, null],
      ['uzeniny žádné a šunku nanejvýš jednou týdně', 'processed_meat', null, 1],
    ],
  },
  'articles/cukrovka-2-typu-a-talir.md': { diet: 'Diabetic', said: [['třikrát luštěniny', 'legume', 3, null]] },
  'articles/dna-a-strava.md': {
    diet: 'Diet for gout',
    said: [
      ['| Dvakrát až čtyřikrát týdně | luštěniny', 'legume', 2, 4],
      ['| Jednou až dvakrát týdně | červené maso a ryby', 'red_meat', null, 2],
      ['| Jednou až dvakrát týdně | červené maso a ryby', 'fish', 1, 2],
    ],
  },
  'articles/jidlo-v-tehotenstvi-a-pri-kojeni.md': { diet: null, said: [['dvě porce ryb týdně', 'fish', 2, 2]] },
  'articles/tuky-dobre-a-horsi.md': { diet: null, said: [['dvakrát týdně je ryba', 'fish', 2, 2]] },
  'articles/vlaknina-proc-a-odkud.md': { diet: null, said: [['dvakrát až třikrát týdně luštěniny', 'legume', 2, 3]] },
  'guides/udrzeni-rutina.md': { diet: null, said: [['Luštěniny třikrát týdně', 'legume', 3, null]] },
}

describe.each(Object.entries(SAID))('%s', (path, { diet, said }) => {
  const text = readFileSync(fileURLToPath(new URL(`../../../content/${path}`, import.meta.url)), 'utf8')
  const rules = weekRulesOf([{ diet_types: diet === null ? [] : [diet], dietary_preference: 'All' }])

  test.each(said)('„%s“ keeps the rules that plans are made by', (phrase, kind, least, most) => {
    expect(text.replaceAll('\u00a0', ' ')).toContain(phrase)
    const rule = rules.find((one) => one.kind === kind)
    if (least !== null) expect(least).toBeGreaterThanOrEqual(rule?.least ?? 0)
    if (most !== null) expect(most).toBeLessThanOrEqual(rule?.most ?? Number.POSITIVE_INFINITY)
  })
})
