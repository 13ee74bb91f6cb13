import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSource, sourcesBelow } from './read-imports.ts'

const ROUTES = 'apps/web/app/routes'
const FEATURES = 'apps/web/app/features'

const PAGE_MAX = 450
const PAGE_MEDIAN_MAX = 150
/** Lines of product code of the large applications. `docs/add-a-feature.md` tells what they are today. */
const BUDGETS: Readonly<Record<string, number>> = {
  'body/diary': 4000,
  'catalogue/recipe': 4500,
  'catalogue/recipe-editor': 2200,
  'catalogue/filter': 1500,
  // The aim is 6,000: the plan alone keeps it, the shopping list and the board of days are in this area too.
  planning: 7700,
}

const linesOf = (path: string) => readSource(path).split('\n').length - 1
const sum = (paths: readonly string[]) => paths.reduce((lines, path) => lines + linesOf(path), 0)

/** Lines of each page: all sources of its folder but those of pages further down. */
function pageSizes(area: string): { page: string; lines: number }[] {
  const sources = sourcesBelow(`${ROUTES}/${area}`)
  const pages = sources.filter((path) => path.endsWith('/page.tsx')).map((path) => dirname(path))
  return pages.map((page) => {
    const nested = pages.filter((other) => other.startsWith(`${page}/`))
    const own = sources.filter(
      (path) => path.startsWith(`${page}/`) && !nested.some((other) => path.startsWith(`${other}/`)),
    )
    return { page, lines: sum(own) }
  })
}

describe.each(['user', 'public'])('the pages of the %s area', (area) => {
  test(`have at most ${PAGE_MAX} lines each: what is more becomes a feature or another page`, () => {
    const sizes = pageSizes(area)
    expect(sizes.length).toBeGreaterThan(20)
    expect(sizes.filter(({ lines }) => lines > PAGE_MAX)).toEqual([])
  })

  test(`have at most ${PAGE_MEDIAN_MAX} lines in the middle`, () => {
    const sizes = pageSizes(area)
      .map(({ lines }) => lines)
      .sort((a, b) => a - b)
    expect(sizes[sizes.length >> 1]).toBeLessThanOrEqual(PAGE_MEDIAN_MAX)
  })
})

test.each(Object.entries(BUDGETS))('the feature %s has at most %i lines', (feature, budget) => {
  const lines = sum(sourcesBelow(`${FEATURES}/${feature}`))
  expect(lines).toBeGreaterThan(500)
  expect(lines).toBeLessThanOrEqual(budget)
})
