import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { checkPlan } from '@zivina/planner/check-plan'
import { variedRequest } from '@zivina/planner/fixtures/plan-requests.ts'
import { manyCandidates, readStarterCandidates } from '@zivina/planner/fixtures/starter-candidates.ts'
import { certifyPlan, quickPlan } from '@zivina/planner/generate-plan'
import type { Candidate, MealPlan } from '@zivina/planner/plan-request'
import { highsSolver } from '@zivina/planner/solver/highs-solver'
import { percentile } from '../timing.ts'
import { greedy, random, simplePlan } from './baselines.ts'
import { defaultWeek, formerWeek } from './default-weeks.ts'
import { type GapPoint, gapPlot } from './gap-plot.ts'
import { measureHeaviest } from './heaviest-wishes.ts'
import { countedLines, countWeeks } from './week-counts.ts'
import { writeWeeks } from './week-texts.ts'

const PARTS = ['first', 'growth', 'quality', 'certified', 'weeks', 'heaviest'] as const
const option = (name: string) => process.argv.find((one) => one.startsWith(`--${name}=`))?.split('=')[1]
/** `--requests=30` measures fewer first plans and weeks. */
const REQUESTS = Number(option('requests') ?? 100)
/** `--steps=20` counts weeks after so many steps of the certified search; without it the first plans. */
const STEPS = Number(option('steps') ?? 0)
const CERTIFIED_REQUESTS = 20
const HEAVIEST_REQUESTS = 20
const CERTIFIED_SECONDS = 20
const SIZES = [137, 1000, 10_000, 100_000]
const RECIPES = 1000

const solver = await highsSolver()
const starter = readStarterCandidates()
const ofWeeks = readStarterCandidates(defaultWeek(0).first_day)
const asked = process.argv.slice(2).filter((one) => !one.startsWith('-'))
const parts = PARTS.filter((part) => asked.length === 0 || asked.includes(part))

/** Seconds of this process on a core: other programs of the machine do not count. */
const coreSeconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function timed<Value>(work: () => Value): { value: Value; core: number; wall: number } {
  const core = coreSeconds()
  const start = performance.now()
  const value = work()
  return { value, core: coreSeconds() - core, wall: (performance.now() - start) / 1000 }
}

const planOf = (number: number, candidates: readonly Candidate[]): MealPlan | null => {
  const answer = quickPlan(variedRequest(number), candidates, solver)
  return answer.state === 'planned' ? answer.plan : null
}

const seconds = (values: readonly number[], share: number) => `${percentile([...values], share).toFixed(2)} s`

function measureFirst(candidates: readonly Candidate[]): void {
  const rows = Array.from({ length: REQUESTS }, (_, number) => {
    const { value, core, wall } = timed(() => planOf(number, candidates))
    return { eaters: variedRequest(number).eaters.length, core, wall, plan: value, number }
  })
  const broken = rows.filter(
    ({ plan, number }) => plan && checkPlan(variedRequest(number), candidates, plan).length > 0,
  )
  console.log(
    `First plan, ${REQUESTS} requests, ${candidates.length} recipes: ${rows.filter(({ plan }) => plan).length} planned, ${broken.length} break a wish`,
  )
  for (const [name, some] of [
    ['all', rows],
    ...[1, 2, 3].map((count) => [`${count} at the table`, rows.filter(({ eaters }) => eaters === count)] as const),
  ] as const) {
    const core = some.map((row) => row.core)
    const wall = some.map((row) => row.wall)
    console.log(
      `  ${name} (${some.length}): core p50 ${seconds(core, 0.5)}, p95 ${seconds(core, 0.95)}; clock p50 ${seconds(wall, 0.5)}, p95 ${seconds(wall, 0.95)}`,
    )
  }
}

function measureGrowth(): void {
  const numbers = [1, 4, 5, 7, 10, 11]
  const first: number[] = []
  for (const size of SIZES) {
    const candidates = manyCandidates(starter, size)
    const cores = numbers.map((number) => {
      const runs = [1, 2].map(() => timed(() => planOf(number, candidates)).core)
      return Math.min(...runs)
    })
    const sum = cores.reduce((total, core) => total + core, 0)
    first.push(sum)
    console.log(
      `  ${size} recipes: ${(sum / numbers.length).toFixed(2)} s of a core, ${(sum / (first[0] ?? sum)).toFixed(2)} × the smallest`,
    )
  }
}

