/**
 * A quantity that lies between two bounds, in any one unit. A figure known exactly has two equal bounds; one that a table gives
 * as "less than 0.5" lies between 0 and 0.5. An unknown quantity is null, never a range.
 */
export type Range = { low: number; high: number }
