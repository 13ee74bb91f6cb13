import type { Product } from '@zivina/contract/catalogue/products'
import { tied } from '@zivina/contract/kernel/typography'
import { ALLERGEN_SHORT_LABELS } from '@zivina/domain/catalogue/allergens/allergen-short-labels'
import { ALLERGENS, type Allergen } from '@zivina/domain/catalogue/allergens/allergens'
import { PRODUCT_ATTRIBUTION } from '@zivina/domain/catalogue/products/attribution'
import type { ReactNode } from 'react'
import { dayText } from '#app/kit/text/dates.ts'
import { ProductFigures } from './product-figures.tsx'

type ProductCardProps = {
  product: Product
  /** What the label says it is made of; null is unknown. */
  ingredients: string | null
  /** Whether the source has figures that cannot be, and which is not known. */
  hasFaults?: boolean
  actions: ReactNode
}

/** A product of the shared database: what its label is said to have, what of it cannot be, and where it comes from. */
export function ProductCard({ product, ingredients, hasFaults = false, actions }: ProductCardProps) {
  const { name, brand, quantity } = product
  const more = [brand, quantity].filter((each) => each !== null && each !== '').join(' · ')
  return (
    <article aria-label={name} className="flex flex-col gap-3 rounded-card border border-line p-4">
      <div>
        <p className="wrap-anywhere text-lg font-semibold">{tied(name)}</p>
        {more === '' ? null : <p className="wrap-anywhere text-muted">{more}</p>}
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">{actions}</div>
      <AllergensSaid product={product} />
      {ingredients === null ? null : (
        <p className="wrap-anywhere">
          <span className="font-semibold">Složení:</span> {tied(ingredients)}
        </p>
      )}
      <ProductFigures product={product} hasFaults={hasFaults} />
      <Attribution product={product} />
    </article>
  )
}

/** What the source says of allergens. Where it says nothing, that is not the same as none. */
function AllergensSaid({ product: { allergens } }: { product: Product }) {
  const of = (state: Product['allergens'][Allergen]) => ALLERGENS.filter((one) => allergens[one] === state)
  const [contained, traces, unknown] = [of('contains'), of('may_contain'), of(null)]
  if (unknown.length === ALLERGENS.length) return <p>O&nbsp;alergenech nevíme: zdroj je neuvádí srozumitelně.</p>
  return (
    <p>
      {contained.length > 0 ? (
        <>
          Obsahuje: <strong>{listed(contained)}</strong>.
        </>
      ) : (
        'Zdroj nejmenuje žádný alergen. Ověřte to prosím na obalu.'
      )}
      {traces.length > 0 ? ` Může obsahovat stopy: ${listed(traces)}.` : ''}
      {unknown.length > 0 ? ' O\u00a0ostatních alergenech nevíme.' : ''}
    </p>
  )
}

const listed = (allergens: readonly Allergen[]) => allergens.map((one) => ALLERGEN_SHORT_LABELS[one]).join(', ')

function Attribution({ product: { barcode, retrieved_at, modified_at } }: { product: Product }) {
  const { text, url, license_url } = PRODUCT_ATTRIBUTION
  const [data, license = ''] = text.split(', ')
  return (
    <p className="text-sm text-muted">
      <a href={`${url}product/${barcode}`} rel="noopener" className="underline underline-offset-4">
        {data}
      </a>
      ,{' '}
      <a href={license_url} rel="noopener" className="underline underline-offset-4">
        {license}
      </a>
      . {modified_at === null ? `Načteno ${dayText(retrieved_at)}.` : `Naposledy upraveno ${dayText(modified_at)}.`}{' '}
      Údaje zadávají dobrovolníci, nikdo za ně neručí.
    </p>
  )
}
