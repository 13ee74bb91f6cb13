import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const CLIENT = `${ROOT}apps/web/build/client`

/**
 * The most scripts that a page may load before it works, including the list of all pages: KiB compressed by brotli. They have room: what
 * belongs together is not left apart for the sake of half a KiB.
 */
const LIMITS = {
  '/': 175,
  '/recepty': 175,
  '/recepty/:slug': 150,
  '/suroviny': 175,
  '/suroviny/:slug': 175,
  '/clanky/:slug': 175,
  '/prihlasit': 175,
  '/uzivatel/profil-a-objednavky': 210,
}

/**
 * The packages of the first scripts of public pages. Everything else, such as the validation of zod, waits until it is needed: it would
 * cost every reader.
 */
const LIGHT_PACKAGES = new Set(['react', 'react-dom', 'react-router', 'scheduler', 'lucide-react'])

const PUBLIC_PAGES = Object.keys(LIMITS).filter((address) => !/uzivatel|prihlasit/.test(address))

let routes
let entry
let manifest

beforeAll(async () => {
  const name = await findManifest()
  manifest = `/assets/${name}`
  const text = readFileSync(CLIENT + manifest, 'utf8')
  const told = JSON.parse(text.slice(text.indexOf('=') + 1).replace(/;\s*$/, ''))
  routes = told.routes
  entry = told.entry
}, 150_000)

/** Reads the list of all pages. A test that starts the product may be building them now: this waits for it. */
async function findManifest() {
  for (let tries = 0; tries < 240; tries += 1) {
    const files = existsSync(`${CLIENT}/assets`) ? readdirSync(`${CLIENT}/assets`) : []
    const name = files.find((file) => /^manifest-.*\.js$/.test(file))
    if (name) return name
    await sleep(500)
  }
  throw new Error('The pages are not built: run npm run build first.')
}

/** A page's route and its parent routes, by its full address. */
function lineOf(address) {
  const line = (route) => (route ? [route, ...line(routes[route.parentId])] : [])
  const addressOf = (route) =>
    `/${line(route)
      .toReversed()
      .map(({ path }) => path)
      .filter(Boolean)
      .join('/')}`
  const isPage = (route) => route.path !== undefined || route.index
  const found = Object.values(routes).filter((route) => isPage(route) && addressOf(route) === address)
  // The root route has the address of the first page.
  return line(found.toSorted((a, b) => line(b).length - line(a).length)[0])
}

/** Every script that a page needs before it works. */
function scriptsOf(address) {
  const scripts = new Set(lineOf(address).flatMap(({ module, imports = [] }) => [module, ...imports]))
  for (const file of [entry.module, ...entry.imports]) scripts.add(file)
  for (const file of scripts) {
    const text = readFileSync(CLIENT + file, 'utf8')
    for (const [, name] of text.matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g)) scripts.add(`/assets/${name}`)
  }
  return [...scripts, manifest]
}

describe('the built pages', () => {
  test.each(Object.entries(LIMITS))('%s loads at most %i KiB of scripts', (address, limit) => {
    expect(lineOf(address).length).toBeGreaterThan(1)
    const bytes = scriptsOf(address).reduce(
      (sum, file) => sum + brotliCompressSync(readFileSync(CLIENT + file)).length,
      0,
    )
    expect(bytes / 1024).toBeLessThanOrEqual(limit)
  })

  test.each(PUBLIC_PAGES)('%s loads no package before it works but the light ones', (address) => {
    const told = JSON.parse(readFileSync(`${CLIENT}/../client-modules.json`, 'utf8'))
    const scripts = scriptsOf(address).flatMap((file) => told[file] ?? [])
    expect(scripts.length).toBeGreaterThan(3)
    const own = new Set(scripts.flatMap(({ modules }) => modules))
    const heavy = scripts.flatMap(({ packages }) =>
      Object.entries(packages)
        .filter(([name]) => !LIGHT_PACKAGES.has(name))
        .map(([name, importers]) => `${name} is imported by ${importers.filter((one) => own.has(one)).join(', ')}`),
    )
    expect(heavy).toEqual([])
  })

  test.each(['framework', 'recipe'])('have the file %s, for which there are still modules', (name) => {
    expect(
      readdirSync(`${CLIENT}/assets`).filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js')),
    ).not.toEqual([])
  })

  test('are built again when any workspace they depend on changes', () => {
    const build = readFileSync(`${ROOT}scripts/build.mjs`, 'utf8')
    expect([...workspacesOf('apps/web')].filter((folder) => !build.includes(`'${folder}/src'`))).toEqual([])
  })
})

/** Folders of the workspaces that a workspace depends on, directly or not. */
function workspacesOf(folder, found = new Set()) {
  const { dependencies = {} } = JSON.parse(readFileSync(`${ROOT}${folder}/package.json`, 'utf8'))
  for (const path of globSync('packages/*/package.json', { cwd: ROOT })) {
    const { name } = JSON.parse(readFileSync(ROOT + path, 'utf8'))
    const place = path.replace('/package.json', '')
    if (!(name in dependencies) || found.has(place)) continue
    found.add(place)
    workspacesOf(place, found)
  }
  return found
}
