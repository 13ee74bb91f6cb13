import type { ReactNode } from 'react'

/** A place in the terms, read beside the form that it is agreed with in. */
export function TermsLink({ anchor, children }: { anchor: string; children: ReactNode }) {
  return (
    <a href={`/podminky-zasady#${anchor}`} target="_blank" rel="noopener" className="text-brand underline">
      {children}
    </a>
  )
}
