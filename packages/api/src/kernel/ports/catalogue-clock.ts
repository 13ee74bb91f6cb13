/** A number that rises with every change of the catalogue, or null while caches are not to be trusted. */
export type CatalogueClock = { version(): number | null }
