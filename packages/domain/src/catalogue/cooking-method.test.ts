import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DescribedCooking, guessCookingMethod } from './cooking-method.ts'

const guess = (steps: readonly string[], recipe: Partial<DescribedCooking> = {}) =>
  guessCookingMethod({ cooking_type: 'Warm', meal_types: ['Lunch'], steps, ...recipe })

describe('guessCookingMethod', () => {
  it('takes a cold dish for uncooked, also a cold soup, and a warm soup for a soup', () => {
    expect(guess(['Žampiony opékejte 4 minuty.'], { cooking_type: 'Cold' })).toBe('none')
    expect(guess(['Okurku rozmixujte.'], { cooking_type: 'Cold', meal_types: ['Soup'] })).toBe('none')
    expect(
      guess(['Česnek pečte v troubě 30 minut.', 'Květák vařte do změknutí.'], { meal_types: ['Soup', 'Dinner'] }),
    ).toBe('soup')
    expect(guess(['Krátce prohřejte.'], { meal_types: ['Soup'] })).toBe('soup')
  })

  // Each row holds steps of a recipe of the starter catalogue, shortened.
  it.each([
    [
      'bake',
      'Pečení kuliček',
      'Troubu předehřejte na 200 °C. Rozložte je na plech a pečte 20 minut. V polovině je obraťte.',
    ],
    ['bake', 'Zapečení', 'Posypte ricottou a zapékejte v troubě 15 minut.'],
    ['bake', 'Dopečení', 'Vraťte do trouby a ještě 10 minut dopékejte.'],
    ['stew', 'Podlití masa', 'Vmíchejte rajčatový protlak a vodu a duste 8 minut, až se šťáva zredukuje.'],
    ['stew', 'Pomalé dušení', 'Přidejte krájená rajčata a na mírném ohni vařte pod pootevřenou pokličkou 20 minut.'],
    ['stew', 'Opečení masa', 'Kuřecí maso opékejte 5 minut. Podlijte vývarem a poduste.'],
    ['boil', 'Vaření kaše', 'Vločky s nápojem přiveďte k varu a za míchání vařte 5 minut.'],
    ['boil', 'Základ', 'Papriku restujte 5 minut, přidejte rajčata a 10 minut povařte.'],
    ['fry', 'Smažení', 'Bramboráky smažte z obou stran dozlatova.'],
    ['fry', 'Grilování', 'Pánev rozpalte a cuketu grilujte 3 minuty z každé strany.'],
    ['fry', 'Opékání', 'Hromádky těsta opékejte na mírném ohni asi 2 minuty.'],
    ['fry', 'Pečení omelety', 'Do pánve přidejte zbylé máslo a vlijte vejce.'],
    ['fry', 'Obracení', 'Lívance opatrně obraťte a dopečte ještě minutu.'],
    ['reduce', 'Omáčka', 'Balzamikový ocet svařte na polovinu.'],
  ] as const)('finds %s in „%s“', (method, title, text) => {
    expect(guess([title, text])).toBe(method)
  })

  it('understands other forms of the verbs', () => {
    expect(guess(['Maso dáme do trouby a hodinu pečeme.'])).toBe('bake')
    expect(guess(['Zeleninu podusíme.'])).toBe('stew')
    expect(guess(['Brambory uvaříme doměkka.'])).toBe('boil')
    expect(guess(['Řízky osmažíme.'])).toBe('fry')
  })

  it('lets baking outweigh stewing, stewing boiling, and each of them the searing before', () => {
    expect(guess(['Cibuli orestujte.', 'Zelí duste.', 'Kroupy uvařte.', 'Vše zapečte v troubě.'])).toBe('bake')
    expect(guess(['Maso opečte a duste.', 'Rýži uvařte.'])).toBe('stew')
    expect(guess(['Cibuli restujte.', 'Čočku vařte.'])).toBe('boil')
  })

  it('finds no method of a whole whose parts are fried and cooked otherwise', () => {
    expect(guess(['Řízky smažte na oleji.', 'Brambory uvařte a rozmačkejte na kaši.'])).toBeNull()
  })

  it.each([
    'Náplň promíchejte a nechte odležet.',
    'Pečlivě promíchejte s tvarohem a vytvarujte kuličky.',
    'Kuličky položte na pečicí papír.',
    'Podávejte s čerstvým pečivem.',
    'Vmíchejte uvařenou rýži a pečenou papriku.',
    'Směs jen zahřejte, nevařte.',
    'Omáčka nesmí vařit.',
    'Mléko nepřivádějte k varu.',
    'Řezy bez pečení nechte ztuhnout v troubě, která není zapnutá.',
    'Přilijte zeleninový vývar.',
    '',
  ])('finds nothing in „%s“', (step) => {
    expect(guess([step])).toBeNull()
  })

  it('does not depend on the order of steps, capitals or accents', () => {
    const steps = ['Cibuli opečte.', 'Čočku uvařte.', 'Zelí duste.', 'V troubě pečte.', 'Promíchejte.', 'Řízky smažte.']
    fc.assert(
      fc.property(fc.shuffledSubarray(steps), (some) => {
        const expected = guess(some.toSorted())
        expect(guess(some)).toBe(expected)
        expect(guess(some.map((step) => step.toUpperCase()))).toBe(expected)
        expect(guess(some.map((step) => step.normalize('NFD')))).toBe(expected)
      }),
    )
  })
})
