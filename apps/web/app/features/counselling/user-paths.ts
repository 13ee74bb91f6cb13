/** Addresses of pages of the user area. */
export const CONSULTATIONS_PATH = '/uzivatel/poradna'

/** The page on which a service of the counselling is ordered, by its slug. */
export function orderConsultationPath(slug: string): string {
  return `/objednavka-konzultace?${new URLSearchParams({ sluzba: slug })}`
}
