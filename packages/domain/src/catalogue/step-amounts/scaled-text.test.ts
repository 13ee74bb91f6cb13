import { describe, expect, it } from 'vitest'
import { type CountedLine, scaleStepText } from './scaled-text.ts'

const line = (name: string, counted: CountedLine['counted'] = null): CountedLine => ({
  key: name,
  food: name,
  name,
  segment: 'Main',
  counted,
})
const LINES = [
  line('batáty', { one: 'batát', few: 'batáty', many: 'batátů', part: 'batátu' }),
  line('vejce', { one: 'vejce', few: 'vejce', many: 'vajec', part: 'vejce' }),
  line('hladká mouka'),
  line('řepkový olej'),
  line('voda'),
  line('sůl'),
]

describe('scaleStepText', () => {
  it.each<[text: string, factor: number, scaled: string]>([
    ['Čtyři batáty vydrhněte.', 1.5, '6 batátů vydrhněte.'],
    ['Přidejte 130 g hladké mouky a 6 g soli.', 2, 'Přidejte 260 g hladké mouky a 12 g soli.'],
    ['Zalijte 2 lžícemi vody.', 1.5, 'Zalijte 3 lžícemi vody.'],
    ['Přidejte 2 lžíce oleje.', 3, 'Přidejte 6 lžic oleje.'],
    ['Přidejte dvě lžíce oleje.', 0.5, 'Přidejte 1 lžíci oleje.'],
    ['Přidejte půl lžičky soli.', 2, 'Přidejte 1 lžičku soli.'],
    ['Vlijte 2 litry vody.', 1.5, 'Vlijte 3 litry vody.'],
    ['Rozklepněte 3 vejce.', 2, 'Rozklepněte 6 vajec.'],
    ['Vařte 15 minut v 500 ml vody.', 2, 'Vařte 15 minut v 1 000 ml vody.'],
  ])('„%s“ × %d', (text, factor, scaled) => {
    const said = scaleStepText(text, factor, LINES)
    expect(said.text.replaceAll('\u00a0', ' ')).toBe(scaled)
    expect(said.isPartly).toBe(false)
  })

  it.each([
    'Troubu předehřejte na 200 °C a pečte 50 minut.',
    'Batáty nakrájejte na kostky 2 cm.',
    'Vytvarujte 4 placky a dvě minuty míchejte.',
    'Přidejte polovinu mouky a špetku soli.',
    'Pánev o průměru 28 cm potřete olejem.',
  ])('leaves what is no amount of a food: „%s“', (text) => {
    expect(scaleStepText(text, 2, LINES)).toEqual({ text, isPartly: false })
  })

  it.each(['Čtyři velké batáty oloupejte.', 'Přisypte lžíci mouky.', 'Vlijte 2–3 lžíce vody.'])(
    'says where an amount stays for the portions of the author: „%s“',
    (text) => {
      expect(scaleStepText(text, 1.5, LINES)).toEqual({ text, isPartly: true })
    },
  )

  it('changes nothing for the portions of the author', () => {
    expect(scaleStepText('Čtyři batáty.', 1, LINES)).toEqual({ text: 'Čtyři batáty.', isPartly: false })
  })
})
