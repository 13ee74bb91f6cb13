import { apiCases, pageCases } from './cases.ts'
import type { Cleanup } from './cleanup.ts'
import { measureCounts } from './exact-counts.ts'
import { measureCase, type Stand } from './measure-cases.ts'
import { residentMegabytes } from './memory.ts'
import type { Options } from './options.ts'
import { chooseCores, pin } from './pinning.ts'
import { type Program, startBareLoop, startHello, startProduct } from './programs.ts'
import { openRecorder } from './recorder.ts'
import type { Results } from './results.ts'

/** A product with the database of one size. */
export type Started = { recipes: number; url: string; data_dir: string; product: Program }
/** The results, the clean-up and the progress messages of a run. */
export type Course = { results: Results; cleanup: Cleanup; say: (line: string) => void }

type RenderPage = (request: Request, page: object) => Promise<Response>

const PAGES = new URL('../../apps/web/build/server/pages.js', import.meta.url)

/** Measures calls, pages, exact counts and memory in every size, the sizes in turn so that growth is not a disturbance. */
export async function measureStands(
  started: readonly Started[],
  database: number,
  options: Options,
  course: Course,
): Promise<void> {
  const { results, cleanup, say } = course
  const stands: Stand[] = []
  for (const one of started) stands.push(await openStand(one, options, cleanup))
  if (options.parts.includes('load')) {
    const hello = await startHello(cleanup)
    const bare = startBareLoop(cleanup)
    const measured = [hello.pid, bare.pid, ...stands.flatMap(({ product, rendering }) => [product.pid, rendering.pid])]
    const unpin = await pinAll(measured, [process.pid, database])
    results.machine.pinned = unpin !== null
    const names = stands[0]?.cases.map(({ name }) => name).filter((name) => name.includes(options.match)) ?? []
    for (const [at, name] of names.entries()) {
      say(`${at + 1}/${names.length} ${name}`)
      for (const stand of stands) {
        const one = stand.cases.find((entry) => entry.name === name)
        if (one) results.cases.push(await measureCase(stand, one, { hello, bare, options }))
      }
    }
    await unpin?.()
    for (const { recipes, product, rendering } of stands) {
      const [kept, rendered] = [await residentMegabytes(product.pid), await residentMegabytes(rendering.pid)]
      results.memory.push({ recipes, megabytes: Math.max(kept, rendered) })
    }
  }
  const largest = stands.at(-1)
  if (options.parts.includes('counts') && largest) {
    say('Exact counts')
    results.counts = await measureCounts(largest)
  }
}

async function openStand(
  { recipes, url, data_dir, product }: Started,
  { parts }: Options,
  cleanup: Cleanup,
): Promise<Stand> {
  const rendering = parts.includes('load')
    ? await startProduct(url, `${data_dir}-rendering`, cleanup, { PAGE_CACHE_MB: '0' })
    : product
  const recorder = await openRecorder(url)
  cleanup.add(recorder.close)
  const { renderPage } = (await import(PAGES.href)) as { renderPage: RenderPage }
  const site = { nonce: 'bench', public_url: product.origin, image_url_endpoint: '/images', send: recorder.api }
  const render = (request: Request): Promise<Response> => renderPage(request, site)
  const cases = [...(await apiCases(recorder.db, recorder.articles)), ...(await pageCases(recorder.db))]
  const record: Stand['record'] = async ({ as_person }, path) => {
    const headers = as_person ? await recorder.credential() : {}
    return recorder.record(path.startsWith('/api/') ? recorder.api : render, `http://localhost${path}`, headers)
  }
  return { recipes, url, product, rendering, cases, record, credential: recorder.credential }
}

/** @returns a function that lets all cores be used again, or null where pinning was not possible */
async function pinAll(measured: readonly number[], others: readonly number[]): Promise<(() => Promise<void>) | null> {
  const cores = chooseCores()
  if (!cores || !(await pin(process.pid, cores.others))) return null
  for (const pid of others) await pin(pid, cores.others)
  for (const pid of measured) await pin(pid, cores.measured)
  return async () => {
    for (const pid of [...measured, ...others]) await pin(pid, cores.all)
  }
}
