/** The departments in which the items of a list are shown. */
type Department = { guid: string; position: number }

/**
 * Departments in the order of a person's shop: those they put into an order first, then the others in the catalogue's order.
 *
 * @param own guids in the person's order; those that exist no more are left out
 */
export function inShopOrder<Category extends Department>(all: readonly Category[], own: readonly string[]): Category[] {
  const place = new Map(own.map((guid, index) => [guid, index]))
  const at = ({ guid }: Category) => place.get(guid) ?? own.length
  return all.toSorted((a, b) => at(a) - at(b) || a.position - b.position)
}
