import { fileURLToPath } from 'node:url'
import { type Library, readLibrary } from './library.ts'

/** Two articles and a guide that do not change with the real texts. */
export function readFixtures(): Promise<Library> {
  return readLibrary(fileURLToPath(new URL('../fixtures', import.meta.url)))
}
