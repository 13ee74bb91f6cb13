import { expect, it } from 'vitest'
import { splitFoods } from './split-foods.ts'
import { LINE_MAX } from './tidy-line.ts'

it.each([
  ['sůl a pepř', ['sůl', 'pepř']],
  ['sůl/pepř', ['sůl', 'pepř']],
  ['mrkev, celer, petržel', ['mrkev', 'celer', 'petržel']],
  ['1 cibule, 2 stroužky česneku', ['1 cibule', '2 stroužky česneku']],
  ['200 g mouky a 100 g cukru', ['200 g mouky', '100 g cukru']],
  ['po 1 lžičce kmínu a majoránky', ['1 lžičce kmínu', '1 lžičce majoránky']],
  ['špetka soli a pepře', ['špetka soli', 'špetka pepře']],
  ['šťáva a kůra z 1 citronu', ['šťáva z 1 citronu', 'kůra z 1 citronu']],
  ['1 vejce a strouhanka na obalení', ['1 vejce', 'strouhanka na obalení']],
  ['tuk a mouka na plech nebo pečicí papír', ['tuk', 'mouka na plech']],
  ['tuk a mouka na formu', ['tuk', 'mouka na formu']],
  ['sůl a čerstvě mletý pepř | dle chuti', ['sůl', 'čerstvě mletý pepř']],
  ['Na polevu: 100 g čokolády + 3 lžíce oleje', ['100 g čokolády', '3 lžíce oleje']],
  ['Javorový sirup a čerstvé borůvky', ['Javorový sirup', 'čerstvé borůvky']],
  ['1 žlutá a 1 červená paprika', ['1 žlutá paprika', '1 červená paprika']],
  ['1 l vývaru + voda na dolití', ['1 l vývaru', 'voda na dolití']],
])('%s is several lines', (line, parts) => {
  expect(splitFoods(line)).toEqual(parts)
})

it.each([
  'máslo nebo olej',
  '1 cibule, nakrájená najemno',
  '2 a půl lžíce mouky',
  '2 červené a žluté papriky',
  '200 g šunky a sýra',
  'maso a koření',
  'jeden a půl lžíce másla',
  'paprika, červená, čerstvá',
  'hladká a polohrubá mouka',
  '150 g másla, rozpuštěného a vychladlého',
  '1,5 kg brambor',
  '200 g hovězího, 20 % tuku',
  '',
  'sůl, '.repeat(LINE_MAX),
])('%s stays one line', (line) => {
  expect(splitFoods(line)).toEqual([line])
})
