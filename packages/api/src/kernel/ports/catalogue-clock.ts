/** The catalogue's version: a number that rises with every change, or null while caches must not be trusted. */
export type CatalogueClock = { version(): number | null }
