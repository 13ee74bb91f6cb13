import type { ReactNode } from 'react'

/** Illustrations drawn for these pages. */
export type Illustration = 'not-found' | 'error' | 'maintenance' | 'banned'

type NoticePageProps = {
  illustration: Illustration
  title: string
  /** A line above the title: the status of an error page. */
  overline?: ReactNode
  children: ReactNode
  action?: ReactNode
}

/** A page with one message and one link or button. */
export function NoticePage({ illustration, title, overline, children, action }: NoticePageProps) {
  return (
    <div className="page-width flex flex-col items-center gap-4 py-8 text-center sm:py-14">
      <img src={`/${illustration}.webp`} alt="" width={640} height={480} className="h-auto w-full max-w-80" />
      {overline}
      <h1 className="text-3xl">{title}</h1>
      <div className="flex max-w-text flex-col gap-3 text-lg text-balance">{children}</div>
      {action ? <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  )
}
