import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { SHARED_WITH_ME_PATH, SHOPPING_LIST_PATH } from '#app/features/planning/user-paths.ts'
import { pagesOf, type UserNavigationEntry } from '#app/session/paths/user-pages.ts'
import { CartMark } from './cart-mark.tsx'
import { USER_NAVIGATION } from './user/user-navigation.ts'

const SHEET = 'ucet-vice'
const inBar = USER_NAVIGATION.filter(({ isInBar }) => isInBar)
const further = USER_NAVIGATION.filter(({ isInBar }) => !isInBar)

/**
 * The pages of the account at the bottom of a phone's screen, on every page of a logged-in person. The same for everybody: an
 * attribute on <html> shows it, and pages for members only to members.
 */
export default function AccountBar() {
  return (
    <nav
      aria-label="Můj účet"
      className="account-bar fixed inset-x-0 bottom-0 z-40 border-t border-line bg-ground print:hidden"
    >
      <ul className="flex">
        {inBar.map((entry) => (
          <li key={entry.path} className="flex-1">
            <EntryLink entry={entry} className="account-bar-item">
              <entry.Icon className="size-6" aria-hidden />
              {entry.short}
            </EntryLink>
          </li>
        ))}
        <li className="flex-1">
          <button type="button" popoverTarget={SHEET} className="account-bar-item relative">
            <Ellipsis className="size-6" aria-hidden />
            Více
            <CartMark narrow className="absolute top-0.5 right-1" />
          </button>
          <MoreSheet />
        </li>
      </ul>
    </nav>
  )
}

function MoreSheet() {
  return (
    <div
      id={SHEET}
      popover="auto"
      className="account-sheet m-0 w-full max-w-none overflow-y-auto rounded-t-card border-t border-line bg-surface p-2 shadow-raised"
    >
      <ul className="flex flex-col">
        {further.map((entry) => (
          <li key={entry.path} className={entry.isPremium ? 'for-member' : undefined}>
            <EntryLink
              entry={entry}
              className="flex min-h-13 items-center gap-3 rounded-md px-3 text-lg hover:bg-brand-soft"
            >
              <entry.Icon className="size-5 shrink-0" aria-hidden />
              {entry.label}
              {entry.path === SHOPPING_LIST_PATH ? <CartMark className="ml-auto" /> : null}
              {entry.path === SHARED_WITH_ME_PATH ? <CartMark className="not-for-member ml-auto" /> : null}
            </EntryLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

type EntryLinkProps = { entry: UserNavigationEntry; className: string; children: ReactNode }

/** The pages on which it counts as current stand beside it, for the script that marks it. */
function EntryLink({ entry, className, children }: EntryLinkProps) {
  return (
    <a href={entry.path} data-pages={pagesOf(entry).join(' ')} className={className}>
      {children}
    </a>
  )
}
