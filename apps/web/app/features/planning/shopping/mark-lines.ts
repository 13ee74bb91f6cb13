import type { MarkKind } from '@zivina/domain/planning/shopping/line-state'
import type { ListLine } from '@zivina/domain/planning/shopping/list-lines'
import type { ListChange } from './use-shopping-list.ts'

/** Ticks a line as it is seen, or unticks it: more that is added later asks for the rest. */
export function markOf(line: ListLine, is_ticked: boolean, kind: MarkKind = 'bought'): ListChange {
  return { kind: 'mark', marks: [{ key: line.key, is_ticked, covered: is_ticked ? line.needed : 0, kind }] }
}
