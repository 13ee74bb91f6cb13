import { Ellipsis } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { NewsLink } from '#app/features/content/news/news-link.tsx'
import { cn } from '#app/kit/class-names.ts'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { isCurrentEntry, navigationFor, type UserNavigationEntry } from '#app/session/user-navigation.ts'

/** The user area: navigation at the side on a wide screen, at the bottom on a phone. */
export function UserFrame({ is_premium, children }: { is_premium: boolean; children: ReactNode }) {
  const entries = navigationFor({ is_premium })
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-12 md:pt-10">
      <SideNavigation entries={entries} />
      {/* As tall as the screen from the first moment, so that the footer does not move when what is read is there. */}
      <div className="flex min-h-dvh min-w-0 flex-col gap-6">{children}</div>
      <BottomBar entries={entries} />
    </div>
  )
}

type NavigationProps = { entries: readonly UserNavigationEntry[] }

function SideNavigation({ entries }: NavigationProps) {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Můj účet" className="hidden md:block print:hidden">
      <ul className="sticky top-24 flex flex-col gap-1">
        {entries.map((entry) => (
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

const BAR_ITEM = 'flex min-h-15 w-full flex-col items-center justify-center gap-0.5 font-medium'

function BottomBar({ entries }: NavigationProps) {
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const rest = entries.filter(({ isInBar }) => !isInBar)
  const isElsewhere = rest.some((entry) => isCurrentEntry(entry, pathname))
  return (
    <nav
      aria-label="Můj účet"
      className="bottom-bar fixed inset-x-0 bottom-0 z-40 border-t border-line bg-ground md:hidden print:hidden"
    >
      <ul className="flex">
        {entries
          .filter(({ isInBar }) => isInBar)
          .map((entry) => (
            <li key={entry.path} className="flex-1">
              <a
                href={entry.path}
                aria-current={isCurrentEntry(entry, pathname) ? 'page' : undefined}
                className={cn(BAR_ITEM, isCurrentEntry(entry, pathname) ? 'text-brand' : 'text-muted')}
              >
                <entry.Icon className="size-6" aria-hidden />
                {entry.short}
              </a>
            </li>
          ))}
        <li className="flex-1">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className={cn(BAR_ITEM, isElsewhere ? 'text-brand' : 'text-muted')}
          >
            <Ellipsis className="size-6" aria-hidden />
            Více
          </button>
        </li>
      </ul>
      <MoreSheet entries={rest} open={open} onClose={() => setOpen(false)} />
    </nav>
  )
}

function MoreSheet({ entries, open, onClose }: NavigationProps & { open: boolean; onClose: () => void }) {
  const { pathname } = useLocation()
  return (
    <Dialog open={open} onClose={onClose} side="bottom" title="Můj účet">
      <ul className="flex flex-col p-2">
        {entries.map((entry) => (
          <li key={entry.path}>
            <a
              href={entry.path}
              onClick={onClose}
              aria-current={isCurrentEntry(entry, pathname) ? 'page' : undefined}
              className="flex min-h-13 items-center gap-3 rounded-md px-3 text-lg hover:bg-brand-soft"
            >
              <entry.Icon className="size-5 shrink-0" aria-hidden />
              {entry.label}
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
