import { expect, it } from 'vitest'
import { readPastedText } from '../pasted-text.ts'
import { headingOf } from './headings.ts'

const UNITS = new Set(['g', 'kg', 'ml', 'dl', 'ks', 'lžíce', 'lžička', 'špetka'])

/** Replaces the parser of ingredient lines, which is in another package. */
const readLine = (line: string) => {
  const first = /^(?:\d+(?: až \d+)?|½) ?/.exec(line)?.[0]
  const last = /\((\d+) ks\)$/.exec(line)
  const [unit = '', ...food] = line.slice(first?.length ?? 0).split(' ')
  const isUnit = UNITS.has(unit)
  return {
    amount: first !== undefined || last !== null || isUnit ? 1 : null,
    unit: isUnit || last ? unit : null,
    name: (isUnit ? food : [unit, ...food]).join(' '),
    known: /^cibule(?: \(|$)/.test(line) ? ('all' as const) : ('none' as const),
  }
}

const read = (...lines: string[]) => readPastedText(lines.join('\n'), readLine)

it('a name with a number of pieces above a list without a heading is no ingredient', () => {
  const list = ['2 banány', '200 g mouky', '1 lžíce cukru', 'Rozmačkáme banány a zamícháme mouku.']
  expect(read('tohle je úplně lehké', 'Banánové muffiny (12 ks)', ...list)).toMatchObject({
    name: 'Banánové muffiny',
    portion_size: 12,
    ingredients: list.slice(0, 3),
  })
  expect(read('Polévka', 'Suroviny', 'cibule (12 ks)', ...list)?.ingredients[0]).toBe('cibule (12 ks)')
  expect(read('Polévka', 'cibule (12 ks)', ...list)?.ingredients[0]).toBe('cibule (12 ks)')
})

it('equipment is neither the name nor an ingredient', () => {
  const recipe = ['Suroviny', '- 250 g tvarohu', '- 1 vejce', 'Postup', 'Smícháme a pečeme.']
  for (const heading of ['Potřebné vybavení', 'Pomůcky:', 'Nádobí']) {
    expect(read('Tvarohový koláč', heading, '- Trouba', '- Plech na pečení', ...recipe), heading).toMatchObject({
      name: 'Tvarohový koláč',
      ingredients: ['250 g tvarohu', '1 vejce'],
    })
  }
})

it('an entry of a menu about equipment hides nothing below it', () => {
  expect(read('Recepty', 'Nádobí', 'Tvarohový koláč', 'Suroviny', '250 g tvarohu', 'Postup', 'Pečeme.')?.name).toBe(
    'Tvarohový koláč',
  )
})

it('the words below a picture are no step', () => {
  const steps = ['Kachnu osolíme a okmínujeme.', 'Pečeme ji dvě hodiny.']
  const caption = 'Kachnu vycpěte jablky a cibulí, bude šťavnatáFoto: Petr M.'
  const [first = '', second = ''] = steps
  expect(read('Kachna', 'Suroviny', '2 jablka', '1 kg kachny', 'Postup', first, caption, second)?.steps).toEqual(steps)
})

it('a question and a wish are no steps', () => {
  const asked = 'Ověřte si během vaření: Jak zjistíte, že je džem hotový? Kápněte ho na talířek a nechte vychladnout.'
  const lines = ['Džem', 'Suroviny', '650 g švestek', '200 g cukru', 'Postup', '- Švestky vaříme doměkka.']
  const rest = ['- Plníme do sklenic.', '- Zavíčkujeme je a necháme vychladnout.']
  expect(read(...lines, `- ${asked}`, '- Přejeme dobrou chuť!', ...rest)?.steps).toEqual([
    'Švestky vaříme doměkka.',
    'Plníme do sklenic.',
    'Zavíčkujeme je a necháme vychladnout.',
  ])
})

it('ingredients keep their amounts beside commas without a space, abbreviations and dashes', () => {
  expect(
    read('Pomazánka', 'Suroviny: 5 vajec, 2 cibule,1 lžíce hořčice, cca 50 ml vína, sůl', 'Postup', 'Utřeme.'),
  ).toMatchObject({ ingredients: ['5 vajec', '2 cibule', '1 lžíce hořčice', 'cca 50 ml vína', 'sůl'] })
  expect(read('Kachna', 'Suroviny', '- 3 pomeranče -', '- sůl -', 'Postup', 'Pečeme.')?.ingredients).toEqual([
    '3 pomeranče',
    'sůl',
  ])
})

it('the first ingredient may stand beside the heading', () => {
  const steps = ['Tvaroh smícháme s vejcem a moukou.', 'Vaříme pět minut.']
  expect(read('Knedlíky', 'Budete potřebovat 300 g tvarohu', '1 vejce', '20 g mouky', ...steps)).toMatchObject({
    ingredients: ['300 g tvarohu', '1 vejce', '20 g mouky'],
    steps,
  })
})

it('a heading without a bullet among bulleted ingredients names their part', () => {
  const talk = 'Množství bude mnohem větší, než kolik je na jeden dort potřeba.'
  const syrup = ['Cukrový sirup', talk, '- 250 ml vody', '- 175 g cukru']
  expect(read('Dort', 'Korpus', '- 3 vejce', '- 80 g másla', ...syrup, 'Postup', 'Pečeme.')).toMatchObject({
    ingredients: ['3 vejce', '80 g másla', '250 ml vody', '175 g cukru'],
    parts: ['Korpus', 'Korpus', 'Cukrový sirup', 'Cukrový sirup'],
  })
})

it('times and portions are read from the end of a story and after a comma', () => {
  const rest = ['Suroviny', '250 g tvarohu', '1 vejce', 'Postup', 'Smícháme a pečeme.']
  const story = 'Tento moučník nikdy nezklame. Příprava 10 minut, pečení zabere 30 minut.'
  expect(read('Tvarohový koláč', story, ...rest)?.time_minutes).toBe(40)
  expect(read('Tvarohový koláč', story, 'Celkem: 50 minut', ...rest)?.time_minutes).toBe(50)
  expect(read('Tvarohový koláč', 'koláč o průměru 24 cm, 12 porcí', ...rest)?.portion_size).toBe(12)
})

it.each<[line: string, section: string | undefined]>([
  ['Doplňující volitelné suroviny', 'ingredients'],
  ['Další nepovinné ingredience', 'ingredients'],
  ['Sezónní suroviny', undefined],
  ['Uložte suroviny', undefined],
])('„%s“ heads %s', (line, section) => expect(headingOf(line, null)?.section).toBe(section))

it('portions and times below a recipe are its own, up to other recipes and comments', () => {
  const recipe = [
    'Kaše',
    'Suroviny',
    '500 g brambor',
    '30 g másla',
    'Postup',
    'Brambory uvaříme.',
    'Rozmačkáme je a podáváme.',
  ]
  const facts = ['Doba přípravy: 20 minut', 'Doba pečení: 15 minut', 'Počet porcí: 3']
  expect(read(...recipe, ...facts)).toMatchObject({ time_minutes: 35, portion_size: 3 })
  expect(read(...recipe, 'Podobné recepty', 'Guláš', ...facts)).toMatchObject({
    time_minutes: null,
    portion_size: null,
  })
})

it('a value above its label, and the length of a video', () => {
  const recipe = ['Suroviny', '500 g brambor', '30 g másla', 'Postup', 'Brambory uvaříme.']
  expect(read('Kaše', '15 minut', 'Příprava', '30 minut', 'Vaření', '4', 'porce', ...recipe)).toMatchObject({
    time_minutes: 45,
    portion_size: 4,
  })
  expect(read('Kaše', '5:28', ...recipe)?.time_minutes).toBeNull()
})

it('numbered headings, numbers of steps out of all, and titles of steps behind others', () => {
  const ingredients = ['500 g brambor', '30 g másla']
  const steps = ['Krok 1/2', 'Brambory uvaříme doměkka.', 'Krok 2/2', 'Rozmačkáme je s máslem.']
  expect(read('Kaše', 'I. Ingredience', ...ingredients, 'II. Postup přípravy', ...steps)).toMatchObject({
    ingredients,
    steps: ['Brambory uvaříme doměkka.', 'Rozmačkáme je s máslem.'],
  })
})

it('a remark below an ingredient that ends with its amount belongs to it', () => {
  const lines = ['Polévka', 'Suroviny', 'cibule (1 ks)', 'máslo 30 g', 'studené', 'Postup', 'Cibuli osmažíme na másle.']
  expect(read(...lines)?.ingredients).toEqual(['cibule (1 ks)', 'máslo 30 g, studené'])
})
