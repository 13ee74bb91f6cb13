import { type ReactNode, type Ref, use, useContext } from 'react'
import { preload } from 'react-dom'
import { useCarriedContexts } from './carried-contexts.ts'
import { useSite } from './use-site.ts'
import { InsertContext, WriteOnceContext, type Written } from './write-once.ts'

const decoder = new TextDecoder()

type WrittenPartProps = {
  as?: 'div' | 'article'
  className?: string
  ref?: Ref<HTMLDivElement>
  /** All that the part shows, as plain data; besides, it may depend on the address and the site alone. */
  shown: unknown
  children: ReactNode
}

/**
 * A part that the server takes from a cache as text as long as it shows the same. The browser hydrates it like any other
 * elements. Nothing in it may use `useId`, whose values depend on what is around it.
 */
export function WrittenPart(props: WrittenPartProps) {
  return import.meta.env.SSR ? <FromCache {...props} /> : <Drawn {...props} />
}

function Drawn({ as: Tag = 'div', shown: _, children, ...attributes }: WrittenPartProps) {
  return <Tag {...attributes}>{children}</Tag>
}

function FromCache(props: WrittenPartProps) {
  const { as: Tag = 'div', shown, children, ...attributes } = props
  const write = useContext(WriteOnceContext)
  const insert = useContext(InsertContext)
  const site = useSite()
  const { address, carry } = useCarriedContexts()
  if (write === null) return <Drawn {...props} />
  const begun = write.whole(JSON.stringify([address, site, shown]), () => carry(children))
  const written = begun instanceof Promise ? use(begun) : begun
  if (written === null) return <Drawn {...props} />
  preloadPictures(written)
  const html = insert ? insert(written.html) : decoder.decode(written.html)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the part itself, rendered by our own server.
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}

/** Has the browser fetch the first pictures of a part before it comes to their elements. */
export function preloadPictures({ pictures }: Written<unknown>): void {
  for (const { href = 'of-the-set', fetchPriority, ...picture } of pictures) {
    preload(href, { as: 'image', ...picture, ...(fetchPriority === 'high' ? { fetchPriority } : {}) })
  }
}
