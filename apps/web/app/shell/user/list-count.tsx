import { useQueryClient } from '@tanstack/react-query'
import type { User } from '@zivina/contract/account/users'
import { useEffect } from 'react'
import { cartCount, noteCartCount } from '#app/features/planning/shopping/cart-count.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { userKey, useUser } from '#app/session/account/user-query.ts'

/** How many lines are left to buy; nothing where there is none. */
export function ListCount() {
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
