import { type ApiClient, ApiFailure } from '@zivina/contract/client'
import type { UserFilter, UserFilterInput } from '@zivina/contract/community/user-filters'
import { FILTER_NAME_MAX } from '@zivina/contract/kernel/limits'

/** How many numbers are tried after a taken name. */
const TRIES = 9

/** A filter to be saved: its name, and only what differs from the defaults. */
export type FilterToSave = UserFilterInput

/**
 * Saves a filter under its name or, where that is taken, with a number after it.
 * @throws ApiFailure
 */
export async function saveFilter(api: ApiClient, filter: FilterToSave): Promise<UserFilter> {
  for (let number = 1; ; number += 1) {
    try {
      return await api('POST /user_filter', { body: { ...filter, name: numbered(filter.name, number) } })
    } catch (failure) {
      const isTaken = failure instanceof ApiFailure && failure.fields.name?.[0]?.code === 'UNIQUE'
      if (!isTaken || number === TRIES) throw failure
    }
  }
}

/** „Večeře“, „Večeře 2“, „Večeře 3“ … within the maximum length of names. */
export function numbered(name: string, number: number): string {
  if (number === 1) return name
  const suffix = ` ${number}`
  return name.slice(0, FILTER_NAME_MAX - suffix.length).trimEnd() + suffix
}
