import { type ReactNode, use, useContext } from 'react'
import { useCarriedContexts } from './carried-contexts.ts'
import { useSite } from './use-site.ts'
import { InsertContext, WriteOnceContext } from './write-once.ts'

type WrittenPartProps = {
  as?: 'div' | 'article'
  className?: string
  /** All that the part shows, as plain data; besides, it may depend on the address and the site alone. */
  shown: unknown
  children: ReactNode
}

/**
 * A part that the server takes from a cache as text as long as it shows the same. The browser hydrates it like any other
 * elements. Nothing in it may use `useId`, whose values depend on what is around it.
 */
export function WrittenPart(props: WrittenPartProps) {
  if (import.meta.env.SSR) return <FromCache {...props} />
  const { as: Tag = 'div', className, children } = props
  return <Tag className={className}>{children}</Tag>
}

function FromCache({ as: Tag = 'div', className, shown, children }: WrittenPartProps) {
  const write = useContext(WriteOnceContext)
  const insert = useContext(InsertContext)
  const site = useSite()
  const { address, carry } = useCarriedContexts()
  const begun = write?.whole(JSON.stringify([address, site, shown]), () => carry(children))
  const bytes = begun instanceof Promise ? use(begun) : begun
  if (!bytes) return <Tag className={className}>{children}</Tag>
  const html = insert ? insert(bytes) : new TextDecoder().decode(bytes)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the part itself, rendered by our own server.
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
