import { describe, expect, it } from 'vitest'
import { readPastedText } from '../pasted-text.ts'

/** Replaces the parser of ingredient lines, which is in another package. */
const readLine = (line: string) => {
  const amount = /^(?:\d+|½)/.exec(line)
  const [unit = '', ...food] = line
    .slice(amount?.[0].length ?? 0)
    .trim()
    .split(' ')
  const isUnit = /^(?:g|ml|ks|lžíce|špetka)$/.test(unit)
  const name = isUnit ? food.join(' ') : [unit, ...food].join(' ')
  return { amount: amount || isUnit ? 1 : null, unit: isUnit ? unit : null, name }
}

const read = (...lines: string[]) => readPastedText(lines.join('\n'), readLine)

describe('ingredients are found', () => {
  it.each<[what: string, lines: string[], ingredients: string[]]>([
    [
      'under headings of other words',
      ['Lívance', 'Na 4 porce potřebujeme:', '250 g mouky', 'sůl', 'Jak na to', 'Smažíme.'],
      ['250 g mouky', 'sůl'],
    ],
    [
      'in two columns',
      ['Čočka', 'Suroviny', '250 g', 'čočky', '2', 'mrkve', 'Postup', 'Vaříme.'],
      ['250 g čočky', '2 mrkve'],
    ],
    ['in columns with the food first', ['Rizoto', 'Suroviny', 'rýže', '300 g', 'sůl'], ['300 g rýže', 'sůl']],
    [
      'in a table',
      ['Chléb', '| Surovina | Množství |', '|---|---|', '| mouka | 500 g |', '| voda | 300 ml |', 'Postup', 'Pečeme.'],
      ['500 g mouka', '300 ml voda'],
    ],
    [
      'in a list that goes on in the next line',
      ['Knedlíky', 'Suroviny: 250 g tvarohu, 1 vejce (velké, domácí),', 'sůl, ovoce', 'Postup: Vaříme.'],
      ['250 g tvarohu', '1 vejce (velké, domácí)', 'sůl', 'ovoce'],
    ],
    [
      'in a sentence',
      ['Ahoj, posílám recept na bábovku.', 'Potřebuješ 250 g tvarohu, 3 vejce a 1 prášek do pečiva. Smícháš a pečeš.'],
      ['250 g tvarohu', '3 vejce', '1 prášek do pečiva'],
    ],
    [
      'with remarks about how they are prepared',
      [
        'Salát',
        'Suroviny',
        '- 1 ks okurka, nakrájená na kostičky',
        '- 60 g cukru, případně 1 lžíce medu',
        'Postup',
        'Smícháme.',
      ],
      ['1 ks okurka, nakrájená na kostičky', '60 g cukru, případně 1 lžíce medu'],
    ],
    [
      'behind portions in the same line',
      ['Polévka', '4 porce: 2 cibule, 5 mrkví, sůl', 'Vaříme.'],
      ['2 cibule', '5 mrkví', 'sůl'],
    ],
    [
      'under headings of parts, which are none',
      ['Řezy', 'Těsto', '500 g mouky', 'Na krém:', '200 g másla', 'Na ozdobu', 'ořechy', 'Postup', 'Pečeme.'],
      ['500 g mouky', '200 g másla', 'ořechy'],
    ],
    [
      'beside buttons and advertisements',
      ['Guláš', 'Suroviny', '1x 2x 3x', '500 g masa', 'Reklama', 'Přidat do nákupního seznamu', 'Postup', 'Dusíme.'],
      ['500 g masa'],
    ],
    [
      'where a list joins two in its middle',
      ['Řezy', '250 g mouky, 2 vejce a 100 ml oleje, 300 g rybízu', 'Pečeme.'],
      ['250 g mouky', '2 vejce', '100 ml oleje', '300 g rybízu'],
    ],
    [
      'where a remark names them below',
      ['Polévka', '500 g dýně', 'zázvor', 'Vaříme.', 'Ingredience kupuji na trhu.'],
      ['500 g dýně', 'zázvor'],
    ],
    [
      'beside what tells for how many they are',
      ['Závin', '150 g cukru', 'Pečeme.', 'Vyjdou dva záviny, asi 20 kousků'],
      ['150 g cukru'],
    ],
    [
      'in one line between bullets',
      ['Rizoto', '300 g rýže • 100 ml vína • 2 ks cibule • sůl', 'Vaříme.'],
      ['300 g rýže', '100 ml vína', '2 ks cibule', 'sůl'],
    ],
    [
      'in lists of the parts of a dish in one sentence',
      ['Dort', 'Na korpus potřebujete: 200 g mouky, 100 g másla. Na náplň: 500 g tvarohu, 1 vejce', 'Postup: Pečeme.'],
      ['200 g mouky', '100 g másla', '500 g tvarohu', '1 vejce'],
    ],
    [
      'in a table with remarks',
      ['Guláš', 'Suroviny', '| mouka | 400 g | Prosátá předem přes sítko. |', '| sůl | 2 g | |', 'Postup', 'Pečeme.'],
      ['400 g mouka, Prosátá předem přes sítko', '2 g sůl'],
    ],
    [
      'above a heading that asks, and a sentence for how many they are',
      [
        'Zelňačka',
        'Suroviny',
        'Následující množství vychází na dvě porce:',
        '500 g zelí',
        'Jak na to? Krok za krokem',
        'Vaříme.',
      ],
      ['500 g zelí'],
    ],
    [
      'in two columns of one line',
      ['Kulajda', '500 g brambor 200 g hub', '2 ks cibule', 'Vaříme.'],
      ['500 g brambor', '200 g hub', '2 ks cibule'],
    ],
    [
      'with numbers',
      ['Závin', 'Ingredience', '1. 5 ks jablek', '2. sůl', '3. skořice', 'Postup', 'Pečeme.'],
      ['5 ks jablek', 'sůl', 'skořice'],
    ],
    [
      'not in a table of nutrition',
      ['Kari', 'Energie 420 kcal', 'Bílkoviny 15 g', 'Sůl 1 g', '500 g cizrny', '2 g sůl', 'Vaříme.'],
      ['500 g cizrny', '2 g sůl'],
    ],
    [
      'before a step without capitals and full stops',
      ['Knedlíky', '250 g tvarohu', 'jahody', 'ze všeho udělej těsto a vař 8 min'],
      ['250 g tvarohu', 'jahody'],
    ],
    [
      'cut short',
      ['Rohlíčky', 'Suroviny', '210 g másla', 'van. cukr na obal.', 'Postup', 'Pečeme.'],
      ['210 g másla', 'van. cukr na obal.'],
    ],
  ])('%s', (_, lines, ingredients) => {
    const recipe = read(...lines)
    expect(recipe?.ingredients).toEqual(ingredients)
  })
})

