import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { cn } from '../../class-names.ts'
import { NewsLink } from './news/news-link.tsx'
import { isCurrentEntry, USER_NAVIGATION } from './user-navigation.ts'

/** The user area: its pages at the side on a wide screen, within reach of a thumb on a phone. */
export function UserFrame({ children }: { children: ReactNode }) {
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-12 md:pt-10">
      <SideNavigation />
      <div className="flex min-w-0 flex-col gap-6">{children}</div>
      <BottomBar />
    </div>
  )
}

function SideNavigation() {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Můj účet" className="hidden md:block print:hidden">
      <ul className="sticky top-24 flex flex-col gap-1">
        {USER_NAVIGATION.map((entry) => (
          <li key={entry.path}>
            <a
              href={entry.path}
              aria-current={isCurrentEntry(entry, pathname) ? 'page' : undefined}
              className={cn(
                'flex min-h-11 items-center gap-3 rounded-full px-4 font-medium hover:bg-brand-soft',
                isCurrentEntry(entry, pathname) ? 'bg-brand-soft text-brand-strong' : 'text-text',
              )}
            >
              <entry.Icon className="size-5 shrink-0" aria-hidden />
              {entry.label}
            </a>
          </li>
        ))}
        <li>
          <NewsLink className="flex min-h-11 items-center gap-3 rounded-full px-4 font-medium text-text hover:bg-brand-soft" />
        </li>
      </ul>
    </nav>
  )
}

function BottomBar() {
  const { pathname } = useLocation()
  return (
    <nav
      aria-label="Můj účet"
      className="bottom-bar fixed inset-x-0 bottom-0 z-40 border-t border-line bg-ground md:hidden print:hidden"
    >
      <ul className="flex">
        {USER_NAVIGATION.map((entry) => (
          <li key={entry.path} className="flex-1">
            <a
              href={entry.path}
              aria-current={isCurrentEntry(entry, pathname) ? 'page' : undefined}
              className={cn(
                'flex min-h-15 flex-col items-center justify-center gap-0.5 font-medium',
                isCurrentEntry(entry, pathname) ? 'text-brand' : 'text-muted',
              )}
            >
              <entry.Icon className="size-6" aria-hidden />
              {entry.short}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
