import { DOORS, FOLDERS_BY_AREA, MAY_IMPORT, NOUNS_WITH_ROOMS, PACKAGES_OF_AREAS, TABLE_OWNERS } from './areas.ts'
import { existsInProject, importsBelow, isTest, readSource, sourcesBelow } from './read-imports.ts'

const API = 'packages/api/src'
const DOMAIN = 'packages/domain/src'
const READER = 'packages/recipe-reader'
const WEB = 'apps/web/app'
const SCHEMA = 'packages/db/src/schema'
/** What the manifests of all areas may import. */
const OF_MANIFESTS = [`${API}/kernel/ports/`, `${API}/kernel/declared/`]

/** Imports of a later area, as `file → file`. Files outside the areas compose them and may import all. */
export function findAreaBreaches(): string[] {
  return FOLDERS_BY_AREA.flatMap((folder) =>
    importsBelow(folder)
      .map(({ from, to }) => ({ from, to, own: areaOf(from, folder), other: areaOf(to, folder) }))
      .filter(({ own, other }) => own && other && own !== other && !MAY_IMPORT[own]?.includes(other))
      .map(({ from, to }) => `${from} → ${to}`),
  )
}

/** Imports of the domain's later areas by the packages of one area, as `file → file`. */
export function findPackageBreaches(): string[] {
  return Object.entries(PACKAGES_OF_AREAS).flatMap(([folder, area]) =>
    importsBelow(folder)
      .map(({ from, to }) => ({ from, to, other: areaOf(to, DOMAIN) }))
      .filter(({ other }) => other && other !== area && !MAY_IMPORT[area]?.includes(other))
      .map(({ from, to }) => `${from} → ${to}`),
  )
}

/** Imports of the reader of recipes past its door, and of its training, bench and corpora by the reader itself, as `file → file`. */
export function findReaderBreaches(): string[] {
  const past = ['packages/*/src', 'apps/web/{app,admin}', 'apps/server/src', 'bench/src']
    .flatMap(importsBelow)
    .filter(
      ({ from, to }) =>
        !from.startsWith(`${READER}/`) && to.startsWith(`${READER}/`) && to !== `${READER}/src/index.ts`,
    )
  const learned = importsBelow(`${READER}/src`).filter(
    ({ to }) => to.startsWith(READER) && !to.startsWith(`${READER}/src/`),
  )
  return [...past, ...learned].map(({ from, to }) => `${from} → ${to}`)
}

/** Files of a noun of the API that another noun imports although they are no doors. */
export function findDoorBreaches(): string[] {
  const entered = importsBelow(API)
    .filter(({ from, to }) => {
      const [own, other] = [nounOf(from), nounOf(to)]
      if (!own || !other || own === other || other.startsWith('kernel/')) return false
      return !DOORS.includes(to.split('/').at(-1) ?? '')
    })
    .map(({ to }) => to)
  return [...new Set(entered)].sort()
}

/**
 * Breaches of the manifest rule, as `file → file`: an area's `area.ts` imports its own area and the kernel's ports and declarations, nothing
 * of another area and no test, and is imported by the list of areas alone.
 */
export function findManifestBreaches(): string[] {
  return importsBelow(API)
    .filter(({ from, to }) => {
      if (isManifest(to)) return from !== `${API}/areas.ts`
      if (!isManifest(from)) return false
      const [own, other] = [areaOf(from, API), areaOf(to, API)]
      return isTest(to) || (other !== null && own !== other && !OF_MANIFESTS.some((folder) => to.startsWith(folder)))
    })
    .map(({ from, to }) => `${from} → ${to}`)
}

/** Imports of test code by product files, as `file → file`. */
export function findTestsInProduct(): string[] {
  const packages = ['packages/db/src', 'packages/contract/src', DOMAIN, ...Object.keys(PACKAGES_OF_AREAS)]
  return [API, ...packages, 'apps/server/src', WEB].flatMap((folder) =>
    importsBelow(folder)
      .filter(({ to }) => isTest(to))
      .map(({ from, to }) => `${from} → ${to}`),
  )
}

/** Areas of the API without a manifest. */
export function findAreasWithoutManifest(): string[] {
  const areas = new Set(sourcesBelow(API).map((path) => areaOf(path, API)))
  return [...areas].filter((area) => area !== null && !existsInProject(`${API}/${area}/area.ts`)).map(String)
}

