import type { User } from '@zivina/contract/account/users'
import type { DiaryTotals } from '@zivina/contract/body/diary-read'
import { formatNumber } from '@zivina/czech/format-number'
import { caloriesFromKilojoules } from '@zivina/nutrition/energy'
import { readsKilojoulesFirst } from '#app/features/account/energy-text.ts'
import { Ring } from '#app/features/catalogue/ring.tsx'
import { unknownText } from '../known-bar.tsx'

type EnergyOfDayProps = {
  user: Pick<User, 'settings'>
  totals: DiaryTotals | null
  /** kJ; null where there is no target. */
  target: number | null
}

/** The energy eaten today as a ring around its figure, and what remains to the target in words. */
export function EnergyOfDay({ user, totals, target }: EnergyOfDayProps) {
  const isInKilojoules = readsKilojoulesFirst(user)
  const unit = isInKilojoules ? 'kJ' : 'kcal'
  const figure = (kilojoules: number) =>
    formatNumber(isInKilojoules ? kilojoules : caloriesFromKilojoules(kilojoules), 0)
  const eaten = totals === null ? 0 : totals.kilojoules
  const coverage = totals === null ? 1 : totals.nutrient_coverage.kilojoules
  const share = eaten === null || target === null || target <= 0 ? 0 : Math.min(1, eaten / target)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Ring parts={share > 0 ? [{ nutrient: 'kilojoules', share }] : []} className="size-36 shrink-0">
        {coverage < 1 && eaten !== null ? <span className="text-xs text-muted">nejméně</span> : null}
        <strong className="figures font-heading text-2xl font-semibold text-heading">
          {eaten === null ? '?' : figure(eaten)}
        </strong>
        <span className="text-sm text-muted">{unit}</span>
      </Ring>
      <div className="flex min-w-40 flex-1 flex-col gap-1">
        <p className="figures">{remainsText(eaten, target, coverage, (value) => `${figure(value)}\u00a0${unit}`)}</p>
        {coverage < 1 ? <p className="text-sm text-muted">Energii {unknownText(coverage)}.</p> : null}
      </div>
    </div>
  )
}

/** What remains of the target: an unknown part can only make it less. */
function remainsText(
  eaten: number | null,
  target: number | null,
  coverage: number,
  say: (kilojoules: number) => string,
): string {
  if (target === null) return 'Denní cíl zatím nemáte, a\u00a0tak ukazujeme jen to, co jste snědli.'
  if (eaten === null) return `Z\u00a0denních ${say(target)}; kolik energie mělo zapsané jídlo, nevíme.`
  const rest = target - eaten
  if (rest < 0) return `Denní cíl ${say(target)}. Dnes o\u00a0${say(-rest)} víc.`
  return `Z\u00a0denních ${say(target)} zbývá ${coverage < 1 ? 'nejvýše ' : ''}${say(rest)}.`
}
