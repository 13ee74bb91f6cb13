import { type Cell, table } from '../table.ts'
import type { AttackAnswer } from './attack.ts'
import { compare, times } from './judge-dearest.ts'
import type { DearestPhase } from './measure-dearest.ts'
import { PATIENCE_MS } from './others.ts'

const NOTE = `Ten requests a second of each kind, from five addresses (and 24 uploads held open), by a program of low priority on the same
machine; the others at a fixed pace, each from an address of its own. Time counts from when a request was due. Lost is what was not
answered with 200 within ${PATIENCE_MS / 1000} s; it counts as so long. The process is the same from row to row while it lives on, and so is its
memory; the processes that work for it have a bound of their own (docs/decisions/026-work-pool.md).`

/** The results of the ordinary requests, phase by phase. */
export function dearestTables(phases: readonly DearestPhase[]): string {
  if (phases.length === 0) return ''
  const head = ['meanwhile arrive', 'the others', 'asked', 'lost', 'p50 ms', 'p99 ms', 'of alone']
  const rows = compare(phases).map(({ kinds, name, asked, lost, p50, p99, slower }): Cell[] => {
    return [kinds, name, asked, lost, p50.toFixed(1), p99.toFixed(1), times(slower)]
  })
  return [NOTE, table(head, rows), sentTable(phases)].join('\n\n')
}

function sentTable(phases: readonly DearestPhase[]): string {
  const head = ['arrived', 'sent', 'answers', 'MB', 'MB of its processes', 'lives on']
  const rows = phases.map(({ kinds, attack, memory, survived }): Cell[] => [
    ...[kinds, attack?.sent ?? 0, attack ? answersOf(attack) : ''],
    ...[Math.round(memory.own), Math.round(memory.children), survived ? 'yes' : 'NO'],
  ])
  return table(head, rows)
}

/** The number of answers by status, and of requests without an answer at the end. */
function answersOf({ sent, answers }: AttackAnswer): string {
  const { none = 0, ...statuses } = answers
  const answered = Object.values(statuses).reduce((sum, count) => sum + count, none)
  const silent = none + Math.max(0, sent - answered)
  return [...Object.entries(statuses).map(([status, count]) => `${count} × ${status}`), `${silent} × none`].join(', ')
}
