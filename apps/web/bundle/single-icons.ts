import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const IMPORT = /import \{([^}]+)\} from ['"]lucide-react['"];?/g

/** Names that the library's index exports, with the file each comes from. */
export function readIndex(): Map<string, string> {
  const index = readFileSync(fileURLToPath(import.meta.resolve('lucide-react/dist/esm/lucide-react.mjs')), 'utf8')
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of index.matchAll(/export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs'/g)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file)
  }
  return files
}

/** The same module with a separate import for each icon; types are left out, as the compiler would. */
export function importSingly(code: string, files: ReadonlyMap<string, string>): string {
  const importOne = (specifier: string): string => {
    const [name = '', local = name] = specifier.split(/\s+as\s+/)
    const file = files.get(name)
    if (!file) throw new Error(`lucide-react has no icon named ${name}.`)
    return `import ${local} from 'lucide-react/icons/${file}'`
  }
  const specifiers = (list: string) => list.split(',').map((one) => one.trim())
  const isValue = (one: string) => one !== '' && !one.startsWith('type ')
  return code.replace(IMPORT, (_, list: string) => specifiers(list).filter(isValue).map(importOne).join(';'))
}

/**
 * Imports each icon from its own file instead of the library's index, through which every page seems to need every icon: the
 * bundler can then place an icon by the pages that use it.
 */
export function singleIcons(): Plugin {
  const files = readIndex()
  return {
    name: 'single-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/app\/.*\.tsx?/, code: 'lucide-react' },
      handler: (code) => importSingly(code, files),
    },
  }
}
