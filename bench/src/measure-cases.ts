import type { Case } from './cases.ts'
import { measureLoad } from './load.ts'
import type { Options } from './options.ts'
import type { BareLoop, Program } from './programs.ts'
import type { Recorded, Statement } from './recorder.ts'
import { medianTiming, type Timing } from './timing.ts'

/** What is measured with the database of one size. */
export type Stand = {
  recipes: number
  url: string
  product: Program
  /** The same product without a page cache, so that each request is rendered. */
  rendering: Program
  cases: Case[]
  record: (one: Case, path: string) => Promise<Recorded>
  /** The authorization header of the account in personal cases. */
  credential: () => Promise<Record<string, string>>
}

export type CaseResult = {
  name: string
  group: Case['group']
  recipes: number
  product: Timing
  /** The same statements without the product; null where there are none. */
  bare: Timing | null
  hello: Timing
  /** Statements of a request: the maximum over the addresses, with empty caches and with cached counts. */
  statements: { cold: number; warm: number }
  of_bare: number | null
  of_hello: number
}

type Measuring = { hello: Program; bare: BareLoop; options: Options }

/** Headers of browsers' requests for pages. Programs that call the API usually accept no compression. */
const PAGE_HEADERS = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' }
const WARM_UP_SECONDS = 0.4
/** The most addresses whose statements are repeated. */
const RECORDED_MAX = 20

/** Measures one case in one size: product, bare statements and "hello" in turn, as close together as possible. */
export async function measureCase(stand: Stand, one: Case, { hello, bare, options }: Measuring): Promise<CaseResult> {
  const recorded = await recordAll(stand, one)
  const requests = recorded.map(({ warm }) => warm).filter((statements) => statements.length > 0)
  const { seconds, connections } = options
  const headers = one.as_person ? await stand.credential() : one.group === 'api' ? {} : PAGE_HEADERS
  const { origin } = one.group === 'rendered page' ? stand.rendering : stand.product
  const task = { origin, paths: one.paths, headers, seconds, connections }
  const warmUp = Math.min(WARM_UP_SECONDS, seconds)
  await measureLoad({ ...task, seconds: warmUp })
  const timings: { product: Timing[]; bare: Timing[]; hello: Timing[] } = { product: [], bare: [], hello: [] }
  for (let round = 0; round < options.rounds; round += 1) {
    timings.product.push(await measureLoad(task))
    if (requests.length > 0 && one.group !== 'cached page')
      timings.bare.push(await runBare(bare, stand, requests, options))
    timings.hello.push(await measureLoad({ ...task, paths: ['/'], origin: hello.origin, seconds: seconds / 2 }))
  }
  return conclude(stand, one, recorded, {
    product: medianTiming(timings.product),
    bare: timings.bare.length > 0 ? medianTiming(timings.bare) : null,
    hello: medianTiming(timings.hello),
  })
}

async function recordAll(stand: Stand, one: Case): Promise<Recorded[]> {
  const recorded: Recorded[] = []
  for (const path of one.paths.slice(0, RECORDED_MAX)) recorded.push(await stand.record(one, path))
  return recorded
}

function runBare(bare: BareLoop, { url }: Stand, requests: Statement[][], options: Options): Promise<Timing> {
  return bare.run({ url, requests, seconds: options.seconds, connections: options.connections })
}

function conclude(
  { recipes }: Stand,
  { name, group }: Case,
  recorded: readonly Recorded[],
  timings: { product: Timing; bare: Timing | null; hello: Timing },
): CaseResult {
  const { product, bare, hello } = timings
  const most = (kind: keyof Recorded): number => Math.max(...recorded.map((entry) => entry[kind].length))
  const statements =
    group === 'cached page' ? { cold: most('cold'), warm: 0 } : { cold: most('cold'), warm: most('warm') }
  const of_bare = bare && product.rate / bare.rate
  return { name, group, recipes, product, bare, hello, statements, of_bare, of_hello: product.rate / hello.rate }
}
