export const PLANS_PATH = '/uzivatel/jidelnicek'
export const SHARED_WITH_ME_PATH = '/uzivatel/sdilene'

/** The page of one plan. @param day the one it opens at */
export function planPath(guid: string, day?: string): string {
  return `${PLANS_PATH}/${guid}${day === undefined ? '' : `?den=${day}`}`
}
