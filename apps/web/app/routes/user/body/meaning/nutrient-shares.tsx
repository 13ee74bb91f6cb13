import type { NutrientMeaning } from '@zivina/contract/body/meaning'
import { formatNumber } from '@zivina/czech/format-number'
import { CONSTITUENT_GROUP_LABELS } from '@zivina/domain/catalogue/constituent-labels'
import { decimalsOf } from '@zivina/domain/catalogue/format'
import { CONSTITUENT_GROUPS, type ConstituentGroup } from '@zivina/nutrition/constituents/constituents'
import type { TargetNutrient } from '@zivina/nutrition/nutrient-targets'
import { STORED_NUTRIENTS } from '@zivina/nutrition/nutrients'
import { nutrientName, nutrientUnit } from '#app/features/account/nutrient-targets/target-nutrient.ts'
import { KnownBar, unknownText } from '#app/features/body/known-bar.tsx'
import { Panel } from '#app/kit/page/panel.tsx'

const GROUPS: readonly { title: string; members: readonly TargetNutrient[] }[] = [
  { title: 'Energie a\u00a0základní živiny', members: STORED_NUTRIENTS },
  ...(Object.keys(CONSTITUENT_GROUPS) as ConstituentGroup[]).map((group) => ({
    title: CONSTITUENT_GROUP_LABELS[group],
    members: CONSTITUENT_GROUPS[group],
  })),
]

/** The share of its reference intake that each nutrient made; what is not known is hatched and told. */
export function NutrientShares({ nutrients }: { nutrients: readonly NutrientMeaning[] }) {
  const groups = GROUPS.map(({ title, members }) => ({
    title,
    rows: nutrients.filter(({ nutrient }) => members.includes(nutrient)),
  })).filter(({ rows }) => rows.length > 0)
  return (
    <>
      <p className="max-w-text text-sm text-muted">
        Plný pruh je celá referenční hodnota na den. Šrafování říká, že část snědeného neznáme a{'\u00a0'}skutečnost
        může být vyšší.
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        {groups.map(({ title, rows }) => (
          <Panel key={title} title={title}>
            <ul className="flex flex-col gap-4">
              {rows.map((row) => (
                <Row key={row.nutrient} row={row} />
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </>
  )
}

const KIND_WORDS = { enough: '', at_most: ' nejvýše', compare: '' } as const

function Row({ row: { nutrient, mean, coverage, reference, share } }: { row: NutrientMeaning }) {
  const unit = nutrientUnit(nutrient)
  const figure = (value: number) => formatNumber(value, decimalsOf(value))
  const unknown = unknownText(coverage)
  return (
    <li className="flex flex-col gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">{nutrientName(nutrient)}</span>
        <span className="figures text-sm text-muted">
          {mean === null || share === null ? (
            'nevíme'
          ) : (
            <>
              <strong className="text-base text-heading">
                {coverage < 1 ? 'nejméně ' : ''}
                {formatNumber(share * 100, 0)}
                {'\u00a0'}%
              </strong>{' '}
              · {figure(mean)} z{KIND_WORDS[reference.kind]} {figure(reference.value)}
              {'\u00a0'}
              {unit}
            </>
          )}
        </span>
      </div>
      <KnownBar
        share={share ?? 0}
        isPartial={coverage < 1}
        fill={reference.kind === 'at_most' ? 'fill-energy' : 'fill-brand'}
      />
      {mean !== null && unknown !== '' ? <p className="text-sm text-muted">{unknown}</p> : null}
    </li>
  )
}
