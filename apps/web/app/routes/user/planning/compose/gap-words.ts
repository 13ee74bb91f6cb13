import type { PlanProposal } from '@zivina/contract/planning/plan-proposals'
import { NBSP } from '@zivina/czech/format-number'
import { counted } from '@zivina/czech/plural'
import { gapText } from '@zivina/domain/planning/gap-text'

/** Below this share of the objective the plan is called the best. */
const BEST_GAP = 0.0005

/** How good the plan is, as far as it is proven; empty while nothing is. */
export function gapSentence({ gap, candidates }: Pick<PlanProposal, 'gap' | 'candidates'>): string {
  if (gap === null || candidates === null) return ''
  if (gap >= BEST_GAP) return `Tento je ${gapText({ gap, candidates })}.`
  const among = counted(candidates, 'vhodného receptu', 'vhodných receptů', 'vhodných receptů')
  return `Lepší jídelníček z${NBSP}${among} sestavit nejde.`
}

/** What happens with a proposal now. */
export function stateSentence({
  state,
  place,
  is_certified,
}: Pick<PlanProposal, 'state' | 'place' | 'is_certified'>): string {
  if (state === 'waiting')
    return place === null ? 'Čeká na výpočet…' : `Čeká na výpočet, jste ${place}. v${NBSP}pořadí…`
  if (state === 'improving') return 'Hledáme ještě lepší jídelníček…'
  if (state === 'interrupted')
    return 'Hledání se přerušilo. Zatím nejlepší jídelníček zůstal uložený, můžete hledat dál.'
  return is_certified ? 'Hotovo, lepší už hledat netřeba.' : ''
}
