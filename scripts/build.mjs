import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CommandError, ROOT, runTool } from './bootstrap.mjs'

/** The sources of the built pages. */
const SOURCES = [
  'apps/web',
  'scripts/compress-assets.mjs',
  'scripts/former-assets.mjs',
  'data/pictures/brand',
  'packages/nutrition/src',
  'packages/czech/src',
  'packages/domain/src',
  'packages/contract/src',
  'packages/content/src',
  'content',
  'package-lock.json',
]
const LEFT_OUT = new Set(['node_modules', 'build', '.react-router'])
const STAMP = path.join(ROOT, 'apps/web/build/.built-from')

/** Builds the pages unless the present build was made from exactly these sources. */
export async function buildWeb() {
  const wanted = hashSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  process.stderr.write('Building the pages…\n')
  rmSync(STAMP, { force: true })
  // The caller (a test, say) may run in another mode; the build is always the one for production.
  const options = { quiet: true, env: { NODE_ENV: 'production' } }
  const { code, output } = await runTool('npm', ['run', 'build', '-w', '@zivina/web'], options)
  if (code !== 0) throw new CommandError(`The pages could not be built:\n${output}`)
  writeFileSync(STAMP, wanted)
}

function hashSources() {
  const hash = createHash('sha256')
  for (const source of SOURCES.flatMap((name) => listFiles(path.join(ROOT, name)))) {
    hash.update(path.relative(ROOT, source)).update('\0').update(readFileSync(source)).update('\0')
  }
  return hash.digest('hex')
}

function listFiles(place) {
  if (!existsSync(place)) return []
  const entries = safeEntries(place)
  if (!entries) return [place]
  return entries
    .filter((entry) => !LEFT_OUT.has(entry.name) && !/\.test\.[jt]sx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => listFiles(path.join(place, entry.name)))
}

function safeEntries(place) {
  try {
    return readdirSync(place, { withFileTypes: true })
  } catch {
    return null
  }
}
