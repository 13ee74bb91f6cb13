import { describe, expect, test } from 'vitest'
import { AREA_EXCEPTIONS, DOOR_EXCEPTIONS, WEB_EXCEPTIONS, WRITE_EXCEPTIONS } from './exceptions.ts'
import {
  findAreaBreaches,
  findAreasWithoutManifest,
  findDoorBreaches,
  findForeignWrites,
  findManifestBreaches,
  findPackageBreaches,
  findReaderBreaches,
  findTablesWithoutOwner,
  findTestsInProduct,
  findWebBreaches,
} from './find-breaches.ts'
import { importsBelow, readSource, sourcesBelow } from './read-imports.ts'

// The lists of exceptions only shrink: a violation that is not listed fails, and so does an exception that is no longer needed.
describe('the walls between areas, nouns and layers', () => {
  test('are checked against a list of imports that is not empty', () => {
    expect(importsBelow('packages/api/src').length).toBeGreaterThan(800)
    expect(importsBelow('packages/planner/src').some(({ to }) => to.startsWith('packages/domain/src/'))).toBe(true)
    expect(importsBelow('apps/web/app').length).toBeGreaterThan(1000)
    expect(importsBelow('packages/api/src').some(({ to }) => to.startsWith('packages/contract/src/kernel/'))).toBe(true)
  })

  test('allow an area to import only areas before it', () => {
    expect(findAreaBreaches().toSorted()).toEqual(Object.keys(AREA_EXCEPTIONS).toSorted())
  })

  test('allow a package of one area to import of the domain only areas before its own', () => {
    expect(findPackageBreaches()).toEqual([])
  })

  test('have one door to the reader of recipes, which itself imports nothing of its training and bench', () => {
    expect(importsBelow('packages/api/src').some(({ to }) => to === 'packages/recipe-reader/src/index.ts')).toBe(true)
    expect(findReaderBreaches()).toEqual([])
  })

  test('have one file that knows the solver of the planner: the others use its port', () => {
    const knowing = sourcesBelow('packages/planner/src').filter((path) => /from 'highs'/.test(readSource(path)))
    expect(knowing).toEqual(['packages/planner/src/solver/highs-solver.ts'])
  })

  test('allow a noun of the API to be imported only by its service, present, policy or sql', () => {
    expect(findDoorBreaches().toSorted()).toEqual(Object.keys(DOOR_EXCEPTIONS).toSorted())
  })

  test('give every area of the API a manifest of its parts, which only the list of areas imports', () => {
    expect(findAreasWithoutManifest()).toEqual([])
    expect(findManifestBreaches()).toEqual([])
  })

  test('allow no product file to import test code (`calls.ts` is test code)', () => {
    expect(findTestsInProduct()).toEqual([])
  })

  test('have a noun that owns every table', () => {
    expect(findTablesWithoutOwner()).toEqual([])
  })

  test('allow a table to be written only by the noun that owns it', () => {
    expect(findForeignWrites().toSorted()).toEqual(Object.keys(WRITE_EXCEPTIONS).toSorted())
  })

  test('have one fragment for what is approved or one’s own: `readable`', () => {
    const byHand = sourcesBelow('packages/api/src').filter((path) =>
      /status = 'Approved'\)? or \(?\w*\.?creator/.test(readSource(path)),
    )
    expect(byHand).toEqual([])
  })

  test('allow a layer of the web to import only layers before it, and a page no other page', () => {
    expect(findWebBreaches().toSorted()).toEqual(Object.keys(WEB_EXCEPTIONS).toSorted())
  })
})
