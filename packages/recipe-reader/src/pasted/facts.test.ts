import { expect, it } from 'vitest'
import { noFacts, type PastedFacts, readFacts, settleFacts } from './facts.ts'
import { portionsBeside, portionsInSentence } from './stated-portions.ts'

it.each<[line: string, facts: Partial<PastedFacts>]>([
  ['Pro 4 osoby', { portions: 4 }],
  ['Pro čtyři osoby', { portions: 4 }],
  ['pro 2 hladové', { portions: 2 }],
  ['na velký plech, cca 24 kousků', { portions: 24 }],
  ['na dva plechy (asi 40 ks)', { portions: 40 }],
  ['(množství na plech 30x40, 16 řezů)', { portions: 16 }],
  ['Počet porcí: 4-6', { portions: 4 }],
  ['cca 20 ks', { portions: 20 }],
  ['na asi 12 muffinů', { portions: 12 }],
  ['4 porce / 30 min', { portions: 4, total: 30 }],
  ['2 porce. Příprava 20, vaření 40.', { portions: 2, prep: 20, cook: 40 }],
  ['Příprava: 20 minut + vaření 40', { prep: 20, cook: 40 }],
  ['Příprava/pečení: 20/40 min', { prep: 20, cook: 40 }],
  ['30 minut příprava, 1 hodina pečení', { prep: 30, cook: 60 }],
  ['20 min příprava, 40 vaření', { prep: 20, cook: 40 }],
  ['PŘÍPRAVA: 1 H 20 MIN', { prep: 80 }],
  ['1 hod. 15 min.', { total: 75 }],
  ['Pečení: hodina a půl', { cook: 90 }],
  ['Čas vaření 3/4 hodiny', { cook: 45 }],
  ['Příprava 0:45', { prep: 45 }],
  ['Celková doba přípravy: 2 hod 30 min', { total: 150 }],
  ['Odležení: 1 h', { rest: 60 }],
  ['Doba přípravy: 25 minut', { total: 25 }],
  ['Čas přípravy: 30 min. Čas pečení: 1 h', { prep: 30, cook: 60 }],
  ['doba přípravy: asi 30 minut + zapékání celkem asi 40 minut', { prep: 30, cook: 40 }],
  ['Potřebný čas: 30 minut', { total: 30 }],
  ['4 vydatné porce', { portions: 4 }],
  ['Obtížnost: 1 | Porce: 4', { portions: 4 }],
  ['Porce: 4 | Upravit', { portions: 4 }],
  ['Doba přípravy: cca. 30 minut', { total: 30 }],
  ['Příprava (min.): 20', { prep: 20 }],
  ['Příprava: 1 ½ hodiny', { prep: 90 }],
  ['Příprava: tři čtvrtě hodiny', { prep: 45 }],
  ['Hotové do 30 minut', { total: 30 }],
])('„%s“ gives only %j', (line, facts) => {
  const read = readFacts(line)
  expect(read.only).toBe(true)
  expect(settleFacts(read.facts)).toMatchObject({ ...noFacts(), ...facts, making: read.facts.making })
})

it.each(['2 ks mrkev', '250 g mouky', '3 rohlíky', 'Pečeme 30 minut.', 'Suroviny na 1 plech', 'Na formu 30 × 40 cm'])(
  '„%s“ holds something else',
  (line) => expect(readFacts(line).only).toBe(false),
)

it('a size is no number of portions', () => {
  for (const line of ['Velikost porce: 250 g', 'na plech 30 × 40 cm', 'na 180 °C']) {
    expect(readFacts(line).facts.portions, line).toBeNull()
  }
})

it('what one portion has or costs is no number of portions', () => {
  for (const line of [
    'Nutriční hodnoty na 1 porci',
    '1 porce = 350 kcal',
    'Cena za porci: 30 Kč',
    '350 kcal / porce',
  ]) {
    expect(readFacts(line).facts.portions, line).toBeNull()
    expect(portionsBeside(line), line).toBeNull()
  }
})

it('portions among other words of a short line', () => {
  expect(portionsBeside('Hodnocení: 4,5 Porce: 6')).toBe(6)
  expect(portionsBeside('Dnes vařím oběd, 3 porce mi stačí')).toBe(3)
  expect(portionsBeside('Hodnocení 4,5 z 5')).toBeNull()
})

it('portions that a sentence tells', () => {
  expect(portionsInSentence('Je to tak na 8 porcí, možná víc.')).toBe(8)
  expect(portionsInSentence('Vydatná porce pro 4 až 5 strávníků.')).toBe(4)
  expect(portionsInSentence('Vyjdou dva záviny, asi 20 kousků')).toBe(20)
  expect(portionsInSentence('Množství surovin je na 4 porce.')).toBe(4)
  expect(portionsInSentence('Vyjde asi 16 malých koláčků.')).toBe(16)
  expect(portionsInSentence('Vyjde asi 400 gramů těsta.')).toBeNull()
  expect(portionsInSentence('Rozdělíme na 8 porcí.')).toBeNull()
})
