import { availableParallelism, cpus, totalmem } from 'node:os'
import type { DearestPhase } from './dearest/measure-dearest.ts'
import type { EditResult } from './edits.ts'
import type { CountResult } from './exact-counts.ts'
import type { LighthouseResult } from './lighthouse.ts'
import type { AccountResult } from './measure-accounts.ts'
import type { CaseResult } from './measure-cases.ts'
import type { RecomputeTime } from './measure-recompute.ts'
import type { SearchResult } from './measure-search.ts'
import type { MemoryResult } from './memory.ts'
import type { PageWeight } from './page-weight.ts'

/** The results of one run; a part that was not or could not be run is empty. */
export type Results = {
  machine: { cores: number; processor: string; memory_gb: number; node: string; pinned: boolean }
  sizes: readonly number[]
  seconds: number
  rounds: number
  cases: CaseResult[]
  counts: CountResult[]
  accounts: AccountResult[]
  memory: MemoryResult[]
  weights: PageWeight[]
  audits: LighthouseResult[]
  edits: EditResult | null
  /** Everything a recipe's page tells, after an edit. */
  edited_dish: EditResult | null
  search: SearchResult | null
  recompute: RecomputeTime | null
  dearest: DearestPhase[]
  /** What could not be measured, one sentence each. */
  gaps: string[]
}

/** Results before any measurement, with a neutral description of the machine. */
export function emptyResults({ sizes, seconds, rounds }: Pick<Results, 'sizes' | 'seconds' | 'rounds'>): Results {
  const machine = {
    cores: availableParallelism(),
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    memory_gb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    pinned: false,
  }
  const lists = { cases: [], counts: [], accounts: [], memory: [], weights: [], audits: [], dearest: [], gaps: [] }
  const none = { search: null, recompute: null, edits: null, edited_dish: null }
  return { machine, sizes, seconds, rounds, ...lists, ...none }
}
