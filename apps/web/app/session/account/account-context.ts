import type { ApiClient } from '@zivina/contract/client'
import { createContext, useContext } from 'react'

/**
 * The account of the user area, and the API with its access token. An admin who looks at the account of somebody else is refused
 * every change.
 */
export type Account = { guid: string; api: ApiClient; isLooking?: true }

export const AccountContext = createContext<Account | null>(null)

/**
 * The account of the user area's pages.
 * @throws outside of the user area's layout
 */
export function useAccount(): Account {
  const account = useContext(AccountContext)
  if (!account) throw new Error('There is no account outside of the user area')
  return account
}
