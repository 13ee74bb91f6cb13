import { createContext, useContext } from 'react'

/** Empty in the browser, where no script needs it any more. */
export const NonceContext = createContext<string | undefined>(undefined)

/** The nonce with which our inline scripts may run under the content security policy. */
export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
