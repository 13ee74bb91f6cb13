import { createContext, useContext } from 'react'

/** Empty in the browser, where nothing is marked any more. */
export const NonceContext = createContext<string | undefined>(undefined)

/** The mark that lets an inline script of ours run under the content security policy. */
export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
