import { searchStems } from '@zivina/czech/search-text'

/** What a product is found by: the stems of its name and brand, in their order. */
export function productSearchText({ name, brand }: { name: string; brand: string | null }): string {
  return searchStems(`${name} ${brand ?? ''}`).join(' ')
}
