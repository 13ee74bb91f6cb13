import { useQueryClient } from '@tanstack/react-query'
import type { User } from '@zivina/contract/account/users'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { NewsLink } from '#app/features/content/news/news-link.tsx'
import { cartCount, noteCartCount } from '#app/features/planning/shopping/cart-count.ts'
import { SHARED_WITH_ME_PATH, SHOPPING_LIST_PATH } from '#app/features/planning/user-paths.ts'
import { cn } from '#app/kit/ui/class-names.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { userKey, useUser } from '#app/session/account/user-query.ts'
import { isCurrentEntry, type UserNavigationEntry } from '#app/session/paths/user-pages.ts'
import { navigationFor } from './user-navigation.ts'

/** The user area: navigation at the side on a wide screen. On a phone it is in the account bar, as on every page. */
export function UserFrame({ is_premium, children }: { is_premium: boolean; children: ReactNode }) {
  const entries = navigationFor({ is_premium })
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 print:block print:pt-0 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-12 md:pt-10">
      <SideNavigation entries={entries} counted={is_premium ? SHOPPING_LIST_PATH : SHARED_WITH_ME_PATH} />
      {/* As tall as the screen from the first moment, so that the footer does not move when what is read is there. */}
      <div className="flex min-h-dvh min-w-0 flex-col gap-6 print:min-h-0">{children}</div>
    </div>
  )
}

type SideNavigationProps = {
  entries: readonly UserNavigationEntry[]
  /** The entry that leads to the lists, one's own or, without premium, those of others. */
  counted: string
}

function SideNavigation({ entries, counted }: SideNavigationProps) {
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
              {entry.path === counted ? <CartCount /> : null}
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

/** How many lines are left to buy; nothing where there is none. */
function CartCount() {
  const { guid } = useAccount()
  const client = useQueryClient()
  const count = useUser().data?.cart_count
  useEffect(() => {
    if (count !== undefined) noteCartCount(guid, count)
  }, [guid, count])
  // What was added beside the list itself, or in another tab.
  useEffect(
    () =>
      cartCount.subscribe(() => {
        const now = cartCount.read()
        if (now === null) return
        client.setQueryData<User>(userKey(guid), (user) =>
          user && user.cart_count !== now ? { ...user, cart_count: now } : user,
        )
      }),
    [client, guid],
  )
  if (!count) return null
  return (
    <span className="figures ml-auto rounded-full bg-brand px-2 text-sm font-semibold text-on-brand">
      {count}
      <span className="sr-only"> zbývá koupit</span>
    </span>
  )
}
