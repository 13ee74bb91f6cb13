import type { ReactNode } from 'react'
import type { ButtonVariant } from './button-style.ts'
import { LinkButton } from './link-button.tsx'

/** What will be here, as the pictures `empty-….webp` of the brand show it. */
export type EmptyPicture =
  | 'search'
  | 'plan'
  | 'list'
  | 'pantry'
  | 'cookbook'
  | 'diary'
  | 'weight'
  | 'movement'
  | 'favourites'
  | 'photo'
  | 'review'
  | 'shared'
  | 'talk'
  | 'shop'
  | 'news'
  | 'food'

/** Describes the future content and offers one step to get there. */
export function EmptyState({
  picture = 'search',
  title,
  children,
  link,
  action,
}: {
  picture?: EmptyPicture
  title: ReactNode
  children?: ReactNode
  /** Where the one step leads; `action` where it is something else. */
  link?: { href: string; label: ReactNode; variant?: ButtonVariant }
  action?: ReactNode
}) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card bg-sunken px-6 pt-4 pb-10 text-center">
      <img
        src={`/empty-${picture}.webp`}
        alt=""
        width={640}
        height={480}
        loading="lazy"
        className="h-auto w-full max-w-60"
        // Hides the icon of a broken picture, as without a network.
        onError={({ currentTarget }) => {
          currentTarget.hidden = true
        }}
      />
      <p className="wrap-anywhere font-heading text-xl font-semibold text-heading">{title}</p>
      {children ? <div className="max-w-text wrap-anywhere text-muted">{children}</div> : null}
      {link ? (
        <LinkButton href={link.href} variant={link.variant ?? 'accent'}>
          {link.label}
        </LinkButton>
      ) : null}
      {action}
    </div>
  )
}
