import type { TokenData } from '@zivina/contract/account/accounts'
import { createContext, use } from 'react'

/** The logged-in user of the administration. */
export const AdminContext = createContext<TokenData | null>(null)

/** The logged-in user of the administration. @throws Error outside the administration's frame */
export function useAdmin(): TokenData {
  const user = use(AdminContext)
  if (user === null) throw new Error('Nobody administers here.')
  return user
}
