import { useMutation } from '@tanstack/react-query'
import type { CallOutput } from '@zivina/contract/client'
import { useAccount } from '#app/session/account-context.ts'

export type Company = CallOutput<'GET /company/{ico}'>

/** Finds a company in the public register. */
export function useCompany() {
  const { api } = useAccount()
  return useMutation({ mutationFn: (ico: string) => api('GET /company/{ico}', { params: { ico } }) })
}
