import { searchStems } from '@zivina/czech/search-text'
import type { FoodGroup } from '../foods/food-groups.ts'

/** Words for kinds of food, and the food groups that they mean. */
const GROUPS_OF_WORDS: Readonly<Record<string, readonly FoodGroup[]>> = {
  luštěniny: ['legume'],
  houby: ['mushroom'],
  uzeniny: ['sausage', 'smoked_meat', 'bacon'],
  vnitřnosti: ['offal', 'liver'],
  droby: ['offal', 'liver'],
  zvěřina: ['game'],
  drůbež: ['poultry'],
  'červené maso': ['red_meat'],
}

const stemsOf = (name: string): string => searchStems(name).join(' ')
const GROUPS = new Map(Object.entries(GROUPS_OF_WORDS).map(([words, groups]) => [stemsOf(words), groups]))

/** The food groups that a name stands for: „luštěniny“ are all legumes, though few of them have the word in their name. */
export function groupsOfName(name: string): readonly FoodGroup[] {
  return GROUPS.get(stemsOf(name)) ?? []
}
