import type { ShoppingLine } from './merge-parts.ts'

/** Why a line needs no buying: it is in the basket, or at home. */
export const MARK_KINDS = ['bought', 'home'] as const
export type MarkKind = (typeof MARK_KINDS)[number]

/** That a person ticked a line off, and how much of it. An unticked line keeps its mark, so that an older tick does not win. */
export type ShoppingMark = {
  key: string
  is_ticked: boolean
  /** How much of the line was ticked, in the line's unit, or parts where it has no amount. */
  covered: number
  kind: MarkKind
}

export type LineState = {
  is_ticked: boolean
  /** How much is still needed: less than the line's `needed` where more was added after the tick. */
  remaining: number
  /** Whether a part is covered already: „ještě 200 g“. */
  is_partial: boolean
  kind: MarkKind | null
}

/** Less than this is no need: the smallest amount a list takes is a hundredth. */
const TRACE = 1e-6

/** What a tick says about a line as it is now: a tick covers the amount that it saw, so more of it asks for the rest. */
export function stateOf(line: Pick<ShoppingLine, 'needed'>, mark: ShoppingMark | undefined): LineState {
  if (!mark?.is_ticked) return { is_ticked: false, remaining: line.needed, is_partial: false, kind: null }
  const remaining = Math.round(Math.max(0, line.needed - mark.covered) / TRACE) * TRACE
  const is_ticked = remaining <= TRACE
  return {
    is_ticked,
    remaining: is_ticked ? 0 : remaining,
    is_partial: !is_ticked && mark.covered > TRACE,
    kind: mark.kind,
  }
}
