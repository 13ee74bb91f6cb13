/** The wishes of a list by the names of the API's parameters; an empty text asks for no restriction. */
export type Wishes = Readonly<Record<string, string>>

export type ListAddress = { page: number; wishes: Wishes }

/**
 * Reads what a list shows from the address. Only the parameters with a default are the list's; what else stands there is left.
 * @param defaults what each parameter is where the address does not say
 */
export function readListAddress(parameters: URLSearchParams, defaults: Wishes): ListAddress {
  const wishes = Object.fromEntries(
    Object.entries(defaults).map(([name, fallback]) => [name, parameters.get(name) ?? fallback]),
  )
  const page = Number(parameters.get('page') ?? '1')
  return { page: Number.isSafeInteger(page) && page > 0 ? page : 1, wishes }
}

/** The address after a change. Other wishes begin at the first page; what is as by default does not stand in the address. */
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

/** The query of the call: wishes without the empty ones, and the page. */
export function toQuery({ page, wishes }: ListAddress): Record<string, string> {
  const wanted = Object.entries(wishes).filter(([, value]) => value !== '')
  return { ...Object.fromEntries(wanted), ...(page > 1 ? { page: String(page) } : {}) }
}
