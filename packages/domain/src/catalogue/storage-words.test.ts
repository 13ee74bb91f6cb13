import { describe, expect, test } from 'vitest'
import { STORAGE, STORAGE_CLASSES, type StorageClass } from './storage.ts'
import { storageCells, storageSentences } from './storage-words.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const said = (row: StorageClass) => plain(storageSentences(STORAGE[row]).join(' '))

describe('how long a dish keeps', () => {
  test.each<[StorageClass, string]>([
    [
      'soup_stew',
      'V lednici 2 dny, v mrazáku 2 měsíce. Zchlaďte do 2 hodin v nízké nádobě. Ohřívejte jen jednou, uprostřed aspoň na 75 °C, nebo 2 minuty na 70 °C. V těhotenství snězte do druhého dne.',
    ],
    [
      'rice',
      'V lednici 1 den, v mrazáku 1 měsíc. Zchlaďte do hodiny v nízké nádobě. Ohřívejte jen jednou, uprostřed aspoň na 75 °C, nebo 2 minuty na 70 °C.',
    ],
    ['boiled_eggs', 'V lednici 7 dní. Nezmrazujte. Do lednice uložte do 2 hodin. V těhotenství snězte do druhého dne.'],
    ['raw_egg', 'Snězte ještě týž den. Nezmrazujte. Do lednice uložte do 2 hodin.'],
    ['at_once', 'Snězte hned po přípravě, zbytek neschovávejte ani znovu neohřívejte.'],
    ['fish_spread', 'V lednici 1 den. Nezmrazujte. Do lednice uložte do 2 hodin.'],
    ['dairy_cold', 'V lednici 2 dny. Nezmrazujte. Do lednice uložte do 2 hodin. V těhotenství snězte do druhého dne.'],
    [
      'quark_cake',
      'V lednici 3 dny, v mrazáku 2 měsíce. Do lednice uložte do 2 hodin. V těhotenství snězte do druhého dne.',
    ],
    ['biscuits', 'Při pokojové teplotě 14 dní, v mrazáku 3 měsíce.'],
    ['cake', 'Při pokojové teplotě 1 den, v lednici 3 dny, v mrazáku 2 měsíce. V těhotenství snězte do druhého dne.'],
  ])('of %s is said from its row', (row, sentences) => {
    expect(said(row)).toBe(sentences)
  })

  const kept = STORAGE_CLASSES.filter((row) => STORAGE[row].cooled_hours !== null)
  test.each(kept)('of %s names the freezer or that it is not for it', (row) => {
    expect(said(row).includes('v mrazáku')).toBe(STORAGE[row].freezer_months !== null)
    expect(said(row).includes('Nezmrazujte.')).toBe(STORAGE[row].freezer_months === null)
  })

  test('in a table is one cell for where it stands and one for the freezer', () => {
    const cells = (row: StorageClass) => Object.values(storageCells(STORAGE[row])).map(plain)
    expect(cells('meat')).toEqual(['2 dny', '3 měsíce'])
    expect(cells('raw_egg')).toEqual(['týž den', 'nezmrazujte'])
    expect(cells('at_once')).toEqual(['snězte hned', 'nezmrazujte'])
    expect(cells('cake')).toEqual(['1 den při pokojové teplotě, 3 dny v lednici', '2 měsíce'])
    expect(cells('bread')).toEqual(['2 dny při pokojové teplotě', '3 měsíce'])
  })
})

test('what the sources limit is not exceeded: rice and fish a day, cooked dishes two, rice an hour and a month', () => {
  expect(STORAGE.rice).toMatchObject({ fridge_days: 1, freezer_months: 1, cooled_hours: 1 })
  expect(STORAGE.fish).toMatchObject({ fridge_days: 1, freezer_months: 2 })
  expect(STORAGE.meat).toMatchObject({ fridge_days: 2, freezer_months: 3 })
  expect(STORAGE.raw_egg).toMatchObject({ fridge_days: 0, freezer_months: null })
  expect(STORAGE.boiled_eggs).toMatchObject({ fridge_days: 7, freezer_months: null })
  for (const row of ['soup_stew', 'side_vegetables'] as const) {
    expect(STORAGE[row]).toMatchObject({ fridge_days: 2, freezer_months: 2 })
  }
})
