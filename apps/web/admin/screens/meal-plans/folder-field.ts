import type { MealPlanFolder } from '@zivina/contract/planning/meal-plan-folders'
import { treeOf } from '#app/features/planning/plan-folders/folder-tree.ts'

/** The folder of a plan; an empty one is the main. */
export const folderField = (folders: readonly MealPlanFolder[]) => ({
  as: 'choice' as const,
  label: 'Složka',
  none: 'Mimo složky',
  choices: treeOf(folders).map(({ folder, depth }) => [folder.guid, '– '.repeat(depth) + folder.name] as const),
  className: 'sm:col-span-2',
})
