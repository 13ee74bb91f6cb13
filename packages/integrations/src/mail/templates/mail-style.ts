import { type CSSProperties, createElement as element, type ReactNode } from 'react'

export const FACE = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** A table used for layout only. */
export function table(style: CSSProperties, rows: ReactNode): ReactNode {
  const frame = { role: 'presentation', cellPadding: 0, cellSpacing: 0, style: { borderSpacing: 0, ...style } }
  return element('table', frame, element('tbody', null, rows))
}

export function link(href: string, content: ReactNode, style: CSSProperties): ReactNode {
  // A new tab, so that a mail read on our outbox page stays open.
  return element('a', { href, target: '_blank', rel: 'noopener', style }, content)
}

export function text(size: number, color: string): CSSProperties {
  return { fontFamily: FACE, fontSize: `${size}px`, lineHeight: `${Math.round(size * 1.5)}px`, color }
}
