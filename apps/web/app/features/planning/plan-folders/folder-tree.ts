import type { MealPlanFolder } from '@zivina/contract/planning/meal-plan-folders'

/** A folder with how deep it lies, and its place among those of its parent. */
export type TreeFolder = { folder: MealPlanFolder; depth: number; place: number }

/** The folders as a tree is read: each before what is in it, those of one parent by their position. */
export function treeOf(folders: readonly MealPlanFolder[], parent: string | null = null, depth = 0): TreeFolder[] {
  return siblingsOf(folders, parent).flatMap((folder, place) => [
    { folder, depth, place },
    ...treeOf(folders, folder.guid, depth + 1),
  ])
}

/** The folders of one parent in their order. */
export function siblingsOf(folders: readonly MealPlanFolder[], parent: string | null): MealPlanFolder[] {
  return folders.filter((each) => each.parent === parent).sort((a, b) => a.position - b.position)
}

/** A folder with everything in it: where it cannot be moved. */
export function branchOf(folders: readonly MealPlanFolder[], guid: string): string[] {
  return [guid, ...folders.filter(({ parent }) => parent === guid).flatMap((each) => branchOf(folders, each.guid))]
}

/** The folder that a moved one would stand before among those of its parent; null is the end. @param place after the move */
export function beforeAt(folders: readonly MealPlanFolder[], moved: MealPlanFolder, place: number): string | null {
  return siblingsOf(folders, moved.parent).filter(({ guid }) => guid !== moved.guid)[place]?.guid ?? null
}

/** The folders as they are once some are removed: what is in those moves up, behind what is there. */
export function withoutFolders(folders: readonly MealPlanFolder[], removed: ReadonlySet<string>): MealPlanFolder[] {
  const parents = new Map(folders.map(({ guid, parent }) => [guid, parent]))
  const homeOf = (parent: string | null): string | null =>
    parent !== null && removed.has(parent) ? homeOf(parents.get(parent) ?? null) : parent
  const last = Math.max(0, ...folders.map(({ position }) => position))
  return folders
    .filter(({ guid }) => !removed.has(guid))
    .map((folder) => {
      const parent = homeOf(folder.parent)
      return parent === folder.parent ? folder : { ...folder, parent, position: last + folder.position }
    })
}
