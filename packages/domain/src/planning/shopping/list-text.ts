import { sayTaken } from './fruit-parts.ts'
import type { ShoppingProduct } from './line-cost.ts'
import { packagesOf } from './line-cost.ts'
import type { ListLine } from './list-lines.ts'
import { sayBought, sayPackages } from './say-amount.ts'

/** The lines of one department; `name` is null for what belongs to none. */
export type DepartmentLines<Line> = { guid: string | null; name: string | null; lines: Line[] }

/** Lines by department in the given order, each by its text; what belongs to none comes first, as it was written by hand. */
export function byDepartment<Line extends Pick<ListLine, 'food' | 'text'>>(
  lines: readonly Line[],
  categories: readonly { guid: string; name: string }[],
): DepartmentLines<Line>[] {
  const sorted = lines.toSorted((a, b) => a.text.localeCompare(b.text, 'cs'))
  const known = new Set(categories.map(({ guid }) => guid))
  const isOf = (guid: string | null) => (line: Line) => {
    const category = line.food?.category ?? null
    return (category !== null && known.has(category) ? category : null) === guid
  }
  const all = [{ guid: null, name: null }, ...categories]
  return all
    .map((category) => ({ ...category, lines: sorted.filter(isOf(category.guid)) }))
    .filter((department) => department.lines.length > 0)
}

/** What is left to buy as plain text, for a mail, a message or paper: each department with its rows. */
export function listText(
  lines: readonly ListLine[],
  {
    categories,
    products,
  }: { categories: readonly { guid: string; name: string }[]; products: readonly ShoppingProduct[] },
): { title: string; rows: string[] }[] {
  const open = lines.filter(({ state }) => !state.is_ticked)
  const byFood = new Map(products.map((product) => [product.ingredient, product]))
  return byDepartment(open, categories).map((department) => ({
    title: department.name ?? 'Ostatní',
    rows: department.lines.map((line) => lineText(line, byFood.get(line.food?.guid ?? ''))),
  }))
}

/** „Polohrubá mouka – 850 g (2 × 500 g)“. */
export function lineText(line: ListLine, product: ShoppingProduct | undefined): string {
  const title = capitalised(line.text)
  if (line.amount === null || line.unit === null) return title
  const { amount } = sayBought(line.state.remaining, line.unit, line.food)
  const chosen = packagesOf({ ...line, amount: line.state.remaining }, product)
  const taken = sayTaken(line.parts)
  const besides = [chosen === null ? '' : sayPackages(chosen, line.unit), taken ?? ''].filter(Boolean).join(', ')
  return `${title} – ${amount}${besides === '' ? '' : ` (${besides})`}`
}

/** With its first letter in upper case, as rows of a list begin. */
export function capitalised(text: string): string {
  return `${text.charAt(0).toLocaleUpperCase('cs')}${text.slice(1)}`
}