const isManifest = (path: string) => /^packages\/api\/src\/[^/]+\/area\.ts$/.test(path)

/** Writes to a table by a noun or room that does not own it, as `noun writes table`. */
export function findForeignWrites(): string[] {
  const { byName, byConst } = readTables()
  const found = sourcesBelow(API).flatMap((path) => {
    const room = nounOf(path) ?? path
    return writesIn(readSource(path))
      .map((word) => byConst.get(word) ?? byName.get(word))
      .filter((file) => file !== undefined)
      .filter((file) => !`${room}/`.startsWith(`${ownerOf(file)}/`))
      .map((file) => `${room} writes ${file}`)
  })
  return [...new Set(found)].sort()
}

/** Schema files whose owner is not declared, or whose owner is not a noun of the API. */
export function findTablesWithoutOwner(): string[] {
  const rooms = sourcesBelow(API).map(nounOf)
  const nouns = new Set([...rooms, ...rooms.map((room) => room?.split('/').slice(0, 2).join('/'))])
  return [...new Set(readTables().byName.values())].filter((file) => !nouns.has(ownerOf(file))).sort()
}

/** The layers of the web: each may import only those before it. */
const LAYERS = ['kit', 'session', 'seo', 'features', 'shell', 'routes']

/** Imports of a higher layer, and of one page by another, as `file → file`. */
export function findWebBreaches(): string[] {
  return importsBelow(WEB)
    .filter(({ from, to }) => {
      const [own, other] = [from, to].map((path) => path.slice(WEB.length + 1).split('/'))
      const [a, b] = [LAYERS.indexOf(own?.[0] ?? ''), LAYERS.indexOf(other?.[0] ?? '')]
      if (a < 0 || b < 0 || !to.startsWith(WEB)) return false
      if (a !== b) return a < b
      return own?.[0] === 'routes' && pageOf(own) !== pageOf(other ?? []) && (other?.length ?? 0) > 4
    })
    .map(({ from, to }) => `${from} → ${to}`)
}

const pageOf = (parts: readonly string[]) => parts.slice(1, 4).join('/')

function areaOf(path: string, folder: string): string | null {
  if (!path.startsWith(`${folder}/`)) return null
  const [area = '', ...rest] = path.slice(folder.length + 1).split('/')
  return rest.length > 0 && area in MAY_IMPORT ? area : null
}

/** `area/noun`, with its room where it has rooms; null outside the areas and for an area's manifest, which lists all its nouns. */
function nounOf(path: string): string | null {
  if (!areaOf(path, API) || isManifest(path)) return null
  const parts = path
    .slice(API.length + 1)
    .split('/')
    .slice(0, -1)
  const noun = parts.slice(0, 2).join('/')
  return NOUNS_WITH_ROOMS.includes(noun) ? parts.slice(0, 3).join('/') : noun
}

/** The declared owner of a table, or the noun that has its name in the plural. */
function ownerOf(file: string): string {
  const plural = file.endsWith('y') ? `${file.slice(0, -1)}ies` : `${file}s`
  return TABLE_OWNERS[file] ?? plural
}

/** Tables by their name in the database and by the name of their constant; values are schema files. */
function readTables() {
  const byName = new Map<string, string>()
  const byConst = new Map<string, string>()
  for (const path of sourcesBelow(SCHEMA)) {
    const file = path.slice(SCHEMA.length + 1).replace(/\.ts$/, '')
    for (const [, constant = '', name = ''] of readSource(path).matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)) {
      byConst.set(constant, file)
      byName.set(name, file)
    }
  }
  return { byName, byConst }
}

/** Names of the tables (or of their constants) that a source writes. */
function writesIn(source: string): string[] {
  const built = source.matchAll(/\.\s*(?:insert|update|delete)\(\s*(\w+)\s*\)/g)
  const raw = source.matchAll(/\b(?:insert\s+into|delete\s+from)\s+(?:"?(\w+)"?|\$\{(\w+)\})/g)
  const updates = source.matchAll(/\bupdate\s+(?:"?(\w+)"?|\$\{(\w+)\})\s+(?:(?:as\s+)?\w+\s+)?set\b/g)
  return [...built, ...raw, ...updates].flatMap((match) => match.slice(1).filter((word) => word !== undefined))
}
