import type { TokenData } from '@zivina/contract/account/accounts'
import { createContext, use } from 'react'

/** Who administers. */
export const AdminContext = createContext<TokenData | null>(null)

/** Who administers. @throws Error outside the administration's frame */
export function useAdmin(): TokenData {
  const user = use(AdminContext)
  if (user === null) throw new Error('Nobody administers here.')
  return user
}
