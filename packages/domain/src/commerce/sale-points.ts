/**
 * What an item costs in a sale: whole points, rounded down, and never nothing.
 * @param points without the sale, a whole number above 0
 * @param percent by how much less, 1 to 99
 */
export function salePoints(points: number, percent: number): number {
  return Math.max(1, Math.floor((points * (100 - percent)) / 100))
}
