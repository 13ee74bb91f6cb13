import { type ComponentProps, createElement } from 'react'

/** The data of each file of lucide-react: the icon's elements on a 24 × 24 canvas. */
type IconData = { name: string; node: [tag: string, attributes: Record<string, string>][] }
type IconProps = ComponentProps<'svg'>

/**
 * Renders an icon of lucide-react. Replaces that library's own factory (see `vite.config.ts`), which also reads a context,
 * renames attributes and accepts colours and sizes, and is four times as large on every page. Here style sheets set colour and
 * size.
 */
export default function createLucideIcon({ node }: IconData) {
  return function icon({ strokeWidth = 2, ...rest }: IconProps) {
    const frame = { xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none' }
    const stroke = { stroke: 'currentColor', strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round' } as const
    const children = node.map(([tag, attributes]) => createElement(tag, attributes))
    return createElement('svg', { ...frame, ...stroke, 'aria-hidden': true, ...rest }, children)
  }
}
