/** A recipe, or a modified recipe, that can be in collections. */
export type Collectable = { guid: string; name: string }
