import { createOpenFoodFacts } from '@zivina/integrations/products/open-food-facts'
import type { ProductSource } from '@zivina/integrations/products/port'
import type { Config } from './config.ts'

/** The source of products, where the configuration names it; null where products are not looked for outside. */
export function openProducts({
  open_food_facts_url,
  public_url,
}: Pick<Config, 'open_food_facts_url' | 'public_url'>): ProductSource | null {
  return open_food_facts_url === null ? null : createOpenFoodFacts({ url: open_food_facts_url, public_url })
}
