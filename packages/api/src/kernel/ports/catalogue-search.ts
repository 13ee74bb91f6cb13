import type { Db } from '@zivina/db/database'
import type { Viewer } from '#api/kernel/access/ownership.ts'
import type { Counted, Page } from '#api/kernel/lists/page.ts'

/** A text, and how many recipes are wanted at most. */
type RecipesAsked = { text: string; limit: number }

/** A text, and one page of the foods that it finds: among those of approved recipes, or among all that the viewer may see. */
type FoodsAsked = Page & {
  text: string
  used_only: boolean
  viewer: Viewer
  /** In how many recipes each food is: of foods that fit as well the most used one comes first. */
  uses: ReadonlyMap<string, number>
}

/**
 * Finds recipes and foods by a text. It answers their guids alone, best first; their rows come from PostgreSQL, so that another engine in its
 * place would decide nothing but which ones and in what order. Numbers beyond a bound may be the bound.
 */
export type CatalogueSearch = {
  /** Approved recipes. */
  recipes(db: Db, asked: RecipesAsked): Promise<string[]>
  foods(db: Db, asked: FoodsAsked): Promise<Counted<string>>
}
