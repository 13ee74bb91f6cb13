/** The reference intake of energy of an average adult for a day in kJ: Regulation (EU) No 1169/2011, Annex XIII, Part B. */
export const REFERENCE_KILOJOULES = 8400
