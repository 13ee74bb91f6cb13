import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { counted } from '@zivina/czech/plural'

/** How good a plan is proven to be; null before the first bound. */
export function gapText({ gap, candidates }: { gap: number | null; candidates: number }): string | null {
  if (gap === null) return null
  // Rounded up, as it is a promise.
  const most = formatNumber(Math.ceil(gap * 1000 - 1e-9) / 10, 1)
  const recipes = counted(candidates, 'vhodného receptu', 'vhodných receptů', 'vhodných receptů')
  return `nejvýše o${NBSP}${most}${NBSP}% od nejlepšího možného z${NBSP}${recipes}`
}
