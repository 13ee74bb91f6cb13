/** The page of a meal plan. @param day the one it opens at, `YYYY-MM-DD` */
export function planPath(guid: string, day?: string): string {
  return `/uzivatel/jidelnicek/${guid}${day === undefined ? '' : `?den=${day}`}`
}

const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const DAY = /^\d{4}-\d\d-\d\d$/

/** The present address of a plan that an earlier one names, `?plan=…&from=…`: mails and calendars keep those. Null for any other query. */
export function pathOfFormer(query: URLSearchParams): string | null {
  const guid = query.get('plan') ?? ''
  const day = query.get('den') ?? query.get('from') ?? ''
  return GUID.test(guid) ? planPath(guid, DAY.test(day) ? day : undefined) : null
}
