/**
 * Grams of salt of an adult's day that plans keep under, the same number that articles give.
 * Sources: WHO, Guideline: Sodium intake for adults and children (2012): less than 2 g of sodium, which is 5 g of salt, a day; EFSA, Dietary
 * reference values for sodium (2019): 2 g of sodium is a safe and adequate intake. The 6 g of Regulation (EU) No 1169/2011 are a reference for
 * labels (`reference-intake.ts`), not a goal.
 */
export const SALT_LIMIT_GRAMS = 5
