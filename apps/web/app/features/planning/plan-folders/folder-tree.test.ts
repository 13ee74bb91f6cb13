import type { MealPlanFolder } from '@zivina/contract/planning/meal-plan-folders'
import { expect, test } from 'vitest'
import { beforeAt, branchOf, treeOf, withoutFolders } from './folder-tree.ts'

const folder = (guid: string, parent: string | null, position: number): MealPlanFolder => ({
  guid,
  name: guid,
  parent,
  position,
  items_in_folder: 0,
  created_at: '',
  updated_at: '',
})
const winter = folder('winter', null, 1)
const FOLDERS = [folder('soups', 'winter', 1), winter, folder('summer', null, 0), folder('sunday', 'winter', 0)]

test('a folder stands before what is in it, neighbours by their position', () => {
  expect(treeOf(FOLDERS).map(({ folder: { guid }, depth, place }) => [guid, depth, place])).toEqual([
    ['summer', 0, 0],
    ['winter', 0, 1],
    ['sunday', 1, 0],
    ['soups', 1, 1],
  ])
})

test('a branch is a folder with everything in it', () => {
  expect(branchOf(FOLDERS, 'winter').toSorted()).toEqual(['soups', 'sunday', 'winter'])
})

test('a moved folder stands before its new neighbour, or at the end', () => {
  expect(beforeAt(FOLDERS, winter, 0)).toBe('summer')
  expect(beforeAt(FOLDERS, winter, 1)).toBeNull()
})

test('what is in a removed folder moves up behind what is there, and comes back with it', () => {
  const names = (removed: string[]) =>
    treeOf(withoutFolders(FOLDERS, new Set(removed))).map(({ folder: { guid }, depth }) => [guid, depth])
  expect(names(['winter'])).toEqual([
    ['summer', 0],
    ['sunday', 0],
    ['soups', 0],
  ])
  expect(names(['winter', 'sunday'])).toEqual([
    ['summer', 0],
    ['soups', 0],
  ])
  expect(withoutFolders(FOLDERS, new Set())).toEqual(FOLDERS)
})