function measureQuality(candidates: readonly Candidate[]): void {
  const numbers = Array.from({ length: 30 }, (_, number) => number)
  const plans = numbers.flatMap((number) => {
    const plan = planOf(number, candidates)
    return plan ? [{ number, plan }] : []
  })
  const mean = (values: readonly number[]) => (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(2)
  const dishes = plans.map(({ plan: { costs } }) => costs.taste + costs.disliked + costs.pantry)
  console.log(`Quality, ${plans.length} requests; days of 7 that break a wish, and the cost of the dishes:`)
  console.log(`  first plan: 0.00 days, ${mean(dishes)}`)
  for (const [name, choice] of [
    ['greedy', () => greedy],
    ['random', random],
  ] as const) {
    const made = plans.map(({ number }) => simplePlan(number, candidates, choice(number)))
    console.log(`  ${name}: ${mean(made.map(({ broken }) => broken))} days, ${mean(made.map((one) => one.dishes))}`)
  }
}

/** What people would not cook of default weeks, as they were understood before there were habits, and now. */
async function measureWeeks(): Promise<void> {
  const numbers = Array.from({ length: REQUESTS }, (_, number) => number)
  for (const [name, weekOf] of [
    ['present', defaultWeek],
    ['former', formerWeek],
  ] as const) {
    const counted = await countWeeks(numbers.map(weekOf), ofWeeks, solver, STEPS)
    console.log(`Default weeks, ${name}, ${STEPS} steps:`)
    for (const line of countedLines(counted)) console.log(`  ${line}`)
  }
}

async function writePlot(searches: readonly GapPoint[][]): Promise<void> {
  const title = `Gap of ${searches.length} plans against seconds of a core`
  await writeFile(new URL('../../meal-plan-gaps.svg', import.meta.url), gapPlot(searches, title))
}

async function measureCertified(candidates: readonly Candidate[]): Promise<void> {
  const searches: GapPoint[][] = []
  for (let number = 0; number < CERTIFIED_REQUESTS; number++) {
    const plan = planOf(number, candidates)
    if (plan === null) continue
    const start = coreSeconds()
    const points: GapPoint[] = []
    let named = 0
    for await (const step of certifyPlan(variedRequest(number), candidates, plan, solver, { goal_gap: 0.01 })) {
      named = step.candidates
      if (step.gap !== null) points.push({ seconds: coreSeconds() - start, gap: step.gap })
      if (coreSeconds() - start > CERTIFIED_SECONDS) break
    }
    searches.push(points)
    await writePlot(searches)
    const { eaters, leftovers } = variedRequest(number)
    const inTime = points.filter((point) => point.seconds <= CERTIFIED_SECONDS)
    const best = inTime.at(-1)?.gap ?? 1
    const at = inTime.find(({ gap }) => gap <= 0.01)?.seconds
    console.log(
      `  request ${number}, ${eaters.length} at the table${leftovers ? ', leftovers' : ''}, ${named} recipes: ${(best * 100).toFixed(2)} %${at ? `, 1 % after ${at.toFixed(1)} s` : ''}`,
    )
  }
  const certified = searches.filter((points) =>
    points.some(({ gap, seconds: at }) => gap <= 0.01 && at <= CERTIFIED_SECONDS),
  )
  console.log(`Certified to 1 % within ${CERTIFIED_SECONDS} s of a core: ${certified.length} of ${searches.length}`)
}

console.log(
  `Load of the machine: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}`,
)
const candidates = manyCandidates(starter, RECIPES)
planOf(0, candidates) // The code of the solver is compiled while it first runs.
if (parts.includes('first')) measureFirst(candidates)
if (parts.includes('growth')) measureGrowth()
if (parts.includes('quality')) measureQuality(candidates)
if (parts.includes('certified')) await measureCertified(candidates)
if (parts.includes('weeks')) await measureWeeks()
if (parts.includes('heaviest')) {
  console.log('Heaviest wishes, starter catalogue:')
  measureHeaviest(starter, solver, Math.min(REQUESTS, HEAVIEST_REQUESTS))
}
// Only where it is asked for: texts to be read, no measure.
if (asked.includes('texts')) {
  const weeks = Array.from({ length: REQUESTS }, (_, number) => [number, defaultWeek(number)] as const)
  await writeWeeks(weeks, ofWeeks, solver, STEPS)
}
console.log(`Most memory of the process: ${Math.round(process.resourceUsage().maxRSS / 2 ** 10)} MB`)
