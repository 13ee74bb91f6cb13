import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '#app/seo/breadcrumbs.tsx'

/** Illustrations that belong to one page each. */
type PagePicture = 'page-premium' | 'page-counselling' | 'page-about' | 'page-riddle'

type PageHeadingProps = {
  crumbs: readonly Crumb[]
  title: string
  /** Beside the heading, on phones below it. */
  picture?: PagePicture
  /** The main action of the page. */
  action?: ReactNode
  children?: ReactNode
}

/** Breadcrumbs, the page's title, and a short description. */
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
