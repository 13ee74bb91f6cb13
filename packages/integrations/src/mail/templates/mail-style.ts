import { type CSSProperties, createElement as element, type ReactNode } from 'react'

export const FACE = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** A table that only puts things in their places. */
export function table(style: CSSProperties, rows: ReactNode): ReactNode {
  const frame = { role: 'presentation', cellPadding: 0, cellSpacing: 0, style: { borderSpacing: 0, ...style } }
  return element('table', frame, element('tbody', null, rows))
}

export function link(href: string, content: ReactNode, style: CSSProperties): ReactNode {
  // A new tab: reading the mail on a page of ours, one does not lose it.
  return element('a', { href, target: '_blank', rel: 'noopener', style }, content)
}

export function text(size: number, color: string): CSSProperties {
  return { fontFamily: FACE, fontSize: `${size}px`, lineHeight: `${Math.round(size * 1.5)}px`, color }
}
