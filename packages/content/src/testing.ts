import { fileURLToPath } from 'node:url'
import { type Library, readLibrary } from './library.ts'

/** Two sample articles and a guide, independent of the real texts. */
export function readFixtures(): Promise<Library> {
  return readLibrary(fileURLToPath(new URL('../fixtures', import.meta.url)))
}
