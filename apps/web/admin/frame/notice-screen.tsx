import type { ReactNode } from 'react'
import { useTitle } from '#admin/kit/screen/use-title.ts'

/** A screen with one message and one link or button to continue. */
export function NoticeScreen({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  useTitle(title)
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-start gap-4 px-4 py-16">
      <h1 className="text-2xl">{title}</h1>
      <p>{children}</p>
      {action}
    </div>
  )
}
