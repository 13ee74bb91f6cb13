import { createElement, type ReactNode, use, useContext } from 'react'
import { useLocation } from 'react-router'
import { partAlone } from './part-alone.tsx'
import { SiteContext, useSite } from './use-site.ts'
import { InsertContext, WriteOnceContext } from './write-once.ts'

type Content = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

/**
 * The content of an element, which the server takes from a cache as text as long as it shows the same. The browser hydrates it
 * like any other elements. Nothing in it may use `useId`, whose values depend on what is around it.
 * @param shown all that the content shows, as plain data; besides, it may depend on the address and the site alone
 */
export const useWritten: (shown: unknown, children: ReactNode) => Content = import.meta.env.SSR
  ? useFromCache
  : (_, children) => ({ children })

function useFromCache(shown: unknown, children: ReactNode): Content {
  const write = useContext(WriteOnceContext)
  const insert = useContext(InsertContext)
  const site = useSite()
  const { pathname, search } = useLocation()
  const address = pathname + search
  const begun = write?.whole(JSON.stringify([address, site, shown]), () => {
    const withCards = createElement(WriteOnceContext, { value: write }, children)
    return partAlone(address, createElement(SiteContext, { value: site }, withCards))
  })
  const bytes = begun instanceof Promise ? use(begun) : begun
  if (!bytes) return { children }
  return { dangerouslySetInnerHTML: { __html: insert ? insert(bytes) : new TextDecoder().decode(bytes) } }
}
