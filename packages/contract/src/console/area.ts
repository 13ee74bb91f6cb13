import { backups } from './backups.ts'
import { waiting } from './waiting.ts'

/** The nouns of the area whose calls it declares. */
export const console = { backups, waiting }
