import { LogOut, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { ADD_PATH } from '#app/features/body/user-paths.ts'
import { SHARED_WITH_ME_PATH, SHOPPING_LIST_PATH } from '#app/features/planning/user-paths.ts'
import { cn } from '#app/kit/ui/class-names.ts'
import { pagesOf, type UserNavigationEntry } from '#app/session/paths/user-pages.ts'
import { ACCOUNT_SHEET } from './account-sheet.ts'
import { CartMark } from './cart-mark.tsx'
import { USER_NAVIGATION } from './user/user-navigation.ts'

const inBar = USER_NAVIGATION.flatMap(({ entries }) => entries)
  .flatMap((entry) => (entry.bar ? [{ entry, ...entry.bar }] : []))
  .toSorted((a, b) => a.place - b.place)
/** The plus stands in the middle of what one person sees. */
const BEFORE_PLUS = inBar.filter(({ of }) => of === 'all')
const AFTER_PLUS = inBar.filter(({ of }) => of !== 'all')

/** Who sees what: an attribute on <html> decides it, as the bar is the same for everybody. */
const SEEN_BY = { all: undefined, members: 'for-member', others: 'not-for-member' } as const

/**
 * The pages of the account at the bottom of a phone's screen, on every page of a logged-in person: four of them around the plus, and all
 * in a sheet that the person's picture at the top opens.
 */
export default function AccountBar() {
  return (
    <nav
      aria-label="Můj účet"
      className="account-bar fixed inset-x-0 bottom-0 z-40 border-t border-line bg-ground print:hidden"
    >
      <ul className="flex">
        {BEFORE_PLUS.map((one) => (
          <BarItem key={one.entry.path} {...one} />
        ))}
        <li className="flex-1">
          <a href={ADD_PATH} aria-label="Zapsat jídlo" className="account-bar-item">
            <span className="inline-flex size-11 items-center justify-center rounded-full bg-accent text-on-accent">
              <Plus className="size-6" aria-hidden />
            </span>
          </a>
        </li>
        {AFTER_PLUS.map((one) => (
          <BarItem key={one.entry.path} {...one} />
        ))}
      </ul>
      <AccountSheet />
    </nav>
  )
}

type BarItemProps = { entry: UserNavigationEntry; of: 'all' | 'members' | 'others'; label: string }

function BarItem({ entry, of, label }: BarItemProps) {
  return (
    <li className={cn('flex-1', SEEN_BY[of])}>
      <EntryLink entry={entry} className="account-bar-item relative">
        <entry.Icon className="size-6" aria-hidden />
        {label}
        {entry.path === SHOPPING_LIST_PATH ? <CartMark narrow className="account-bar-count" /> : null}
      </EntryLink>
    </li>
  )
}

/** All pages in their groups, as a recipe has no bar on a phone. */
function AccountSheet() {
  return (
    <div
      id={ACCOUNT_SHEET}
      popover="auto"
      className="account-sheet m-0 w-full max-w-none overflow-y-auto rounded-t-card border-t border-line bg-surface px-4 py-3 shadow-raised"
    >
      {USER_NAVIGATION.map(({ group, label, entries }) => (
        <section key={group} aria-label={label}>
          <h2 className="pt-2 text-sm font-semibold text-muted">{label}</h2>
          <ul className="grid grid-cols-2 gap-x-2">
            {entries.map((entry) => (
              <li key={entry.path} className={sheetClass(entry)}>
                <EntryLink
                  entry={entry}
                  className="-ml-2 flex min-h-12 items-center gap-2.5 rounded-md px-2 leading-tight hover:bg-brand-soft"
                >
                  <entry.Icon className="size-5 shrink-0" aria-hidden />
                  {entry.label}
                  {entry.path === SHOPPING_LIST_PATH ? <CartMark className="ml-auto" /> : null}
                  {entry.path === SHARED_WITH_ME_PATH ? <CartMark className="not-for-member ml-auto" /> : null}
                </EntryLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <button
        type="button"
        data-log-out
        className="-ml-2 mt-2 flex min-h-12 w-full items-center gap-2.5 border-t border-line px-2 text-left"
      >
        <LogOut className="size-5 shrink-0" aria-hidden />
        Odhlásit
      </button>
    </div>
  )
}

function sheetClass({ bar, isPremium }: UserNavigationEntry): string | undefined {
  return bar?.of === 'members' || isPremium ? 'for-member' : undefined
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
