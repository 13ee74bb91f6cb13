import type { NutrientTarget, Targets } from '@zivina/contract/account/targets'
import type { User } from '@zivina/contract/account/users'
import { formatNumber } from '@zivina/czech/format-number'
import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import {
  energyBalance,
  FIBER_AIM,
  gramsOfShares,
  type MacroShares,
  moveShare,
  proposedShares,
  SHARE_RANGE,
  SPLIT_NUTRIENTS,
  type SplitNutrient,
  sharesOfGrams,
  sharesOutside,
} from '@zivina/nutrition/macro-split'
import { ChartPie } from 'lucide-react'
import { useId, useState } from 'react'
import { useTargetCalls } from '#app/features/account/use-targets.ts'
import { Panel } from '#app/kit/page/panel.tsx'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import { type Aims, savedAims, withMacros } from './macro-targets.ts'

type MacroSectionProps = { user: User; targets: Targets }

/** How protein, carbohydrates and fat share the energy: proposed from sources, moved by sliders that keep the sum. */
export function MacroSection({ user, targets }: MacroSectionProps) {
  const kilojoules = targets.week?.average ?? null
  return (
    <Panel
      title="Makroživiny"
      Icon={ChartPie}
      id="makroziviny"
      intro="Posuvníky drží součet: co přidáte jedné živině, ubere se ostatním."
    >
      {kilojoules === null || user.weight === null ? (
        <p className="max-w-text">Rozdělení navrhneme, až budeme znát energii na den a&nbsp;hmotnost.</p>
      ) : (
        <Split
          key={JSON.stringify(savedAims(targets.nutrients))}
          proposed={proposedShares(kilojoules, user.weight, user.target_goal ?? 'Weight maintain')}
          kilojoules={kilojoules}
          nutrients={targets.nutrients}
        />
      )}
    </Panel>
  )
}

type SplitProps = { proposed: MacroShares; kilojoules: number; nutrients: NutrientTarget[] }

function Split({ proposed, kilojoules, nutrients }: SplitProps) {
  const { setNutrients } = useTargetCalls()
  const aims = savedAims(nutrients)
  const [shares, setShares] = useState(() => sharesOfAims(aims) ?? proposed)
  const grams = gramsOfShares(shares, kilojoules)
  const isProposed = sharesOfAims(aims) === null
  return (
    <>
      <div className="flex flex-col gap-4">
        {SPLIT_NUTRIENTS.map((nutrient) => (
          <ShareSlider
            key={nutrient}
            nutrient={nutrient}
            percent={shares[nutrient]}
            grams={grams[nutrient]}
            onMove={(percent) => setShares((before) => moveShare(before, nutrient, percent))}
          />
        ))}
      </div>
      <p className="text-sm text-muted">
        K&nbsp;tomu vláknina nejméně {FIBER_AIM}&nbsp;g denně; procenta jsou z&nbsp;energie, která po ní zbude. Za cíl
        platí rozmezí 10&nbsp;% na obě strany.{' '}
        {isProposed ? 'Dokud neuložíte vlastní, počítá tak deník i\u00a0přehled dne.' : null}
      </p>
      <Notes shares={shares} aims={aims} kilojoules={kilojoules} />
      <div className="flex flex-wrap gap-3">
        <ActionButton variant="brand" run={() => setNutrients(withMacros(nutrients, grams))}>
          Uložit makroživiny
        </ActionButton>
        <Button variant="quiet" onClick={() => setShares(proposed)}>
          Navrhnout znovu
        </Button>
      </div>
      <Sources />
    </>
  )
}

function sharesOfAims({ protein, carbohydrates, fat }: Aims): MacroShares | null {
  return protein === null || carbohydrates === null || fat === null
    ? null
    : sharesOfGrams({ protein, carbohydrates, fat })
}

type ShareSliderProps = { nutrient: SplitNutrient; percent: number; grams: number; onMove: (percent: number) => void }

function ShareSlider({ nutrient, percent, grams, onMove }: ShareSliderProps) {
  const id = useId()
  const { name } = NUTRIENT_LABELS[nutrient]
  const said = `${formatNumber(grams, 0)}\u00a0g, ${percent}\u00a0%`
  return (
    <div className="flex flex-col">
      <span className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-medium">
          {name}
        </label>
        <span className="figures">
          <strong className="text-heading">{formatNumber(grams, 0)}&nbsp;g</strong>{' '}
          <span className="text-muted">{percent}&nbsp;%</span>
        </span>
      </span>
      <input
        id={id}
        type="range"
        className="h-11 w-full accent-brand"
        min={SHARE_RANGE.min}
        max={SHARE_RANGE.max}
        value={percent}
        aria-valuetext={said}
        onChange={(event) => onMove(Number(event.target.value))}
      />
    </div>
  )
}

type NotesProps = { shares: MacroShares; aims: Aims; kilojoules: number }

/** What sources say otherwise, and whether what is saved still fits the energy. */
function Notes({ shares, aims, kilojoules }: NotesProps) {
  const balance = energyBalance(aims, kilojoules)
  const outside = sharesOutside(shares)
  return (
    <div aria-live="polite" className="flex max-w-text flex-col gap-2 text-sm empty:hidden">
      {outside.includes('carbohydrates') ? (
        <p>Sacharidy jsou mimo 45–60&nbsp;% energie, které dospělým doporučuje EFSA.</p>
      ) : null}
      {outside.includes('fat') ? <p>Tuky jsou mimo 20–35&nbsp;% energie, které dospělým doporučuje EFSA.</p> : null}
      {balance !== null && !balance.agrees ? (
        <p>
          Uložené makroživiny dávají o&nbsp;{formatNumber(Math.abs(balance.difference) * 100, 0)}&nbsp;%{' '}
          {balance.difference > 0 ? 'víc' : 'méně'} energie, než je váš cíl. Uložením je srovnáte.
        </p>
      ) : null}
    </div>
  )
}

function Sources() {
  return (
    <Disclosure title="Z&nbsp;čeho návrh vychází" titleClassName="text-brand-strong" className="max-w-text">
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-sm">
        <li>
          Bílkoviny: 1,2&nbsp;g na kilogram hmotnosti, při hubnutí a&nbsp;přibírání 1,6&nbsp;g, nejvýš 25&nbsp;%
          energie. EFSA (2012) považuje 0,83&nbsp;g za dostatek a&nbsp;dvojnásobek za bezpečný; víc než 1,6&nbsp;g už
          nepřineslo nic navíc (<cite>Br J Sports Med</cite> 2018;52:376–384).
        </li>
        <li>Tuky: 30&nbsp;% energie, v&nbsp;mezích EFSA (20–35&nbsp;%) i&nbsp;WHO (nejvýš 30&nbsp;%).</li>
        <li>Sacharidy: zbytek. EFSA doporučuje 45–60&nbsp;% energie a&nbsp;25&nbsp;g vlákniny (2010).</li>
        <li>
          Energie gramu podle nařízení (EU) č.&nbsp;1169/2011: bílkoviny a&nbsp;sacharidy 17, tuky 37, vláknina
          8&nbsp;kJ.
        </li>
      </ul>
    </Disclosure>
  )
}