describe('steps are found', () => {
  it('without a heading, numbered or not', () => {
    for (const number of ['', '1. ']) {
      const recipe = read('Chléb', '500 g mouky', 'sůl', `${number}Zadělejte těsto`, 'Pečte při 200 °C.')
      expect(recipe).toMatchObject({
        ingredients: ['500 g mouky', 'sůl'],
        steps: ['Zadělejte těsto', 'Pečte při 200 °C.'],
      })
    }
  })

  it('with the part of the dish that they make', () => {
    const recipe = read('Pizza', 'Suroviny', '500 g mouky', 'Postup', 'Těsto:', 'Zaděláme.', 'Pečeme 20 minut.')
    expect(recipe).toMatchObject({ steps: ['Těsto: Zaděláme.', 'Pečeme 20 minut.'], time_minutes: null })
  })

  it('up to comments, related recipes and farewells', () => {
    for (const end of [
      'Komentáře (2)',
      'Podobné recepty',
      'Zobrazit další komentáře',
      'Líbil se vám recept?',
      'Jana | 12. 3. 2021',
      'Dej vědět, jak chutnal. Jana',
      'Líbá tě babička',
      'NÁŠ TIP Přidejte hrst ořechů.',
      'Vyzkoušejte také',
      'Recepty z kategorie Masa',
    ]) {
      const recipe = read('Guláš', 'Suroviny', '500 g masa', 'Postup', 'Dusíme.', end, 'Dala jsem 2 kg masa.')
      expect(recipe?.steps, end).toEqual(['Dusíme.'])
    }
  })

  it('after a tip among them, if they are numbered', () => {
    const recipe = read('Guláš', 'Suroviny', '500 g masa', 'Postup', '1. Dusíme.', 'Tip: Pomalu.', '2. Dochutíme.')
    expect(recipe?.steps).toEqual(['Dusíme.', 'Dochutíme.'])
  })

  it('without their numbers, also where no dot follows these', () => {
    const recipe = read('Guláš', '500 g masa', 'Postup', '1 Maso dusíme.', '2 Dochutíme.', '4 Vejce uvaříme.')
    expect(recipe?.steps).toEqual(['Maso dusíme.', 'Dochutíme.', '4 Vejce uvaříme.'])
  })
})

