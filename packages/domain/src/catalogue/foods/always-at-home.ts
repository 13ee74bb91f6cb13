import { TAP_WATER } from './tap-water.ts'

/** What every kitchen has, by slugs of the catalogue: salt, ground pepper and water are not missing where the pantry does not list them. */
export const ALWAYS_AT_HOME: readonly string[] = [
  TAP_WATER,
  ...['sul-jodidovana', 'sul-morska', 'pepr-cerny-mlety', 'pepr-bily-mlety'],
]
