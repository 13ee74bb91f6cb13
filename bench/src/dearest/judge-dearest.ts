import type { Verdict } from '../verdict.ts'
import { ALONE, type DearestPhase } from './measure-dearest.ts'
import type { OtherResult } from './others.ts'

const SLOWER_MAX = 3
const MEMORY_MB_MAX = 300
/** Above this latency without an attack the machine is too busy for a judgement. */
const ALONE_MS_MAX = 500

/** One kind of ordinary request in one phase, compared with the same one without an attack. */
export type Compared = OtherResult & { kinds: string; alone: number; slower: number }

/** How much slower each kind of ordinary request was than without an attack, by phase. */
export function compare(phases: readonly DearestPhase[]): Compared[] {
  const alone = phases.find(({ kinds }) => kinds === ALONE)?.others ?? []
  return phases.flatMap(({ kinds, others }) =>
    others.map((other) => {
      const own = alone.find(({ name }) => name === other.name)?.p99 ?? Number.NaN
      return { ...other, kinds, alone: own, slower: other.p99 / own }
    }),
  )
}

/** Judges whether the expensive requests of some senders delay other visitors. */
export function judgeDearest(phases: readonly DearestPhase[]): Verdict[] {
  const compared = compare(phases).filter(({ kinds }) => kinds !== ALONE)
  const busy = compared.find(({ alone }) => !(alone <= ALONE_MS_MAX))
  const slow = compared.filter(({ slower }) => !(slower <= SLOWER_MAX))
  const worst = compared.toSorted((a, b) => b.slower - a.slower)[0]
  const lost = compared.reduce((sum, one) => sum + one.lost, 0)
  const asked = compared.reduce((sum, one) => sum + one.asked, 0)
  const ended = phases.filter(({ survived }) => !survived).map(({ kinds }) => kinds)
  const memory = Math.max(...phases.map((phase) => phase.memory.own))
  const children = Math.max(...phases.map((phase) => phase.memory.children))
  const found = (text: string): string => (compared.length === 0 ? 'not measured' : text)
  const met = (is: boolean): boolean | null => (compared.length === 0 ? null : is)
  return [
    {
      goal: 'While the dearest requests arrive, the others wait at most three times as long as alone (99th percentile)',
      met: busy ? null : met(slow.length === 0),
      found: busy
        ? `the machine is too busy: ${busy.name} takes ${Math.round(busy.alone)} ms alone`
        : found(
            `${compared.length - slow.length} of ${compared.length}; worst ${times(worst?.slower)} (${worst?.name}, ${worst?.kinds})`,
          ),
    },
    {
      goal: 'None of the others is lost, and the process lives on',
      met: met(lost === 0 && ended.length === 0),
      found: found(`${lost} of ${asked} lost; ended or stood still after: ${ended.join('; ') || 'nothing'}`),
    },
    {
      goal: `The process takes at most ${MEMORY_MB_MAX} MB then, beside the processes that work for it`,
      met: met(memory <= MEMORY_MB_MAX),
      found: found(`${Math.round(memory)} MB at most; its processes together ${Math.round(children)} MB`),
    },
  ]
}

export function times(ratio: number | undefined): string {
  return ratio === undefined || Number.isNaN(ratio) ? '–' : `${ratio.toFixed(1)} ×`
}
