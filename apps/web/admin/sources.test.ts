import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const APP = fileURLToPath(new URL('../app/', import.meta.url))
const IMPORT = /(?:from|import)\s*\(?\s*'([^']+\.tsx)'/g

/** The path of an imported component. */
const fileOf = (importer: string, name: string): string =>
  name.startsWith('#app/') ? join(APP, name.slice('#app/'.length)) : join(dirname(importer), name)

/** Every component that the administration imports, directly or not. */
function componentsOfAdmin(): Set<string> {
  const found = new Set(globSync('**/*.tsx', { cwd: HERE }).map((name) => join(HERE, name)))
  for (const file of found) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      if (name.startsWith('.') || name.startsWith('#app/')) found.add(fileOf(file, name))
    }
  }
  return found
}

// A class that no source contains gets no rule: the component would be displayed wrongly, without an error.
test('every component of the administration is in a source of its style sheet, and every source exists', () => {
  const css = readFileSync(join(HERE, 'admin.css'), 'utf8')
  const sources = [...css.matchAll(/@source "([^"]+)"/g)].map(([, path = '']) => join(HERE, path))
  expect(sources.filter((path) => !existsSync(path))).toEqual([])
  const without = [...componentsOfAdmin()].filter(
    (file) => !sources.some((source) => !relative(source, file).startsWith('..')),
  )
  expect(without.map((file) => relative(APP, file))).toEqual([])
})
