import type { ApiClient } from '@zivina/contract/client'
import { createContext, useContext } from 'react'

/** Whose area this is, and the API in their name. */
export type Account = {
  guid: string
  api: ApiClient
  /** For what is not JSON: a request with the account's access token. */
  send: (request: Request) => Promise<Response>
  /** Signs this device out and leaves the user area. */
  logOut: () => Promise<void>
  /** The account's sessions are over: forgets this one without asking the server. */
  forget: () => void
}

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
