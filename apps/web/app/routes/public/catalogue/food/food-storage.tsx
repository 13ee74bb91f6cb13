import type { FoodPage } from '@zivina/contract/catalogue/food-pages'
import { STORAGE } from '@zivina/domain/catalogue/storage'
import { storageSentences } from '@zivina/domain/catalogue/storage-words'
import { Panel } from '#app/kit/panel.tsx'

/** How long the food keeps at home, where the storage table knows. */
export function FoodStorage({ storage }: Pick<FoodPage, 'storage'>) {
  if (storage === null) return null
  return (
    <Panel title="Jak dlouho vydrží" id="jak-dlouho-vydrzi">
      <p className="figures">{storageSentences(STORAGE[storage]).join(' ')}</p>
    </Panel>
  )
}
