import type { ReactNode } from 'react'

/** Says what will be here and offers the one step to get there. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-dashed border-line bg-sunken px-6 py-12 text-center">
      <svg viewBox="0 0 96 72" className="w-24" aria-hidden="true">
        <ellipse cx="48" cy="58" rx="40" ry="8" className="fill-line" />
        <path d="M12 32h72c0 18-14 28-36 28S12 50 12 32Z" className="fill-brand" />
        <path d="M12 32h72" strokeWidth="5" strokeLinecap="round" className="stroke-brand-strong" />
        <path
          d="M36 22c-4-5 4-7 0-13M50 22c-4-5 4-7 0-13M64 22c-4-5 4-7 0-13"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          className="stroke-accent"
        />
      </svg>
      <p className="font-heading text-xl font-semibold text-heading">{title}</p>
      {children ? <div className="max-w-text text-muted">{children}</div> : null}
      {action}
    </div>
  )
}
