import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** One import of a file by another, type-only imports included; paths from the project's root. */
export type Import = { from: string; to: string }

/** Tests, their helpers and fixtures may import across walls. */
export const isTest = (path: string) =>
  /\.(test|spec|arbitrary)\.tsx?$|(^|\/)(testing|fixtures|completeness)([/.-])|\/calls\.ts$/.test(path)

/** Source files below a folder, without tests. */
export function sourcesBelow(folder: string): string[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT })
    .filter((path) => !isTest(path))
    .sort()
}

export function readSource(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

export function existsInProject(path: string): boolean {
  return existsSync(join(ROOT, path))
}

/** Every import of the project's own files in the sources below a folder. */
export function importsBelow(folder: string): Import[] {
  return sourcesBelow(folder).flatMap((from) =>
    [...readSource(from).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap((match) => {
      const to = resolve(from, match[1] ?? '')
      return to === null || to.includes('+types') ? [] : [{ from, to }]
    }),
  )
}

const known = new Map<string, { dir: string; imports: Record<string, string> }>()

function resolve(from: string, whole: string): string | null {
  const specifier = whole.replace(/\?.*$/, '')
  if (specifier.startsWith('.')) return posix.normalize(posix.join(dirname(from), specifier))
  if (specifier.startsWith('#')) {
    const { dir, imports } = workspaceOf(from)
    for (const [name, target] of Object.entries(imports)) {
      const head = name.replace('*', '')
      if (specifier.startsWith(head)) return posix.join(dir, target.replace('*', specifier.slice(head.length)))
    }
    return null
  }
  const match = /^@zivina\/([\w-]+)(?:\/(.+))?$/.exec(specifier)
  if (!match) return null
  const base = existsSync(join(ROOT, 'packages', match[1] ?? '')) ? 'packages' : 'apps'
  return `${base}/${match[1]}/src/${match[2] ?? 'index'}.ts`
}

function workspaceOf(path: string): { dir: string; imports: Record<string, string> } {
  const dir = path.split('/').slice(0, 2).join('/')
  const found = known.get(dir)
  if (found) return found
  const file = join(ROOT, dir, 'package.json')
  const { imports = {} } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  known.set(dir, { dir, imports })
  return { dir, imports }
}
