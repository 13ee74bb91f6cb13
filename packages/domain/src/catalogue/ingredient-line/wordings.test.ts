import { describe, expect, it } from 'vitest'
import { parseIngredientLine } from './parse-line.ts'
import { type FoodQuestion, LIKELY, rankFoods } from './rank-foods.ts'
import { correctStem } from './spelling.ts'

const read = (line: string) => {
  const { amount_min, amount_max, unit, name } = parseIngredientLine(line)
  return [amount_min, amount_max, unit, name]
}

describe('wordings of amounts', () => {
  it.each([
    // Numbers that count.
    ['4 x kuřecí stehno', 4, 4, 'piece', 'kuřecí stehno'],
    ['dvakrát 200 ml smetany', 400, 400, 'milliliter', 'smetany'],
    ['2 i 3 vejce', 2, 3, 'piece', 'vejce'],
    ['štyry vejce', 4, 4, 'piece', 'vejce'],
    ['bobkový list - 4 ks', 4, 4, 'piece', 'bobkový list'],
    // Measures.
    ['2 PL s vrchem cukru', 2, 2, 'tablespoon', 'cukru'],
    ['35 dg mouky', 35, 35, 'dekagram', 'mouky'],
    ['1 č.l. skořice', 1, 1, 'teaspoon', 'skořice'],
    ['2 stouřky česneku', 2, 2, 'clove', 'česneku'],
    ['1 kocka droždia', 1, 1, 'cube', 'droždia'],
    ['2 silné plátky krkovice', 2, 2, 'slice', 'krkovice'],
    ['hovězí na 2cm kostky, 600 g', 600, 600, 'gram', 'hovězí'],
    ['1 č. l. soli', 1, 1, 'teaspoon', 'soli'],
    ['půl k. l. kmínu', 0.5, 0.5, 'teaspoon', 'kmínu'],
    ['2 hrnky/500 ml mléka', 2, 2, 'cup', 'mléka'],
    ['kuře (o váze 1,5 až 1,8 kg)', 1.5, 1.8, 'kilogram', 'kuře'],
    ['1 odměrka proteinu', null, null, null, 'proteinu'],
    ['Mléko dle potřeby (cca 250–300 ml)', 250, 300, 'milliliter', 'Mléko'],
    ['1 oloupaný a rozmačkaný stroužek česneku', 1, 1, 'clove', 'česneku'],
    ['2 lžíce bylinek dle výběru', 2, 2, 'tablespoon', 'bylinek'],
    ['Mouka hl. 1/2 kg', 0.5, 0.5, 'kilogram', 'Mouka hladká'],
    ['cukr van. 1 bal.', 1, 1, 'package', 'cukr vanilkový'],
    ['2, 5 lžičky hladké mouky', 2.5, 2.5, 'teaspoon', 'hladké mouky'],
    ['0, 5 l mléka', 0.5, 0.5, 'liter', 'mléka'],
    ['2, 3 lžíce cukru', 2, 3, 'tablespoon', 'cukru'],
    ['4, 5 lžic cukru', 4, 5, 'tablespoon', 'cukru'],
    ['6 hlaviček hřebíčku', 6, 6, 'piece', 'hřebíčku'],
    ['6 hlaviček česneku', 6, 6, 'bulb', 'česneku'],
    ['1 šálek plus 1 lžíce vývaru', 1, 1, 'cup', 'vývaru'],
    ['maliny vanička 125 g', 125, 125, 'gram', 'maliny'],
    ['2 menší na kostičky nakrájené cibule', 2, 2, 'piece', 'cibule'],
    ['brambory 8 ks větších', 8, 8, 'piece', 'brambory'],
    ['Zeler (1 menší kus alebo polovica väčšieho)', 1, 1, 'piece', 'Zeler'],
    ['|Smetana ke šlehání (33%) |100 ml |Pro finální zjemnění', 100, 100, 'milliliter', 'Smetana ke šlehání'],
    ['1 vajce K-Z lásky k tradícii', 1, 1, 'piece', 'vajce K-Z lásky k tradícii'],
    ['špetka lásky', null, null, null, ''],
    ['8 tyčinek chřestu', 8, 8, 'piece', 'chřestu'],
    ['po špetce soli', 1, 1, 'pinch', 'soli'],
    ['3 šálky rybího nebo zeleninového vývaru nebo vody', 3, 3, 'cup', 'rybího vývaru'],
    // Slovak measures and numbers.
    ['5 kusov cibule', 5, 5, 'piece', 'cibule'],
    ['950 gramov polohrubej múky', 950, 950, 'gram', 'polohrubej múky'],
    ['½ hrnčeka oleja', 0.5, 0.5, 'cup', 'oleja'],
    ['pol litra mlieka', 0.5, 0.5, 'liter', 'mlieka'],
    ['štvrť kila masla', 0.25, 0.25, 'kilogram', 'masla'],
    ['dve hrste hrozienok', 2, 2, 'handful', 'hrozienok'],
    ['2 lyžice medu alebo cukru', 2, 2, 'tablespoon', 'medu'],
    ['olej na vyprážanie', null, null, null, 'olej'],
    ['4 krajce chleba', 4, 4, 'slice', 'chleba'],
    ['zopár lístkov mäty', null, null, 'leaf', 'mäty'],
    ['1 zväzok pažítky', 1, 1, 'bunch', 'pažítky'],
    // Columns that ran together, or whose number and unit are cells of their own.
    ['česnek5 stroužky', 5, 5, 'clove', 'česnek'],
    ['větší mrkev4 ks', 4, 4, 'piece', 'mrkev'],
    ['kokosové mléko250 ml', 250, 250, 'milliliter', 'kokosové mléko'],
    ['omega3 olej', null, null, null, 'omega3 olej'],
    ['250 | g | hladká mouka', 250, 250, 'gram', 'hladká mouka'],
    ['mouka hladká\t250\tg', 250, 250, 'gram', 'mouka hladká'],
    ['mouka:250g', 250, 250, 'gram', 'mouka'],
    ['200g/7oz másla', 200, 200, 'gram', 'másla'],
    // A price beside the amount, and cells without a text.
    ['Mouka polohrubá | 2,30 | | | 160 |', 160, 160, 'gram', 'Mouka polohrubá'],
    ['Rajčatový protlak | 2,- | | | 110 |', 110, 110, 'gram', 'Rajčatový protlak'],
    ['Máslo | 250 g | 54,90 Kč', 250, 250, 'gram', 'Máslo'],
    ['| Bobkový list | 3 ks | |', 3, 3, 'piece', 'Bobkový list'],
    ['Cukr\t50 g těsto + 60 g drobenka', 50, 50, 'gram', 'Cukr'],
    // Parts of a piece, and nouns that look like measures.
    ['1 půlka salátové okurky', 0.5, 0.5, 'piece', 'salátové okurky'],
    ['2 půlky broskví', 2, 2, 'piece', 'půlky broskví'],
    ['kuřecí čtvrtky 2 ks', 2, 2, 'piece', 'kuřecí čtvrtky'],
    ['loupané mandle nebo mandlové plátky', null, null, null, 'loupané mandle'],
    // Choices and sentences.
    ['1 PL čerstvé nebo 1 ČL sušené bazalky', 1, 1, 'tablespoon', 'čerstvé bazalky'],
    ['1 větší nebo 2 menší cibule', 1, 1, 'piece', 'cibule'],
    ['Na základní těsto je potřeba pohanková mouka (240 g)', 240, 240, 'gram', 'pohanková mouka'],
    ['Suroviny na 10 porcí: 1½ kg brambor', 1.5, 1.5, 'kilogram', 'brambor'],
    ['170 g hl mouky', 170, 170, 'gram', 'hladká mouky'],
    ['kytička petržele', 1, 1, 'bunch', 'petržele'],
    // Rows of tables.
    ['Cibule | 1 střední ks | Na orestování', 1, 1, 'piece', 'Cibule'],
    ['Sladká paprika | 3–4 lžíce | Kvalitní! Je klíčová.', 3, 4, 'tablespoon', 'Sladká paprika'],
    ['Hovězí kližka\t1 kg\tNa kostky po 3 cm', 1, 1, 'kilogram', 'Hovězí kližka'],
    ['| trochu | paprika pálivá |', null, null, 'some', 'paprika pálivá'],
    // A food, its amount, and what is done with it.
    ['Brambory: 800 g (typ B), oloupané a nakrájené', 800, 800, 'gram', 'Brambory'],
    ['Hladká mouka: 40 g na jíšku', 40, 40, 'gram', 'Hladká mouka'],
    ['Česnek: 4–5 stroužků, prolisovaný', 4, 5, 'clove', 'Česnek'],
    ['Petržel: hrst čerstvé, nasekané', 1, 1, 'handful', 'Petržel'],
    ['Máslo 30 g nejlépe čerstvé', 30, 30, 'gram', 'Máslo'],
    ['Houby: 30 g sušených hřibů', 30, 30, 'gram', 'sušených hřibů'],
    ['Na náplň: 300 g kešu (namočených 4 hodiny)', 300, 300, 'gram', 'kešu'],
    // Ranges.
    ['500 g – 1 kg švestek', 500, 1000, 'gram', 'švestek'],
    ['2 dl až 1 l vývaru', 2, 10, 'deciliter', 'vývaru'],
    ['1 1/2-2 lžičky sody', 1.5, 2, 'teaspoon', 'sody'],
    ['11/2 lžičky soli', 1.5, 1.5, 'teaspoon', 'soli'],
    ['jedno-dvě vejce', 1, 2, 'piece', 'vejce'],
    // Words that are measures, or belong to the food.
    ['plátky citronu', null, null, null, 'citronu'],
    ['2 plátky citronu', 2, 2, 'slice', 'citronu'],
    ['kokosové plátky', null, null, null, 'kokosové plátky'],
    ['100 g dětské krupičky', 100, 100, 'gram', 'dětské krupičky'],
    ['30 tbl. sladidla', 30, 30, 'piece', 'sladidla'],
    ['100 g ml. cukru', 100, 100, 'gram', 'moučkový cukru'],
    ['50 ml mléka', 50, 50, 'milliliter', 'mléka'],
    // What stands around.
    ['2 vidličkou ušlehaná vejce', 2, 2, 'piece', 'vidličkou vejce'],
    ['hladká mouka 500 g + na podsypání', 500, 500, 'gram', 'hladká mouka'],
    ['na drobenku 100 g hrubé mouky', 100, 100, 'gram', 'hrubé mouky'],
    ['o 150 g hladké mouky', 150, 150, 'gram', 'hladké mouky'],
    ['no a sůl', null, null, null, 'sůl'],
    ['cibule - 2 velké', 2, 2, 'piece', 'cibule'],
    ['dva rohlíky namočený v mlíku', 2, 2, 'piece', 'rohlíky'],
    ['2 rajčata naložená v oleji', 2, 2, 'piece', 'rajčata naložená v oleji'],
    // Words cut short.
    ['3 lžíce vepř. sádla', 3, 3, 'tablespoon', 'vepřové sádla'],
    ['200 g hl. mouky', 200, 200, 'gram', 'hladká mouky'],
    ['kys. citronová 5 g', 5, 5, 'gram', 'kyselina citronová'],
  ])('%s', (line, ...parts) => {
    expect(read(line)).toEqual(parts)
  })

  it('several foods in brackets tell no kind of the food before them', () => {
    expect(parseIngredientLine('zelenina (mrkev, celer, petržel) 400 g').hint).toBeNull()
    expect(parseIngredientLine('ořechy (lískové, mleté) 400 g').hint).toBe('lískové, mleté')
  })

  it.each(['dle chuti a fantazie', 'Množství na 1 plech'])('%s is no ingredient', (line) => {
    expect(read(line)).toEqual([null, null, null, ''])
  })
})

