import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test, vi } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BUILT = `${ROOT}apps/web/build/admin/`

/** The most scripts that a screen may load beyond those that every screen has: KiB compressed by brotli. */
const LIMIT = 60
/** These are the editor that people use for their own recipes, which reads amounts and computes nutrients as they are typed. */
const EDITOR_LIMITS = { '/recipe/create': 120, '/recipe/update/:guid': 120 }

// A test that starts the product may be building the pages now.
beforeAll(() => vi.waitFor(() => readFileSync(`${BUILT}index.html`), { timeout: 120_000, interval: 500 }), 150_000)

/** The scripts that a page of the administration loads before any screen. */
function frameOf() {
  const page = readFileSync(`${BUILT}index.html`, 'utf8')
  return [...page.matchAll(/(?:src|href)="\/admin\/(assets\/[\w-]+\.js)"/g)].map(([, file]) => file)
}

const textOf = (file) => readFileSync(BUILT + file, 'utf8')

/** Scripts with all that they import; what is loaded later is not among them. */
function withImports(files) {
  const found = new Set(files)
  for (const file of found) {
    for (const [, name] of textOf(file).matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g)) found.add(`assets/${name}`)
  }
  return found
}

/** The screens by their addresses, each with the script that its `load` imports. */
function screensOf(files) {
  return files
    .flatMap((file) =>
      textOf(file)
        .split(/path:`(?=\/)/)
        .slice(1),
    )
    .flatMap((part) => {
      const found = /^([^`]*)`.*?load:async\(\)=>.*?import\(`\.\/([\w-]+\.js)`\)/s.exec(part)
      return found ? [{ path: found[1], file: `assets/${found[2]}` }] : []
    })
}

const sizeOf = (file) => brotliCompressSync(readFileSync(BUILT + file)).length

test(`each screen of the administration loads at most ${LIMIT} KiB beyond the frame`, () => {
  const frame = withImports(frameOf())
  const screens = screensOf([...frame])
  const told = globSync('apps/web/admin/screens/*/screen.ts', { cwd: ROOT }).flatMap(
    (file) => readFileSync(ROOT + file, 'utf8').match(/\bpath: '/g) ?? [],
  ).length
  expect(screens.length).toBe(told)
  const sizes = new Map()
  const weights = screens.map(({ path, file }) => {
    const own = [...withImports([file])].filter((one) => !frame.has(one))
    for (const one of own) if (!sizes.has(one)) sizes.set(one, sizeOf(one))
    return { path, KiB: Math.round(own.reduce((sum, one) => sum + sizes.get(one), 0) / 102.4) / 10 }
  })
  if (process.env.SHOW_WEIGHTS) console.table(weights.toSorted((a, b) => b.KiB - a.KiB))
  expect(weights.filter(({ path, KiB }) => KiB > (EDITOR_LIMITS[path] ?? LIMIT))).toEqual([])
})
