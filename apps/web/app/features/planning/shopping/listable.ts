/** A recipe, or a modified recipe, that can be on a shopping list. */
export type Listable = { guid: string; name: string }