describe('typing errors in names', () => {
  const unknown = () => false
  it.each([
    ['hlatk', 'hladk'],
    ['rozynk', 'rozink'],
  ])('%s is %s', (stem, right) => {
    expect(correctStem(stem, unknown)).toBe(right)
  })

  it.each(['mecoun', 'grenadin', 'portulak', 'sumach', 'hladk', 'sul'])('%s is not corrected', (stem) => {
    expect(correctStem(stem, unknown)).toBeNull()
  })

  it('a word of the foods at hand is no error', () => {
    expect(correctStem('rozynk', (stem) => stem === 'rozynk')).toBeNull()
  })

  it('makes the food likely, though less than without the error', () => {
    const foods = [{ slug: 'hladka-mouka-psenicna', name: 'Hladká mouka pšeničná' }]
    const [wrong] = rankFoods({ name: 'mouky hlatké', unit: 'gram' }, foods)
    const [right] = rankFoods({ name: 'mouky hladké', unit: 'gram' }, foods)
    expect(wrong?.confidence).toBeGreaterThan(0.35)
    expect(wrong?.confidence).toBeLessThan(right?.confidence ?? 0)
  })
})

describe('names that are no food of the tables', () => {
  const salted = { slug: 'arasidy-prazene-solene', name: 'Arašídy pražené solené' }
  const spice = { slug: 'koreni-na-mlete-maso', name: 'Koření na mleté maso' }
  const grana = { slug: 'granko', name: 'Instantní nápoj' }
  const likely = (question: Parameters<typeof rankFoods>[0], food: typeof salted) =>
    (rankFoods(question, [food])[0]?.confidence ?? 0) >= 0.35

  it('what is denied is not taken: nuts without salt are not salted', () => {
    expect(likely({ name: 'pražených solených arašídů', unit: 'gram' }, salted)).toBe(true)
    expect(likely({ name: 'pražených neslaných arašídů', unit: 'gram' }, salted)).toBe(false)
  })

  it('what is fresh is not dried', () => {
    const dried = { slug: 'oregano-susene', name: 'Oregano sušené' }
    const confidence = (name: string) => rankFoods({ name, unit: null }, [dried])[0]?.confidence ?? 0
    expect(confidence('oregano')).toBeGreaterThan(LIKELY)
    expect(confidence('čerstvého oregana')).toBeLessThan(LIKELY)
  })

  it('the name of a kind alone is no food', () => {
    expect(likely({ name: 'koření', unit: null }, spice)).toBe(false)
    expect(likely({ name: 'koření na mleté maso', unit: null }, spice)).toBe(true)
  })

  it('what people call a food is offered first, and taken only where the name is exactly so and stands for one food', () => {
    const foods = [spice, grana]
    const first = (called: NonNullable<FoodQuestion['called']>) =>
      rankFoods({ name: 'hnědý prášek do mléka', unit: null, called }, foods)[0]
    const exact = { slugs: ['granko'], may: ['granko'], exact: true, loose: false }
    expect(first(exact)?.food.slug).toBe('granko')
    expect(first(exact)?.confidence).toBeGreaterThanOrEqual(LIKELY)
    const doubtful = { ...exact, exact: false }
    expect(first(doubtful)?.food.slug).toBe('granko')
    expect(first(doubtful)?.confidence).toBeLessThan(LIKELY)
  })

  it('a name that people call another food is not the nearest one with a harmless word', () => {
    const milk = { slug: 'mleko-polotucne-cerstve-1-5-tuku', name: 'Mléko polotučné' }
    const called = { slugs: [], may: ['kefir', 'podmasli'], exact: true, loose: false }
    expect(likely({ name: 'kyselé mléko', unit: 'milliliter' }, milk)).toBe(true)
    expect(likely({ name: 'kyselé mléko', unit: 'milliliter', called }, milk)).toBe(false)
    const own = { slug: 'kysele-mleko', name: 'Mléko kyselé' }
    expect(likely({ name: 'kyselé mléko', unit: 'milliliter', called }, own)).toBe(true)
  })

  it('a name with a capital that is a food itself is no brand of another', () => {
    const eidam = { slug: 'eidam-30-t-v-s', name: 'Eidam' }
    const foods = [eidam, { slug: 'mascarpone', name: 'Mascarpone' }]
    expect(rankFoods({ name: 'sýru Mascarpone', unit: 'gram' }, foods)[0]?.food.slug).toBe('mascarpone')
    expect(likely({ name: 'sýru Madeta', unit: 'gram' }, eidam)).toBe(true)
  })

  it('a spice for one purpose is none for another, nor spice in general', () => {
    expect(likely({ name: 'koření na čínu', unit: 'teaspoon' }, spice)).toBe(false)
    expect(likely({ name: 'mletého koření', unit: 'teaspoon' }, spice)).toBe(false)
  })

  it('skin is no meat, and leaves of a bush are no fruit', () => {
    const pork = { slug: 'veprova-plec-syrova', name: 'Vepřová plec, syrová' }
    expect(likely({ name: 'vepřové', unit: 'gram' }, pork)).toBe(true)
    expect(likely({ name: 'vepřová kůže', unit: 'gram' }, pork)).toBe(false)
    expect(likely({ name: 'vepřová plec bez kosti a kůže', unit: 'gram' }, pork)).toBe(true)
    const currants = { slug: 'rybiz-cerny', name: 'Rybíz černý' }
    expect(likely({ name: 'černého rybízu', unit: 'gram' }, currants)).toBe(true)
    expect(likely({ name: 'černého rybízu', unit: 'leaf' }, currants)).toBe(false)
  })

  it('what a liquid is poured off from is not the food', () => {
    const tomatoes = { slug: 'rajcata-susena-v-oleji', name: 'Rajčata sušená v oleji' }
    expect(likely({ name: 'sušených rajčat v oleji', unit: 'gram' }, tomatoes)).toBe(true)
    expect(likely({ name: 'oleje ze sušených rajčat', unit: 'tablespoon' }, tomatoes)).toBe(false)
  })

  it('a food that two more words tell apart is not taken', () => {
    const curd = { slug: 'krem', name: 'Tvarohový krém smetanový vanilkový' }
    expect(likely({ name: 'smetanový tvarohový krém', unit: 'gram' }, curd)).toBe(true)
    expect(likely({ name: 'smetanový krém', unit: 'gram' }, curd)).toBe(false)
  })

  it.each([
    [
      'miso',
      'miso-pasta',
      'Miso pasta',
      'tvarohovy-krem-mrazeny-v-kakaove-poleve-typ-misa',
      'Tvarohový krém (typ Míša)',
    ],
    ['salátovky', 'okurka-salatova', 'Okurka salátová', 'salat-hlavkovy', 'Salát hlávkový'],
    ['mašličky', 'testoviny-semolinove-suche', 'Těstoviny semolinové, suché', 'maslo-82-tuku', 'Máslo'],
    ['vaječňáku', 'vajecny-liker', 'Vaječný likér', 'vejce-slepici-velikost-m', 'Vejce slepičí'],
    ['syrečků', 'olomoucke-tvaruzky', 'Olomoucké tvarůžky', 'eidam-30-t-v-s', 'Eidam'],
  ])('„%s“ has a stem of its own', (name, slug, food, other, otherFood) => {
    const foods = [
      { slug: other, name: otherFood },
      { slug, name: food },
    ]
    const [best] = rankFoods({ name, unit: 'gram' }, foods)
    expect([best?.food.slug, (best?.confidence ?? 0) >= LIKELY]).toEqual([slug, true])
  })

  it.each([
    ['hovädzieho pliecka', 'hovezi-plec-syrova', 'Hovězí plec, syrová'],
    ['kuracích pŕs', 'kureci-prsa-bez-kuze-syrova', 'Kuřecí prsa bez kůže, syrová'],
    ['sušených marhúľ', 'merunky-susene', 'Meruňky sušené'],
    ['mletého čierneho korenia', 'pepr-cerny-mlety', 'Pepř černý, mletý'],
    ['lieskových orechov', 'liskove-orechy', 'Lískové ořechy'],
    ['tuniak vo vlastnej šťave', 'tunak-ve-vlastni-stave-konzerva-okapany', 'Tuňák ve vlastní šťávě, konzerva'],
    ['kyslej kapusty', 'zeli-kysane', 'Zelí kysané'],
    ['muškátového orieška', 'muskatovy-orisek', 'Muškátový oříšek'],
    ['jablká', 'jablko', 'Jablko'],
  ])('the Slovak „%s“ is %s', (name, slug, food) => {
    expect(likely({ name, unit: 'gram' }, { slug, name: food })).toBe(true)
  })

  it.each([
    ['dýňový olej HANYS', 'Olej dýňový', true],
    ['kakaa van Houten', 'Kakao', true],
    ['vajec od slepic z volného výběhu', 'Vejce', true],
    ['měkkého tvarohu v alobalu', 'Tvaroh měkký', true],
    ['světlé pasty tahini', 'Tahini (sezamová pasta)', true],
    ['šunky od kosti', 'Šunka od kosti', true],
    ['portského vína', 'Víno červené', false],
    ['prášku do pečiva bez fosfátů', 'Prášek do pečiva', true],
    ['cizrny namočené přes noc', 'Cizrna', true],
    ['německý sýr', 'Eidam (30 % tuku v sušině)', false],
    ['listový celer', 'Celer bulvový', false],
  ])('„%s“ and %s', (name, food, is) => {
    expect(likely({ name, unit: 'gram' }, { slug: 'food', name: food })).toBe(is)
  })

  it('a loose name leaves the line to the person', () => {
    const sauce = { slug: 'sambal', name: 'Sambal' }
    expect(likely({ name: 'sambal', unit: 'teaspoon' }, sauce)).toBe(true)
    expect(
      likely(
        {
          name: 'sambal',
          unit: 'teaspoon',
          called: { slugs: [], may: ['sambal'], exact: true, loose: true },
        },
        sauce,
      ),
    ).toBe(false)
  })
})
