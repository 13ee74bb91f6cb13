import type { SVGProps } from 'react'

/** The mark of X. */
export function XMark(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" {...props}>
      <path d="M18.2 2.25h3.3l-7.2 8.24 8.5 11.26h-6.65l-5.21-6.82-5.97 6.82H1.66l7.72-8.82L1.25 2.25h6.83l4.71 6.23 5.41-6.23Zm-1.16 17.52h1.83L7.08 4.13H5.12l11.92 15.64Z" />
    </svg>
  )
}
