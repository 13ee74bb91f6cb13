import { describe, expect, it } from 'vitest'
import { readStarterFoods } from '#fixtures/starter-foods.ts'
import { kitchenAmount } from './kitchen-amount.ts'

const foods = readStarterFoods()

function foodOf(slug: string) {
  const food = foods.get(slug)
  if (food === undefined) throw new Error(`No starter food ${slug}`)
  return food
}

/** The phrase with ordinary spaces, and what stands beside it. */
const phrase = (slug: string, amount: number, scaledBy = 1) => {
  const { text, beside } = kitchenAmount(amount, foodOf(slug), { scaledBy })
  return (beside === null ? text : `${text} (${beside})`).replaceAll('\u00a0', ' ')
}

describe('kitchenAmount as the author wrote it', () => {
  it.each<[slug: string, amount: number, phrase: string]>([
    ['cesnek', 4, '1 stroužek česneku (4 g)'],
    ['cesnek', 16, '4 stroužky česneku (16 g)'],
    ['cesnek', 20, '5 stroužků česneku (20 g)'],
    ['cesnek', 6, '1½ stroužku česneku (6 g)'],
    ['cesnek', 3, 'asi 1 stroužek česneku (3 g)'],
    ['bobkovy-list', 0.2, '1 bobkový list (0,2 g)'],
    ['bobkovy-list', 0.4, '2 bobkové listy (0,4 g)'],
    ['bobkovy-list', 1, '5 bobkových listů (1 g)'],
    ['vajecny-zloutek', 18, '1 žloutek (18 g)'],
    ['vajecny-zloutek', 36, '2 žloutky (36 g)'],
    ['vajecny-bilek', 66, '2 bílky (65 g)'],
    ['vejce-slepici-velikost-m', 1, '1 vejce (50 g)'],
    ['vejce-slepici-velikost-m', 4, '4 vejce (210 g)'],
    ['vejce-slepici-velikost-m', 8, '8 vajec (420 g)'],
    ['vejce-slepici-velikost-m', 0.5, '½ vejce (26 g)'],
    ['rukola', 30, 'hrst rukoly (30 g)'],
    ['rukola', 60, '2 hrsti rukoly (60 g)'],
    ['rukola', 15, '½ hrsti rukoly (15 g)'],
    ['spenat-baby', 150, '150 g baby špenátu'],
    ['mleko-polotucne-cerstve-1-5-tuku', 125, '½ hrnku polotučného mléka (125 ml)'],
    ['mleko-polotucne-cerstve-1-5-tuku', 250, '1 hrnek polotučného mléka (250 ml)'],
    ['mleko-polotucne-cerstve-1-5-tuku', 500, '2 hrnky polotučného mléka (500 ml)'],
    ['mleko-polotucne-cerstve-1-5-tuku', 300, '300 ml polotučného mléka'],
    ['olej-repkovy', 30, '2 lžíce řepkového oleje (30 ml)'],
    ['olej-repkovy', 75, '5 lžic řepkového oleje (75 ml)'],
    ['olej-repkovy', 5, '1 lžička řepkového oleje (5 ml)'],
    ['olej-repkovy', 20, '4 lžičky řepkového oleje (20 ml)'],
    ['olej-slunecnicovy', 135, '135 ml slunečnicového oleje'],
    ['voda-pitna-z-kohoutku', 850, '850 ml vody'],
    ['voda-pitna-z-kohoutku', 1500, '1,5 l vody'],
    ['voda-pitna-z-kohoutku', 30, '2 lžíce vody (30 ml)'],
    ['mrkev-syrova', 70, '1 mrkev (70 g)'],
    ['mrkev-syrova', 140, '2 mrkve (140 g)'],
    ['mrkev-syrova', 350, '5 mrkví (350 g)'],
    ['mrkev-syrova', 800, '800 g mrkve'],
    ['cibule-zluta', 90, '1 cibule (90 g)'],
    ['cibule-zluta', 45, '½ cibule (45 g)'],
    ['cibule-zluta', 160, 'asi 2 cibule (160 g)'],
    ['cibule-zluta', 600, '600 g cibule'],
    ['rajce', 150, '1½ rajčete (150 g)'],
    ['rajce', 300, '3 rajčata (300 g)'],
    ['rajcata-cherry', 75, '5 cherry rajčat (75 g)'],
    ['rajcata-cherry', 250, '250 g cherry rajčat'],
    ['okurka-salatova', 250, '¾ salátové okurky (250 g)'],
    ['citron', 0.5, '½ citronu (43 g)'],
    ['citron', 2, '2 citrony (170 g)'],
    ['jablko', 6, '6 jablek (900 g)'],
    ['banan', 1.5, '1½ banánu (180 g)'],
    ['svestka', 16, '16 švestek (640 g)'],
    ['zampiony-syrove', 120, '8 žampionů (120 g)'],
    ['zampiony-syrove', 400, '400 g žampionů'],
    ['hladka-mouka-psenicna', 500, '500 g hladké mouky'],
    ['hladka-mouka-psenicna', 22, '2 lžíce hladké mouky (22 g)'],
    ['cukr-krystal', 15, '1 lžíce cukru (15 g)'],
    ['cukr-krystal', 120, '120 g cukru'],
    ['cukr-vanilkovy', 16, '2 sáčky vanilkového cukru (16 g)'],
    ['drozdi-cerstve', 21, '½ kostky čerstvého droždí (21 g)'],
    ['prasek-do-peciva', 12, '1 sáček prášku do pečiva (12 g)'],
    ['maslo-82-tuku', 125, '½ kostky másla (125 g)'],
    ['maslo-82-tuku', 15, '1 lžíce másla (15 g)'],
    ['med', 40, '2 lžíce medu (40 g)'],
    ['sul-jodidovana', 0.4, 'špetka soli (0,4 g)'],
    ['sul-jodidovana', 2.5, '½ lžičky soli (2,5 g)'],
    ['sul-jodidovana', 6, 'asi 1 lžička soli (6 g)'],
    ['pepr-cerny-mlety', 0.2, 'asi špetka mletého černého pepře (0,2 g)'],
    ['zazvor-cerstvy', 12, '2 cm čerstvého zázvoru (12 g)'],
    ['petrzelova-nat-cerstva', 25, 'svazek petrželky (25 g)'],
    ['petrzelova-nat-cerstva', 4, '1 lžíce petrželky (4 g)'],
    ['bazalka-cerstva', 5, '10 lístků čerstvé bazalky (5 g)'],
    ['celer-rapikaty', 80, '2 stonky řapíkatého celeru (80 g)'],
    ['celer-bulva-syrovy', 100, '¼ bulvy celeru (100 g)'],
    ['cizrna-v-konzerve-okapana', 480, '2 plechovky okapané cizrny (480 g)'],
    ['rajcata-krajena-drt-konzerva', 600, '1½ plechovky krájených rajčat (600 g)'],
    ['rajcata-krajena-drt-konzerva', 500, '500 g krájených rajčat'],
    ['chleb-zitny-kvaskovy', 200, '4 krajíce žitného chleba (200 g)'],
    ['sunka-veprova-nejvyssi-jakosti', 100, '5 plátků šunky nejvyšší jakosti (100 g)'],
    ['mozzarella-kravska', 125, '1 mozzarella (125 g)'],
    ['tvaroh-polotucny-mekky', 250, '1 balení polotučného tvarohu (250 g)'],
    ['kureci-prsa-bez-kuze-syrova', 600, '600 g kuřecích prsou bez kůže'],
    ['hovezi-klizka-syrova', 900, '900 g hovězí kližky'],
    ['brambory-syrove-loupane', 1000, '1 kg brambor'],
    ['brambory-syrove-loupane', 200, '2 brambory (200 g)'],
    ['ryze-basmati-sucha', 360, '360 g rýže basmati'],
    ['tortilla-psenicna', 4, '4 pšeničné tortilly (250 g)'],
  ])('%s %d: %s', (slug, amount, expected) => {
    expect(phrase(slug, amount)).toBe(expected)
  })
})

