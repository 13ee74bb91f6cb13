import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from './ui/breadcrumbs.tsx'

/** Pictures of the brand that belong to one page each. */
type PagePicture = 'page-premium' | 'page-counselling' | 'page-about' | 'page-riddle'

type PageHeadingProps = {
  crumbs: readonly Crumb[]
  title: string
  /** Beside the heading, under it on phones. */
  picture?: PagePicture
  /** What can be done here at once. */
  action?: ReactNode
  children?: ReactNode
}

/** The way here, the page's name, and a sentence or two about it. */
export function PageHeading({ crumbs, title, picture, action, children }: PageHeadingProps) {
  const words = (
    <>
      <h1 className={picture ? 'text-3xl md:text-4xl' : 'text-3xl'}>{title}</h1>
      {children ? <p className="max-w-text text-lg text-muted">{children}</p> : null}
      {action}
    </>
  )
  return (
    <div className="flex flex-col gap-2">
      <Breadcrumbs crumbs={crumbs} />
      {picture ? (
        <div className="grid items-center gap-x-12 gap-y-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] lg:grid-cols-[minmax(0,1fr)_26rem]">
          <div className="flex flex-col items-start gap-3">{words}</div>
          <img
            src={`/${picture}.webp`}
            alt=""
            width={800}
            height={600}
            className="aspect-video w-full rounded-card object-cover shadow-card print:hidden sm:aspect-4/3"
          />
        </div>
      ) : (
        words
      )}
    </div>
  )
}
