import { expect, it } from 'vitest'
import { searchesFor } from './category-guess.ts'

it('a food is looked for by its whole name, then without what stands at the end', () => {
  expect(searchesFor('Müsli tyčinka Emco ořech')).toEqual(['Müsli tyčinka Emco ořech', 'Müsli tyčinka', 'Müsli'])
  expect(searchesFor('Jogurt')).toEqual(['Jogurt'])
  expect(searchesFor('  ')).toEqual([])
})
