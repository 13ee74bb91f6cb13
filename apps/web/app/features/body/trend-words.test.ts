import { describe, expect, it } from 'vitest'
import { sayExpenditure, sayForecast, sayPresent, sayRate } from './trend-words.ts'

const plain = (text: string) => text.replace(/\u00a0/g, ' ')

describe('what the trend says', () => {
  it('of the present has its band', () => {
    expect(plain(sayPresent({ day: '2026-11-03', weight: 80.12, low: 79.6, high: 80.64 }))).toBe(
      'Podle trendu jste 3. listopadu 2026 vážili 80,1 kg (79,6–80,6 kg).',
    )
  })

  it.each([
    [null, 'po 8 váženích během aspoň 14 dní'],
    [{ kilograms: -0.5, low: -0.7, high: -0.3 }, 'Teď ubýváte asi 0,5 kg za týden (nejspíš 0,3–0,7 kg).'],
    [{ kilograms: 0.5, low: 0.3, high: 0.7 }, 'Teď přibýváte asi 0,5 kg za týden (nejspíš 0,3–0,7 kg).'],
    [{ kilograms: -0.1, low: -0.4, high: 0.2 }, 'mezi −0,4 a +0,2 kg, takže zatím nelze říct'],
  ])('of the rate %j is %s', (rate, said) => {
    expect(plain(sayRate(rate))).toContain(said)
  })

  const none = { earliest: null, expected: null, latest: null }
  it.each([
    [{ ...none, state: 'reached' as const }, 'Svého cíle 72 kg jste podle trendu dosáhli.'],
    [{ ...none, state: 'away' as const }, 'vzdaluje nebo stojí'],
    [{ ...none, state: 'unclear' as const }, 'zatím nelze říct: rozmezí by bylo příliš široké'],
    [{ ...none, state: 'too_few' as const }, 'zatím nelze říct: je na to málo vážení'],
    [
      { state: 'range' as const, earliest: '2027-02-03', expected: '2027-02-20', latest: '2027-03-10' },
      'nejspíš mezi 3. února 2027 a 10. března 2027',
    ],
    [
      { state: 'range' as const, earliest: '2026-11-01', expected: '2026-11-20', latest: '2026-12-10' },
      'nejspíš mezi 23. listopadu 2026 a 10. prosince 2026',
    ],
  ])('of the goal %j is %s', (forecast, said) => {
    expect(plain(sayForecast(forecast, 72, '2026-11-23'))).toContain(said)
  })

  it('of the expenditure is a figure with its band, in the preferred unit first', () => {
    const expenditure = {
      kilojoules: 10_460,
      low: 9623.2,
      high: 11_296.8,
      from: '2026-10-01',
      to: '2026-11-23',
      complete_days: 40,
    }
    const said = plain(sayExpenditure({ expenditure, no_expenditure: null }, false))
    expect(said).toContain('asi 2 500 kcal (10 460 kJ) denně, nejspíš 2 300 kcal až 2 700 kcal')
    expect(said).toContain('podle 40 celých dní v deníku a změny hmotnosti')
  })

  it.each([
    [{ reason: 'weighings' as const, have: 3, need: 14 }, 'máte 3 vážení, potřebujeme aspoň 14'],
    [{ reason: 'days' as const, have: 1, need: 28 }, 'trend má 1 den, potřebujeme aspoň 28'],
    [{ reason: 'diary' as const, have: 12, need: 34 }, 'v deníku máte 12 celých dní, potřebujeme aspoň 34'],
    [{ reason: 'weekends' as const, have: 2, need: 4 }, 'z víkendů máte v deníku 2 celé dny'],
    [{ reason: 'unclear' as const, have: 4000, need: 3000 }, 'odhad by byl příliš nepřesný'],
  ])('where there is none, %j, is %s', (no_expenditure, said) => {
    const text = plain(sayExpenditure({ expenditure: null, no_expenditure }, false))
    expect(text).toContain(said)
    expect(text).toContain('zatím nelze říct')
  })
})
