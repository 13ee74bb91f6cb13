import type { FoundIngredient } from '@zivina/contract/catalogue/ingredients/read'
import { viewerOf } from '#api/kernel/access/ownership.ts'
import { type CatalogueRows, createCatalogueRows } from '#api/kernel/cache/catalogue-rows.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import type { CatalogueClock } from '#api/kernel/ports/catalogue-clock.ts'
import type { KeptFoods } from './kept-foods.ts'
import { presentFound } from './present.ts'
import { selectByGuids } from './queries.ts'

/** About 3 KB each. */
const FOODS_MAX = 3000

/** One for each installation: all searches show the same foods. */
const shelves = new WeakMap<CatalogueClock, CatalogueRows<FoundIngredient>>()

function shelfOf(catalogue: CatalogueClock): CatalogueRows<FoundIngredient> {
  const known = shelves.get(catalogue)
  if (known) return known
  const shelf = createCatalogueRows<FoundIngredient>(catalogue, ({ status }) => status === 'Approved', FOODS_MAX)
  shelves.set(catalogue, shelf)
  return shelf
}

/**
 * The found foods that the caller may see, in the order of the guids. Approved ones are kept until the catalogue changes, and those whose
 * state is known until they change themselves.
 */
export async function foundFoods(
  { db, actor, urls, catalogue }: Ctx<'db' | 'actor' | 'urls' | 'catalogue'>,
  guids: readonly string[],
  known: KeptFoods | null,
): Promise<FoundIngredient[]> {
  const load = async (missing: readonly string[]) => {
    const rows = await selectByGuids(db, missing, viewerOf(actor))
    return new Map(rows.map((row) => [row.guid, presentFound(row, urls)]))
  }
  return shelfOf(catalogue)(guids, load, (guid) => known?.states.get(guid))
}
