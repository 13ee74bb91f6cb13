/** The international avoirdupois pound in kilograms, exactly. */
export const KILOGRAMS_PER_POUND = 0.453_592_37

/** A weight that was told in pounds, in kilograms to the hectogram of a scale. */
export const kilogramsFromPounds = (pounds: number): number => Math.round(pounds * KILOGRAMS_PER_POUND * 100) / 100

/** So far may the ratio of two weighings be from that of the units for the larger one to be in pounds. */
const CLOSE = 0.09

/**
 * Whether a weight was probably told in pounds: it is about 2.2 times the one before.
 * @param weight as told, @param before kilograms; null without one
 */
export function looksLikePounds(weight: number, before: number | null): boolean {
  return before !== null && Math.abs((weight * KILOGRAMS_PER_POUND) / before - 1) <= CLOSE
}
