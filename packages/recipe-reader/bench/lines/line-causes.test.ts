import { describe, expect, it } from 'vitest'
import { openCatalogueFoods } from './catalogue-foods.ts'
import { partsOf } from './judge-line.ts'

const { take } = await openCatalogueFoods()

const foodsOf = (line: string) => partsOf(line).map((part) => take(part))

/** Causes of wrong foods that one set had once or twice, and lines of the same kind that it did not have. */
describe.each([
  [
    'ground is not whole',
    {
      'kmin-mlety': ['3/4 lžičky mletého kmínu', '1 lžička drceného kmínu', 'kmín (mletý)', 'mletá rasca'],
      'kmin-cely': ['1 lžička kmínu', '1 lžička celého kmínu'],
      'nove-koreni-cele': ['5 kuliček nového koření', '5 ks nového koření', '5 zrnek nového koření'],
      'nove-koreni-mlete': ['1 lžička mletého nového koření'],
      'pepr-cerny-cely': ['10 kuliček pepře', '3 zrna černého pepře', 'pepř celý'],
      'skorice-cela': ['1 svitek skořice', '⅓ svitku skořice', '2 ks skořice', '1 kousek skořice', 'skořice (svitek)'],
      'skorice-mleta': ['1 lžička skořice', 'špetka skořice', 'skořice'],
      'zazvor-mlety': ['1 lžička mletého zázvoru'],
      'horcicne-seminko': ['1/2 lžíce celé černé hořčice', '1 lžička celé hořčice'],
      'horcice-plnotucna': ['1 lžíce hořčice'],
    },
  ],
  [
    'a chopped herb is its leaves, not its root, its seed or dried',
    {
      'petrzelova-nat-cerstva': [
        '1/3 šálku nasekané petržele',
        'petržel (nasekaná)',
        'petržel na ozdobu',
        '2 lžíce petržele',
      ],
      'petrzel-koren-syrova': ['1 petržel', '100 g petržele', '1 nastrouhaná petržel', '1 Malá bílá petrželka'],
      'koriandr-cerstvy': ['2 lžíce nasekaného koriandru', '1/2 hrnku nasekaného koriandru'],
      'koriandr-semeno': ['1 lžička koriandru', '1 lžička mletého koriandru'],
      'tymian-cerstvy': ['1 lžíce nasekaného tymiánu'],
      'rozmaryn-cerstvy': ['1 lžička nasekaného rozmarýnu'],
      'bazalka-cerstva': ['1 lžíce nasekané bazalky'],
    },
  ],
  [
    'much of a vegetable is no spice of the same word',
    {
      'paprika-cervena': ['3 kg sladkých paprik', '500 g sladké papriky', '2 sladké papriky', '50 dkg sladké papriky'],
      'paprika-mleta-sladka': ['1 lžička sladké papriky', '30 g sladké papriky', '100 g mleté sladké papriky'],
      'feferonka-chilli-papricka-cerstva': [
        '200 g pálivých paprik',
        '2 pálivé papriky',
        '2 ks zelených chilli papriček',
      ],
      'paliva-paprika-kajensky-pepr': ['1 lžička pálivé papriky'],
      'fenykl-syrovy': ['500 g fenyklu'],
      'fenykl-semeno': ['1 lžička fenyklu'],
    },
  ],
  [
    'what a food lies in, and what it is made without, is told',
    {
      kapary: ['4 lžíce kaparů v octě', 'kapary v soli'],
      'okurky-sterilovane-nakladane': ['okurky v octě'],
      'olivy-zelene': ['olivy v oleji'],
      'prasek-do-peciva-bezlepkovy': ['pytlíček prášku do pečiva bez lepku'],
      'strouhanka-bezlepkova': ['100 g strouhanky bez lepku'],
      'jahly-bezlepkove': ['jáhly bez lepku'],
      'vyvar-zeleninovy-z-bujonu': ['500 ml zeleninového vývaru s nízkým obsahem soli'],
    },
  ],
  [
    'words around a food leave it what it is',
    {
      'cibule-cervena': ['2 menší na kostičky nakrájené červené cibule'],
      'cuketa-syrova': ['1 větší na kolečka nakrájená cuketa'],
      'rajcata-cherry': ['cherry rajčata vanička 250 g'],
      maliny: ['maliny vanička 125 g'],
      'zampiony-syrove': ['žampiony krabička 250 g'],
      'ovesny-napoj': ['2 dcl ovesného mlíka barista'],
      'cokolada-na-vareni': ['150 g čokolády na varenie', 'čokoláda na pečenie'],
      'tortilla-psenicna': ['3 celozrnné tortilly'],
      'hamburgerova-bulka': ['5 celozrnných veganských hamburgerových housek'],
    },
  ],
])('%s', (_, foods) => {
  it.each(Object.entries(foods).flatMap(([slug, lines]) => lines.map((line) => [line, slug])))(
    '%s is %s',
    (line, slug) => {
      expect(foodsOf(line)).toEqual([slug])
    },
  )
})

it.each([
  '8 ks kari list',
  'kari listy',
  'listy kari',
  '2 listy rybízu',
  'listy višně',
  '1 sirupfix',
  'houby v octě',
  'dresink',
])('%s is no food of the catalogue', (line) => {
  expect(foodsOf(line)).toEqual([null])
})
