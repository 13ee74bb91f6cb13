import type { Loosening, Wish } from './plan-request.ts'
/** tmp */
export function explainWish(wish: Wish, _names: ReadonlyMap<string, string>): string { return wish.kind }
export function explainLoosening(loosening: Loosening, _names: ReadonlyMap<string, string>): string { return loosening.wish.kind }