describe('the name is', () => {
  it.each<[what: string, lines: string[], name: string]>([
    ['after the menu of a page', ['Domů', 'Recepty', 'Domů > Recepty > Polévky', 'Kulajda'], 'Kulajda'],
    ['after a menu with a blog', ['Recepty', 'Z blogu', 'Kulajda'], 'Kulajda'],
    ['the subject of a letter', ['Předmět: Re: Fwd: Kulajda'], 'Kulajda'],
    ['a title of Markdown', ['Můj zápisník', '# Cizrnové kari'], 'Cizrnové kari'],
    ['without portions in brackets and pictures', ['🍝 Těstoviny (2 porce, 20 min) 😍'], 'Těstoviny'],
    ['what a greeting says', ['Ahoj, tady je recept na ten mrkvový dort, jak jsi chtěla.'], 'Mrkvový dort'],
    ['below the day of an article', ['neděle 25. března 2018', 'Kulajda', 'Skvělá do krabičky.'], 'Kulajda'],
    ['below its headline', ['Letní kuchařka: studené polévky', 'Okurková polévka'], 'Okurková polévka'],
    ['not the author with a date', ['Kulajda', 'Od Jany • 4. 1. 2026'], 'Kulajda'],
    ['with portions in brackets', ['Řecká kuchyně', 'Fazolový salát (pro 6 osob)'], 'Fazolový salát'],
    ['no head of a table', ['Kulajda', 'Parametr | Hodnota'], 'Kulajda'],
    ['on a page for printing', ['Tisk receptu: Kulajda', '3 min čtení'], 'Kulajda'],
    ['after the sender of a message', ['[12:41, 5. 3. 2024] Jana: Kulajda'], 'Kulajda'],
    ['in capitals below a short line', ['Lehká večeře', 'DÝŇOVÉ RIZOTO'], 'DÝŇOVÉ RIZOTO'],
    [
      'below the kind of dishes that ends the trail of a menu',
      ['Domů     Polévky jako u babičky', 'Polévky jako u babičky', 'Bez polévky není oběd.', 'Valašská kyselica'],
      'Valašská kyselica',
    ],
    ['the line after a greeting', ['Ahoj, posílám slíbený recept.', 'Koprová omáčka'], 'Koprová omáčka'],
  ])('%s', (_, lines, name) => {
    expect(read(...lines, 'Suroviny', '500 g mouky')?.name).toBe(name)
  })
})

it('a Slovak page, and a label of portions', () => {
  const recipe = read('Halušky', 'Čas prípravy: 40 minút', 'Servírování: 6 porcí', 'Suroviny', '500 g múky')
  expect(recipe).toMatchObject({ portion_size: 6, time_minutes: 40, ingredients: ['500 g múky'] })
})

it('a heading may be a sentence, and portions may be told in it', () => {
  const recipe = read(
    'Krkovice',
    'Takže co budete potřebovat na čtyři lidi:',
    '500 g masa',
    'A postup je úplně jednoduchý.',
    'Grilujte.',
  )
  expect(recipe).toMatchObject({ portion_size: 4, ingredients: ['500 g masa'], steps: ['Grilujte.'] })
})

it('portions in words and in a heading, and no times from the chapters of a video', () => {
  expect(read('Zelňačka', 'Množství vychází na dvě porce:', 'Suroviny', '500 g zelí')?.portion_size).toBe(2)
  const recipe = read('Losos', 'Na 2 porce budete potřebovat', '500 g zelí', 'Postup', 'Pečeme.', '05:40 Smažení')
  expect(recipe).toMatchObject({ portion_size: 2, time_minutes: null, steps: ['Pečeme.'] })
})

it('portions and times in lines of their own, labels above their values', () => {
  expect(
    read('Rizoto', 'Porce', '4', 'Příprava', '15 min', 'Vaření', '30 min', 'Suroviny', '300 g rýže'),
  ).toMatchObject({
    portion_size: 4,
    time_minutes: 45,
    ingredients: ['300 g rýže'],
  })
})

describe('what stands around a recipe on a page', () => {
  const page = (...lines: string[]) => read('Placky', 'Suroviny', '250 g mouky', 'Postup', ...lines)?.steps

  it.each(['12 komentářů', 'Komentáře (2)', '3 recenze'])('after „%s“ there are no steps', (count) => {
    expect(page('Smícháme a usmažíme.', count, 'Petra', 'Moc dobré.')).toEqual(['Smícháme a usmažíme.'])
  })

  it('numbers of steps and farewells are no steps', () => {
    expect(page('1. krok', 'Smícháme.', '2. krok', 'Usmažíme.', 'A máte hotovo! Napište mi.')).toEqual([
      'Smícháme.',
      'Usmažíme.',
    ])
  })

  it('kinds of ingredients and plates are read', () => {
    const recipe = read(
      'Placky',
      'Na 4 talíře:',
      'Suché suroviny',
      '250 g mouky',
      'Mokré suroviny',
      '2 vejce',
      'Postup',
      'Smícháme.',
    )
    expect(recipe?.ingredients).toEqual(['250 g mouky', '2 vejce'])
    expect(recipe?.portion_size).toBe(4)
    expect(read('Řezy', 'Kousků: 12', 'Suroviny', '250 g mouky', 'Postup', 'Pečeme.')?.portion_size).toBe(12)
  })
})
