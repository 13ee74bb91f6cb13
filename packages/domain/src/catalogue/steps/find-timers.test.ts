import { describe, expect, test } from 'vitest'
import { findTimers } from './find-timers.ts'

const CASES: readonly (readonly [text: string, ...timers: readonly (readonly [seconds: number, label: string])[]])[] = [
  ['Vařte 15 minut.', [900, '15 min']],
  ['Vařte 15\u00a0minut.', [900, '15 min']],
  ['Po 10 minutách vsypte brambory a vařte ještě 12 minut.', [600, '10 min'], [720, '12 min']],
  ['Pečte 18–20 minut.', [1080, '18–20 min']],
  ['Kaši vařte 6 až 8 minut.', [360, '6–8 min']],
  ['Nechte 2–3 hodiny v lednici.', [7200, '2–3 h']],
  ['Duste 1 hodinu.', [3600, '1 h']],
  ['Duste 1 hodinu a 30 minut.', [5400, '1 h 30 min']],
  ['Duste hodinu a půl.', [5400, '1 h 30 min']],
  ['Pečte 1,5 hodiny.', [5400, '1 h 30 min']],
  ['Pečte 90 minut.', [5400, '1 h 30 min']],
  ['Zaprašte moukou, minutu míchejte.', [60, '1 min']],
  ['Půl minuty opékejte.', [30, '30 s']],
  ['Mixujte 30 sekund.', [30, '30 s']],
  ['Odpočívá půl hodiny.', [1800, '30 min']],
  ['Nechte půlhodinu odstát.', [1800, '30 min']],
  ['Opékejte dvě minuty z každé strany.', [120, '2 min']],
  ['Vařte 5 min.', [300, '5 min']],
  ['Opékejte 3 minuty, obraťte a další 3 minuty.', [180, '3 min']],
  ['Jednu minutu šlehejte.', [60, '1 min']],
]

describe('timers in the text of a step', () => {
  test.each(CASES.map(([text, ...timers]) => ({ text, timers })))('$text', ({ text, timers }) => {
    const found = findTimers(text).map(({ seconds, label }) => [seconds, label.replaceAll('\u00a0', ' ')])
    expect(found).toEqual(timers)
  })

  test.each([
    'Silnější kusy vařte o minutu déle.',
    'Každých 10 minut zamíchejte.',
    'Po chvíli přidejte 200 g minutkových nudlí.',
    'Předehřejte troubu na 180 °C.',
    'Po minutě obraťte.',
    'Nechte přes noc.',
    'Nechte 48 hodin kvasit.',
    'Přidejte 2 hrsti špenátu.',
    '',
  ])('a text without a time to wait: %s', (text) => {
    expect(findTimers(text)).toEqual([])
  })
})
