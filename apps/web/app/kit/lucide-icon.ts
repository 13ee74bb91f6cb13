import { type ComponentProps, createElement } from 'react'

/** What each file of lucide-react holds: the icon's elements on a 24 × 24 ground. */
type IconData = { name: string; node: [tag: string, attributes: Record<string, string>][] }
type IconProps = ComponentProps<'svg'>

/**
 * Makes an icon of lucide-react's drawing. Stands in for that library's own factory (see `vite.config.ts`), which also
 * reads a context, renames attributes and takes colours and sizes, and weighs four times as much on every page. Here
 * style sheets give colour and size.
 */
export default function createLucideIcon({ node }: IconData) {
  return function icon({ strokeWidth = 2, ...rest }: IconProps) {
    const frame = { xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none' }
    const stroke = { stroke: 'currentColor', strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round' } as const
    const children = node.map(([tag, attributes]) => createElement(tag, attributes))
    return createElement('svg', { ...frame, ...stroke, 'aria-hidden': true, ...rest }, children)
  }
}
