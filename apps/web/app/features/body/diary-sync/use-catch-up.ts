import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAccount } from '#app/session/account/account-context.ts'
import { refreshDiary } from './catch-up.ts'

/** Catches up with what was written elsewhere whenever the page comes into sight again. */
export function useCatchUp(): void {
  const { api, guid: account } = useAccount()
  const client = useQueryClient()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refreshDiary({ api, account, client })
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [api, account, client])
}
