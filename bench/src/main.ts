// Measures the product on this machine: `npm run bench -- [part …] [--quick] [--match=…]`; the parts are listed in options.ts
// and README.md.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createCleanup } from './cleanup.ts'
import { measureDearest } from './dearest/measure-dearest.ts'
import { measureEditedDish } from './edited-dish.ts'
import { measureEdits } from './edits.ts'
import { measureAccounts } from './measure-accounts.ts'
import { measurePages } from './measure-pages.ts'
import { measureRecompute } from './measure-recompute.ts'
import { measureSearch } from './measure-search.ts'
import { measureStands } from './measure-stands.ts'
import { type Options, readOptions } from './options.ts'
import { startProduct } from './programs.ts'
import { writeReport } from './report.ts'
import { emptyResults } from './results.ts'
import { makeDatabases } from './scale-databases.ts'

const RESULTS = fileURLToPath(new URL('../results/', import.meta.url))

function say(line: string): void {
  process.stderr.write(`${line}\n`)
}

async function bench(options: Options): Promise<void> {
  const results = emptyResults(options)
  const cleanup = createCleanup()
  const wants = (...parts: readonly string[]): boolean => options.parts.some((part) => parts.includes(part))
  try {
    if (wants('edits')) {
      results.edits = measureEdits()
      results.edited_dish = measureEditedDish()
    }
    if (wants('load', 'counts', 'search', 'accounts', 'recompute', 'dearest', 'weight', 'lighthouse')) {
      const folder = await mkdtemp(path.join(tmpdir(), 'zivina-bench-'))
      cleanup.add(() => rm(folder, { recursive: true, force: true }))
      // The unchanged catalogue comes first: pages are weighed with it.
      const sizes = wants('load', 'counts', 'recompute') ? options.sizes : options.sizes.slice(0, 1)
      const server = await makeDatabases(folder, sizes, cleanup, say)
      const started = []
      for (const { recipes, url } of server.databases) {
        const data_dir = path.join(folder, `product-${recipes}`)
        started.push({ recipes, url, data_dir, product: await startProduct(url, data_dir, cleanup) })
      }
      if (wants('search')) {
        say('Search')
        results.search = await measureSearch(server.starter)
      }
      if (wants('load', 'counts')) await measureStands(started, server.pid, options, { results, cleanup, say })
      const [smallest] = started
      if (wants('accounts') && smallest) {
        say('Accounts')
        results.accounts = await measureAccounts(smallest.url, smallest.product, options)
      }
      const largest = started.at(-1)
      if (wants('recompute') && largest) {
        say('A changed ingredient')
        results.recompute = await measureRecompute(largest.url, largest.recipes)
      }
      if (wants('dearest') && smallest) {
        const { url } = smallest
        const start = () => startProduct(url, path.join(folder, 'product-dearest'), cleanup)
        results.dearest = await measureDearest(url, start, { cleanup, say, match: options.match })
      }
      if (wants('weight', 'lighthouse') && smallest) await measurePages(smallest, options, { results, cleanup, say })
    }
    await keep(results, writeReport(results))
  } finally {
    await cleanup.run()
  }
}

async function keep(results: object, report: string): Promise<void> {
  process.stdout.write(`${report}\n`)
  await mkdir(RESULTS, { recursive: true })
  await writeFile(path.join(RESULTS, 'latest.json'), `${JSON.stringify(results, null, 2)}\n`)
  await writeFile(path.join(RESULTS, 'latest.md'), `${report}\n`)
}

try {
  await bench(readOptions(process.argv.slice(2)))
  process.exit(0)
} catch (error) {
  say(error instanceof Error ? (error.stack ?? error.message) : String(error))
  process.exit(1)
}
