import type { FoodPage } from '@zivina/contract/catalogue/food-pages'
import { Panel } from '#app/kit/page/panel.tsx'

/** How long the food keeps at home, where the storage table knows. */
export function FoodStorage({ storage }: Pick<FoodPage, 'storage'>) {
  if (storage.length === 0) return null
  return (
    <Panel title="Jak dlouho vydrží" id="jak-dlouho-vydrzi">
      <p className="figures">{storage.join(' ')}</p>
    </Panel>
  )
}
