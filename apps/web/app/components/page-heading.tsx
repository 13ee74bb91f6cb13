import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from './ui/breadcrumbs.tsx'

/** The way here, the page's name, and a sentence or two about it. */
export function PageHeading({
  crumbs,
  title,
  children,
}: {
  crumbs: readonly Crumb[]
  title: string
  children?: ReactNode
}) {
  return (
    <div className="flex flex-col gap-2">
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="text-3xl">{title}</h1>
      {children ? <p className="max-w-text text-lg text-muted">{children}</p> : null}
    </div>
  )
}
