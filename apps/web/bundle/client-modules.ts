import { writeFileSync } from 'node:fs'
import path from 'node:path'

type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null }
type Chunk = { type: 'chunk'; fileName: string; moduleIds: readonly string[] }

/** The package of a module; null where it is ours. */
function packageOf(id: string): string | null {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? null
}

/** The modules outside of a package that import any of its modules, directly or by a file of the package that only passes them on. */
function importersOf(ids: readonly string[], name: string, graph: Graph): string[] {
  const inside = new Set(ids)
  const outside = new Set<string>()
  for (const id of inside) {
    for (const importer of graph.getModuleInfo(id)?.importers ?? []) {
      if (packageOf(importer) === name) inside.add(importer)
      else outside.add(importer)
    }
  }
  return [...outside]
}

/** Which of our modules a script holds, and which packages, each with the modules that import it. */
function contentsOf(ids: readonly string[], graph: Graph, nameOf: (id: string) => string) {
  const ofPackages = new Map<string, string[]>()
  for (const id of ids) {
    const name = packageOf(id)
    if (name !== null) ofPackages.set(name, [...(ofPackages.get(name) ?? []), id])
  }
  const packages = [...ofPackages].map(([name, its]) => {
    const importers = importersOf(its, name, graph).map(nameOf)
    return [name, [...new Set(importers)].toSorted()]
  })
  const modules = ids.filter((id) => packageOf(id) === null).map(nameOf)
  return { modules, packages: Object.fromEntries(packages) }
}

/**
 * Writes beside the built pages which of our modules and which packages each script holds, and which modules import each package, so
 * that a test can say what made a page heavier.
 */
export function listClientModules(root: string) {
  const nameOf = (id: string): string => path.relative(root, id.split('?')[0] ?? id)
  return {
    name: 'client-modules',
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    writeBundle(this: Graph, { dir }: { dir?: string }, bundle: Record<string, Chunk | { type: 'asset' }>): void {
      if (dir === undefined) return
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const told = chunks.map(({ fileName, moduleIds }) => [`/${fileName}`, contentsOf(moduleIds, this, nameOf)])
      writeFileSync(path.join(dir, '..', 'client-modules.json'), JSON.stringify(Object.fromEntries(told)))
    },
  }
}
