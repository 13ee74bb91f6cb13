import { PRODUCT_ATTRIBUTION } from '@zivina/domain/catalogue/products/attribution'

/** Where the figures of packaged products are from, as their licence requires. */
export function ProductSource() {
  return (
    <p className="text-sm text-muted">
      <a href={PRODUCT_ATTRIBUTION.url} rel="noopener" className="inline-flex min-h-11 items-center underline">
        {PRODUCT_ATTRIBUTION.text}
      </a>
    </p>
  )
}