describe('kitchenAmount of a scaled recipe', () => {
  it.each<[slug: string, amount: number, phrase: string]>([
    ['hovezi-klizka-syrova', 1125, '1,15 kg hovězí kližky'],
    ['kureci-prsa-bez-kuze-syrova', 437.5, '440 g kuřecích prsou bez kůže'],
    ['kureci-prsa-bez-kuze-syrova', 187.5, '190 g kuřecích prsou bez kůže'],
    ['mleko-polotucne-cerstve-1-5-tuku', 187.5, '190 ml polotučného mléka'],
    ['olej-repkovy', 18.75, '4 lžičky řepkového oleje (19 ml)'],
    ['vejce-slepici-velikost-m', 1.25, 'asi 1½ vejce (65 g)'],
    ['vejce-slepici-velikost-m', 0.2, '10 g vajec'],
    ['citron', 1.25, 'asi 1½ citronu (105 g)'],
    ['hovezi-klizka-syrova', 1.2, 'asi 1 g hovězí kližky'],
    ['hovezi-klizka-syrova', 0.01, 'asi 0,1 g hovězí kližky'],
  ])('%s %d: %s', (slug, amount, expected) => {
    expect(phrase(slug, amount, 1.25)).toBe(expected)
  })

  it.each<[slug: string, written: number, factor: number, phrase: string]>([
    ['mleko-polotucne-cerstve-1-5-tuku', 500, 1.4, '2¾ hrnku polotučného mléka (700 ml)'],
    ['mleko-polotucne-cerstve-1-5-tuku', 150, 2, '300 ml polotučného mléka'],
    ['bobkovy-list', 0.5, 1, 'asi 3 bobkové listy (0,5 g)'],
    ['bobkovy-list', 0.5, 1.4, 'asi 4 bobkové listy (0,7 g)'],
    ['bobkovy-list', 0.2, 1.5, 'asi 2 bobkové listy (0,3 g)'],
    ['sunka-veprova-nejvyssi-jakosti', 320, 1.4, '22 plátků šunky nejvyšší jakosti (450 g)'],
    ['mrkev-syrova', 280, 1.5, '6 mrkví (420 g)'],
    ['cukr-krystal', 15, 4, '4 lžíce cukru (60 g)'],
    ['cukr-krystal', 15, 10, '150 g cukru'],
  ])('keeps the measure of the recipe as written: %s %d × %d is %s', (slug, written, factor, expected) => {
    expect(phrase(slug, written * factor, factor)).toBe(expected)
  })
})

describe('kitchenAmount of a food without kitchen facts', () => {
  const plain = { name: 'Podivná surovina', grams_per_piece: null, density_g_per_ml: null }

  it('says the amount in the unit of the food, and its name as it is', () => {
    expect(kitchenAmount(250, { ...plain, weight_units: 'Gram' }).text).toBe('250\u00a0g Podivná surovina')
    expect(kitchenAmount(2, { ...plain, weight_units: 'Piece' }).text).toBe('2\u00a0ks Podivná surovina')
    expect(kitchenAmount(2, { ...plain, weight_units: 'Tablespoon' }).text).toBe('2\u00a0lžíce Podivná surovina')
  })

  it('shows no grams where the weight of a piece is unknown', () => {
    expect(kitchenAmount(2, { ...plain, weight_units: 'Piece' }).beside).toBeNull()
  })
})
