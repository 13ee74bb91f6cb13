import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { DiaryPeriod } from '@zivina/contract/body/diary-read'
import type { CallOutput } from '@zivina/contract/client'
import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import { caloriesFromKilojoules } from '@zivina/nutrition/energy'
import { TOTAL_FIELDS } from '@zivina/nutrition/macros'
import { Figures } from '#app/features/account/figures.tsx'
import { PeriodBar } from '#app/features/body/diary/diary-bar.tsx'
import { NutrientTables } from '#app/features/body/diary/nutrient-tables.tsx'
import { totalsKey } from '#app/features/body/diary/use-diary.ts'
import type { DiaryAddress } from '#app/features/body/diary/use-diary-address.ts'
import { energyIn } from '#app/features/planning/figures/plan-words.ts'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { useEnergyUnit } from '#app/session/account/use-energy-unit.ts'
import { useUser } from '#app/session/account/user-query.ts'
import { EnergyBars } from './energy-bars.tsx'
import { DRAWN_MACROS, LineKey, MacroLines } from './macro-lines.tsx'
import { averageOf, type Overview, type OverviewView, overviewOf } from './overview-range.ts'
import { OverviewTable } from './overview-table.tsx'
import { RecordedDays } from './recorded-days.tsx'
import { YearMap } from './year-map.tsx'

type Sums = CallOutput<'GET /diary/totals'>
const STEPS: Record<OverviewView, readonly [before: string, after: string]> = {
  tyden: ['Předchozí týden', 'Další týden'],
  mesic: ['Předchozí měsíc', 'Další měsíc'],
  rok: ['Předchozí rok', 'Další rok'],
}

/** A week, a month or a year of the diary: energy and macronutrients over time, and what an average day contains. */
export function OverviewPage({ view, address }: { view: OverviewView; address: DiaryAddress }) {
  const { api, guid } = useAccount()
  const overview = overviewOf(view, address.day)
  const { from, to, by } = overview
  const sums = useQuery({
    queryKey: [...totalsKey(guid), by, from, to],
    queryFn: ({ signal }) => api('GET /diary/totals', { query: { from, to, by, constituents: 'true' }, signal }),
    placeholderData: keepPreviousData,
  })
  const [before, after] = STEPS[view]
  return (
    <div className="flex flex-col gap-4">
      <PeriodBar
        address={address}
        name={overview.name}
        before={{ label: before, day: overview.before }}
        after={{ label: after, day: overview.after }}
        isNow={from <= address.today && address.today <= to}
      />
      <QueryGate
        query={sums}
        waiting={{ text: 'Načítám přehled…', shape: <Skeleton className="h-64 w-full rounded-card" /> }}
      >
        {(found) => (
          <Figures
            words={
              <InWords overview={overview} address={address} isMap={view === 'rok' && found.whole.recorded_days > 0} />
            }
            className="flex flex-col gap-4"
          >
            <Charts overview={overview} sums={found} />
            {view === 'rok' && found.whole.recorded_days > 0 ? <YearMap overview={overview} address={address} /> : null}
          </Figures>
        )}
      </QueryGate>
    </div>
  )
}

type InWordsProps = { overview: Overview; address: DiaryAddress; isMap: boolean }

/** For people who hide figures: which days are recorded needs none. */
function InWords({ overview, address, isMap }: InWordsProps) {
  return (
    <div className="flex flex-col gap-4">
      <p>Grafy a&nbsp;čísla jsou skryté, jak máte v&nbsp;nastavení.</p>
      {isMap ? <YearMap overview={overview} address={address} isPlain /> : null}
    </div>
  )
}

function Charts({ overview, sums }: { overview: Overview; sums: Sums }) {
  const unit = useEnergyUnit()
  const target = useUser().data?.daily_kilojoules ?? null
  if (sums.whole.recorded_days === 0) {
    return (
      <EmptyState picture="diary" title="V&nbsp;tomto období nic zapsaného není">
        <p>Jakmile si začnete zapisovat, co jíte, uvidíte tu energii a&nbsp;živiny v&nbsp;čase.</p>
      </EmptyState>
    )
  }
  const shown = overview.parts.map((part) => ({ ...part, period: periodAt(sums.periods, part.from) }))
  const parts = shown.map(({ period, ...part }) => ({ ...part, period, average: averageOf(period) }))
  const average = averageOf(sums.whole)
  const inUnit = (kilojoules: number | null) => (unit === 'calories' ? caloriesFromKilojoules(kilojoules) : kilojoules)
  return (
    <>
      <RecordedDays whole={sums.whole} average={average} />
      <section aria-label="Energie" className="flex flex-col gap-2 rounded-card bg-surface p-4 shadow-card">
        <h3 className="text-lg">Energie {overview.by === 'month' ? 'na den, průměr měsíce' : 'po dnech'}</h3>
        <EnergyBars
          bars={parts.map(({ from, label, average: one }) => ({
            key: from,
            label,
            value: inUnit(one?.kilojoules ?? null),
            isPartial: (one?.nutrient_coverage.kilojoules ?? 1) < 1,
          }))}
          target={inUnit(target)}
          targetLabel={target === null ? null : `cíl ${energyIn(unit, target)}`}
        />
      </section>
      <section aria-label="Makroživiny" className="flex flex-col gap-2 rounded-card bg-surface p-4 shadow-card">
        <h3 className="text-lg">Makroživiny v&nbsp;gramech</h3>
        <MacroLines
          points={parts.map(({ average: one }) => ({
            protein: one?.protein_in_total ?? null,
            carbohydrates: one?.carbohydrates_in_total ?? null,
            fat: one?.fat_in_total ?? null,
          }))}
        />
        <ul className="figures flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {DRAWN_MACROS.map((macro) => (
            <li key={macro} className="flex items-center gap-1.5">
              <LineKey macro={macro} /> {NUTRIENT_LABELS[macro].name}
              {average === null ? null : (
                <span className="text-muted">průměr {Math.round(average[TOTAL_FIELDS[macro]] ?? 0)}&nbsp;g</span>
              )}
            </li>
          ))}
        </ul>
      </section>
      <Disclosure title="Tabulka s&nbsp;čísly">
        <OverviewTable parts={parts} by={overview.by} />
      </Disclosure>
      {average === null ? null : (
        <Disclosure title="Všechny živiny průměrného dne">
          <NutrientTables totals={average} />
        </Disclosure>
      )}
    </>
  )
}

function periodAt(periods: readonly DiaryPeriod[], from: string): DiaryPeriod | undefined {
  return periods.find((period) => period.from === from)
}
