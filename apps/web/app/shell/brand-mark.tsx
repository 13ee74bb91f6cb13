import { BRAND } from '@zivina/contract/kernel/brand'

/** The brand: a leaf shaped as a bowl, with a spoon, and the name. The same drawing as the favicon's. */
export function BrandMark({ nameClassName }: { nameClassName?: string }) {
  return (
    <span className="inline-flex items-center gap-2 font-heading text-xl leading-none font-bold tracking-tight text-heading">
      <svg viewBox="0 0 64 64" className="size-9" aria-hidden="true">
        <path
          className="fill-brand"
          d="M55.5 7.5C58 34 46.5 54 24 54c-3.6 0-6.7-.7-9.4-2L9.3 57.3a2.6 2.6 0 0 1-3.7-3.7L11 48.2C8.9 44.9 8 41.2 8 37.4 8 17.5 29 5.5 55.5 7.5Z"
        />
        <path
          className="fill-ground"
          d="M29.3 31.1c-2.5-5.7-.3-11.9 4.7-15.2 4.8-3.2 10.6-3 13.5-.1 2.9 2.9 3.1 8.7-.1 13.5-3.3 5-9.5 7.2-15.2 4.7L17.3 48.9a2 2 0 0 1-2.9-2.9Z"
        />
      </svg>
      <span className={nameClassName}>{BRAND.name}</span>
    </span>
  )
}
