import type { Product } from '@zivina/contract/catalogue/products'
import { tied } from '@zivina/contract/kernel/typography'
import { ALLERGEN_SHORT_LABELS } from '@zivina/domain/catalogue/allergens/allergen-short-labels'
import type { Allergen } from '@zivina/domain/catalogue/allergens/allergens'
import { PRODUCT_ATTRIBUTION } from '@zivina/domain/catalogue/products/attribution'
import type { ReactNode } from 'react'
import { dayText } from '#app/kit/dates.ts'
import { ProductFigures } from './product-figures.tsx'

type ProductCardProps = { product: Product; actions: ReactNode }

/** A product of the shared database: what its label is said to have, what of it cannot be, and where it comes from. */
export function ProductCard({ product, actions }: ProductCardProps) {
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
      <ProductFigures product={product} />
      <Attribution product={product} />
    </article>
  )
}

/** What the source says of allergens. Where it says nothing, that is not the same as none. */
function AllergensSaid({ product: { allergens, traces } }: { product: Product }) {
  const tracesSaid = traces && traces.length > 0 ? ` Může obsahovat stopy: ${listed(traces)}.` : ''
  if (allergens === null) return <p>Alergeny zdroj neuvádí, takže o&nbsp;nich nevíme.{tracesSaid}</p>
  // No promise: the source may name something that nobody understands.
  if (allergens.length === 0) return <p>Zdroj nejmenuje žádný alergen. Ověřte to prosím na obalu.{tracesSaid}</p>
  return (
    <p>
      Obsahuje: <strong>{listed(allergens)}</strong>.{tracesSaid}
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
