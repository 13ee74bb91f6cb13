import type { RecipeTotals } from '@zivina/nutrition/macros'
import { useState } from 'react'
import { SaidButton } from '#app/features/entry/picked-list.tsx'
import { PlanEnergy } from '#app/features/planning/board/plan-energy.tsx'
import { SelectField } from '#app/kit/form/select-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { helpingText } from '../diary/helping.ts'
import {
  candidateName,
  choose,
  helpingOfRow,
  problemsOf,
  type Row,
  type RowUnit,
  rowUnitLabel,
  rowUnits,
} from './read-rows.ts'

type RowFieldsProps = {
  row: Row
  /** Whether what is missing is said, as after an attempt to write. */
  isJudged: boolean
  onChange: (row: Row) => void
}

/**
 * One read line: which food it is, how much of it and its energy. What was understood for certain is a line with an amount, whose fields
 * open when they are wanted; what is doubtful is asked in place.
 */
export function RowFields({ row, isJudged, onChange }: RowFieldsProps) {
  const { line, chosen, amount, unit, isLeftOut } = row
  const said = helpingOfRow(row)
  const [isOpen, open] = useState(line.doubt !== 'sure' || said === null)
  const problems = isJudged ? problemsOf(row) : {}
  const candidate = line.candidates[chosen ?? 0]
  return (
    <li className="flex flex-col gap-3 border-t border-line pt-4 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className={isLeftOut ? 'text-muted line-through' : 'font-semibold text-heading'}>„{line.text}“</p>
        {said === null || isLeftOut ? null : <RowEnergy totals={said.choice.totalsOf(said.helping)} />}
        {line.candidates.length === 0 ? null : (
          <Button variant="quiet" onClick={() => onChange({ ...row, isLeftOut: !isLeftOut })}>
            {isLeftOut ? 'Vrátit' : 'Vynechat'}
            <span className="sr-only">– {line.text}</span>
          </Button>
        )}
      </div>
      {candidate === undefined ? (
        <p className="text-muted">
          Takovou potravinu neznáme, proto ji nezapíšeme. Zkuste ji nazvat jinak, nebo ji zapište zvlášť.
        </p>
      ) : isLeftOut ? null : !isOpen && said ? (
        <SaidButton
          name={candidateName(candidate)}
          amount={helpingText(said.helping)}
          onEdit={() => open(true)}
          className="self-start rounded-full border border-control px-4 hover:bg-brand-soft"
        />
      ) : (
        <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[1fr_7rem_9rem]">
          <SelectField
            className="max-sm:col-span-2"
            label={line.doubt === 'sure' ? 'Potravina' : 'Která z\u00a0nich to byla?'}
            value={chosen === null ? '' : String(chosen)}
            error={problems.chosen}
            onChoose={(place: string) => onChange(choose(row, place === '' ? -1 : Number(place)))}
            choices={[
              ...(chosen === null ? [['', 'Vyberte…'] as const] : []),
              ...line.candidates.map((each, place) => [String(place), candidateName(each)] as const),
            ]}
          />
          <TextField
            label="Množství"
            value={amount}
            error={problems.amount}
            inputMode="decimal"
            autoComplete="off"
            onChange={({ target }) => onChange({ ...row, amount: target.value })}
          />
          <SelectField<RowUnit>
            label="Jednotka"
            value={unit}
            choices={rowUnits(candidate).map((each) => [each, rowUnitLabel(each)] as const)}
            onChoose={(next) => onChange({ ...row, unit: next })}
          />
        </div>
      )}
    </li>
  )
}

function RowEnergy({ totals }: { totals: Pick<RecipeTotals, 'kilojoules' | 'nutrient_coverage'> }) {
  return (
    <p className="figures ml-auto">
      {totals.kilojoules === null ? (
        <span className="text-muted">energii neznáme</span>
      ) : (
        <PlanEnergy kilojoules={totals.kilojoules} coverage={totals.nutrient_coverage.kilojoules} />
      )}
    </p>
  )
}
