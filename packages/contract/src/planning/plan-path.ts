/** The page of a meal plan. @param day the one it opens at, `YYYY-MM-DD` */
export function planPath(guid: string, day?: string): string {
  return `/uzivatel/jidelnicek/${guid}${day === undefined ? '' : `?den=${day}`}`
}
