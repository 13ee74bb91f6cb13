import { changeVersioned, recomputeRecipes } from '@zivina/api/catalogue/ingredients/versions/service'
import { openDatabase } from '@zivina/db/database'

export type RecomputeTime = { catalogue: number; recipes: number; seconds: number }

/** The changed ingredient is used in about this many recipes. */
const RECIPES = 5000

/** How long the job takes that recomputes recipes after an ingredient of thousands of them changed. */
export async function measureRecompute(url: string, catalogue: number): Promise<RecomputeTime> {
  const { db, pool, close } = await openDatabase({ dataDir: '', databaseUrl: url, poolSize: 2 })
  try {
    const { rows } = await pool.query<{ guid: string; protein: number }>(
      `select i.guid, coalesce(i.protein, 0) as protein from ingredient i
        join (select ingredient, count(distinct recipe) as uses from recipe_ingredient group by ingredient) used
          on used.ingredient = i.guid
      order by abs(used.uses - $1), i.guid limit 1`,
      [RECIPES],
    )
    const [changed] = rows
    if (!changed) throw new Error('There is no ingredient to change.')
    const recompute = { enqueue: async () => {} }
    await db.transaction((tx) => changeVersioned(tx, changed.guid, { protein: changed.protein + 1 }, recompute))
    const start = performance.now()
    let recipes = 0
    for (let is_done = false; !is_done; ) {
      const run = await recomputeRecipes(db)
      recipes += run.recomputed
      is_done = run.is_done
      if (run.failed.length > 0) throw new Error(`${run.failed.length} recipes could not be counted anew.`)
    }
    return { catalogue, recipes, seconds: (performance.now() - start) / 1000 }
  } finally {
    await close()
  }
}
