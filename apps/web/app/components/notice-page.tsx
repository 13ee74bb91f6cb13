import type { ReactNode } from 'react'

/** A page that says one thing and offers one step. */
export function NoticePage({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div className="page-width flex flex-col items-start gap-5 py-16 sm:py-24">
      <h1 className="text-3xl">{title}</h1>
      <div className="flex max-w-text flex-col gap-3 text-lg">{children}</div>
      {action}
    </div>
  )
}
