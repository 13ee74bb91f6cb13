import { expect, test } from 'vitest'
import { foodKinds, foodsNamed } from './food-kinds.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))
const names = (foods: readonly { name: string }[]) => foods.map(({ name }) => name)

test('a word names all foods of its kind, and none that only has it beside', () => {
  const foods = named('Cibule žlutá', 'Červená cibule', 'Pyré bez cibule', 'Česnek')
  expect(names(foodsNamed('cibule', foods))).toEqual(['Cibule žlutá', 'Červená cibule'])
  const meat = named('Vepřová kýta', 'Vepřový bok', 'Hovězí maso', 'Sádlo vepřové')
  expect(names(foodsNamed('vepřové', meat))).toEqual(['Vepřová kýta', 'Vepřový bok', 'Sádlo vepřové'])
  expect(foodsNamed('', foods)).toEqual([])
  const sweet = named('Cukr krystal', 'Cukrový hrášek')
  expect(names(foodsNamed('cukr', sweet, (word) => word === 'Cukrový'))).toEqual(['Cukr krystal'])
})

test('foods of a kind go together under the word that they have in common', () => {
  const kinds = foodKinds(
    named('Cibule žlutá', 'Vepřová kýta', 'Česnek', 'Červená cibule', 'Vepřový bok', 'Cibule jarní'),
  )
  expect(kinds.map(({ name, foods }) => [name, names(foods)])).toEqual([
    ['Cibule', ['Cibule žlutá', 'Červená cibule', 'Cibule jarní']],
    ['Vepřová', ['Vepřová kýta', 'Vepřový bok']],
    ['Česnek', ['Česnek']],
  ])
})

test('foods without a known name are alone', () => {
  expect(foodKinds(named('', '', 'Mouka hladká'))).toHaveLength(3)
})

test('foods that share an adjective only are not of a kind', () => {
  expect(foodKinds(named('Hladká mouka', 'Hladká petržel')).map(({ name }) => name)).toEqual([
    'Hladká mouka',
    'Hladká petržel',
  ])
})
