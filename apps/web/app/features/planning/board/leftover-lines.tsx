import { useEffect, useRef, useState } from 'react'
import { type Days, itemsOf } from '../plan/plan-days.ts'

/** From the edge of a dish to the middle of the gap between two days, px. */
const GUTTER = 7
/** Between lines that run in the same gap. */
const APART = 3

/** Lines in the grid of a week, from each meal to its leftovers. They run between the days; the dishes say the same in words. */
export function LeftoverLines({ days }: { days: Days }) {
  const place = useRef<SVGSVGElement>(null)
  const [paths, setPaths] = useState<readonly string[]>([])
  const links = linksOf(days)
  const key = JSON.stringify(links)
  useEffect(() => {
    const ground = place.current?.parentElement
    if (!ground) return
    const draw = () => setPaths(pathsIn(ground, JSON.parse(key)))
    const watch = new ResizeObserver(draw)
    watch.observe(ground)
    // The dishes move within the grid without changing its size.
    const moved = new MutationObserver(draw)
    moved.observe(ground, { childList: true, subtree: true })
    return () => {
      watch.disconnect()
      moved.disconnect()
    }
  }, [key])
  return (
    <svg ref={place} aria-hidden className="pointer-events-none absolute inset-0 size-full max-md:hidden print:hidden">
      <title>Zbytky</title>
      {paths.map((path) => (
        <path key={path} data-leftover d={path} className="fill-none stroke-brand stroke-2" strokeLinejoin="round" />
      ))}
    </svg>
  )
}

type Link = { from: string; to: string }

function linksOf(days: Days): Link[] {
  return days
    .flatMap(itemsOf)
    .flatMap(({ guid, leftover_of }) => (leftover_of ? [{ from: leftover_of, to: guid }] : []))
}

/** The lines between dishes that are both in the grid, in its own coordinates. */
function pathsIn(ground: Element, links: readonly Link[]): string[] {
  const { left, top } = ground.getBoundingClientRect()
  const find = (guid: string) => ground.querySelector(`[data-item="${guid}"]`)
  return links.flatMap(({ from, to }, number) => {
    const [pot, leftover] = [find(from), find(to)]
    const cell = leftover?.closest('[data-meal-cell]')
    if (!pot || !leftover || !cell) return []
    const [a, b] = [pot.getBoundingClientRect(), leftover.getBoundingClientRect()]
    const shift = ((number % 3) - 1) * APART
    const start = a.right + GUTTER + shift
    const end = b.left - GUTTER + shift
    const [y1, y2] = [middle(a), middle(b)]
    const row = cell.getBoundingClientRect().top - 2
    // To the day after, through one gap; to a later one along the gap above its meal.
    const way =
      end - start < 2 * GUTTER
        ? [['H', start - left]]
        : [
            ['H', start - left],
            ['V', row - top],
            ['H', end - left],
          ]
    const steps = [...way, ['V', y2 - top], ['H', b.left - left]]
    return `M${round(a.right - left)} ${round(y1 - top)}${steps.map(([axis, at]) => `${axis}${round(Number(at))}`).join('')}`
  })
}

const middle = ({ top, height }: DOMRect): number => top + height / 2
const round = (at: number): number => Math.round(at)
