import { BRAND } from '@zivina/contract/brand'

/** The brand: a leaf that is also a flame, and the name. */
export function BrandMark() {
  return (
    <span className="inline-flex items-center gap-2 font-heading text-xl leading-none font-bold tracking-tight text-heading">
      <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
        <circle cx="16" cy="16" r="16" className="fill-brand" />
        <path d="M16 26C9.5 23.5 8.5 15 16 6c7.5 9 6.5 17.5 0 20Z" className="fill-ground" />
        <path
          d="M16 26V14m0 7 3.5-3.5M16 18l-3-3"
          fill="none"
          strokeWidth="1.6"
          strokeLinecap="round"
          className="stroke-brand"
        />
      </svg>
      {BRAND.name}
    </span>
  )
}
