/** The filters of a list by the names of the API's parameters; an empty text restricts nothing. */
export type Wishes = Readonly<Record<string, string>>

export type ListAddress = { page: number; wishes: Wishes }

/**
 * Reads a list's filters and page from the address. Only parameters with a default belong to the list; others are ignored.
 * @param defaults the value of each parameter where the address has none
 */
export function readListAddress(parameters: URLSearchParams, defaults: Wishes): ListAddress {
  const wishes = Object.fromEntries(
    Object.entries(defaults).map(([name, fallback]) => [name, parameters.get(name) ?? fallback]),
  )
  const page = Number(parameters.get('page') ?? '1')
  return { page: Number.isSafeInteger(page) && page > 0 ? page : 1, wishes }
}

/** The address after a change. Other filters begin at the first page; default values are left out. */
export function changeListAddress(
  parameters: URLSearchParams,
  changes: { page?: number; wishes?: Wishes },
  defaults: Wishes,
): URLSearchParams {
  const changed = new URLSearchParams(parameters)
  for (const [name, value] of Object.entries(changes.wishes ?? {})) {
    if (value === defaults[name]) changed.delete(name)
    else changed.set(name, value)
  }
  const page = changes.page ?? 1
  if (page > 1) changed.set('page', String(page))
  else changed.delete('page')
  return changed
}

/** The query of the call: the filters that are not empty, and the page. */
export function toQuery({ page, wishes }: ListAddress): Record<string, string> {
  const wanted = Object.entries(wishes).filter(([, value]) => value !== '')
  return { ...Object.fromEntries(wanted), ...(page > 1 ? { page: String(page) } : {}) }
}
