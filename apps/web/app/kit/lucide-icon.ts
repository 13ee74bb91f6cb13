import { type ComponentProps, createElement } from 'react'

/** The data of each file of lucide-react: the icon's elements on a 24 × 24 canvas. */
type IconData = { name: string; node: [tag: string, attributes: Record<string, string>][] }
type IconProps = ComponentProps<'svg'>

const FRAME = { width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', 'aria-hidden': true }
const STROKE = { stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/**
 * Renders an icon of lucide-react. Replaces that library's own factory (see `vite.config.ts`), which also reads a context,
 * renames attributes and accepts colours and sizes, and is four times as large on every page. Here style sheets set colour and
 * size.
 *
 * The lines of an icon are one text rather than an element each: a page has up to two hundred icons, which the server writes and
 * the browser hydrates.
 */
export default function createLucideIcon({ node }: IconData) {
  const lines = { __html: node.map(write).join('') }
  return function icon(props: IconProps) {
    return createElement('svg', { ...FRAME, ...STROKE, dangerouslySetInnerHTML: lines, ...props })
  }
}

/** The library's own shapes have nothing to escape. */
function write([tag, { key: _, ...attributes }]: IconData['node'][number]): string {
  return `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}" `)
    .join('')}/>`
}
