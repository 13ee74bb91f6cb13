import { afterAll } from 'vitest'

/** What all tests of a file use: opened before the first of them, closed after the last. */
export async function shared<Opened extends { close(): Promise<void> }>(opening: Promise<Opened>): Promise<Opened> {
  const opened = await opening
  afterAll(() => opened.close())
  return opened
}
