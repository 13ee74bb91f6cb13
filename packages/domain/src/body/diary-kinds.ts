/**
 * What an entry of the diary is: a portion of a dish, an amount of a food, figures alone, or a drink of water. Water is counted by
 * itself and adds nothing to the nutrients of a day.
 */
export const DIARY_KINDS = ['recipe', 'recipe_modified', 'ingredient', 'product', 'quick', 'water'] as const
export type DiaryKind = (typeof DIARY_KINDS)[number]
