import { formatNumber } from '@zivina/czech/format-number'
import { SEXES, type Sex } from '@zivina/nutrition/targets'
import { WATER_STATES, type WaterState, waterIntake } from '@zivina/nutrition/water'
import { useState } from 'react'
import { SEX_LABELS } from '#app/features/account/target-labels.ts'
import { choicesOf } from '#app/kit/form/field-table.ts'
import { SelectField } from '#app/kit/form/select-field.tsx'
import { Checkbox } from '#app/kit/ui/checkbox.tsx'
import { CalculatorResult, MainFigure } from './calculator-result.tsx'

const STATE_LABELS: Record<WaterState, string> = {
  none: 'Ani jedno',
  pregnant: 'Jsem těhotná',
  breastfeeding: 'Kojím',
}

/** Water of a day, from drinks and food. */
export default function WaterForm() {
  const [sex, setSex] = useState<Sex>('female')
  const [state, setState] = useState<WaterState>('none')
  const [child, setChild] = useState(false)
  const { total, drinks } = waterIntake(sex, state)
  return (
    <div className="calculator-form">
      <SelectField label="Pohlaví" value={sex} onChoose={setSex} choices={choicesOf(SEXES, SEX_LABELS)} />
      {sex === 'female' ? (
        <SelectField
          label={'Těhotenství a\u00a0kojení'}
          value={state}
          onChoose={setState}
          choices={choicesOf(WATER_STATES, STATE_LABELS)}
        />
      ) : null}
      <Checkbox className="sm:col-span-2" checked={child} onChange={(event) => setChild(event.target.checked)}>
        Je mi méně než 18{'\u00a0'}let
      </Checkbox>
      <CalculatorResult empty="">
        {child ? (
          'Dětem stačí podle věku méně; kolik, poradí dětský lékař.'
        ) : (
          <>
            <MainFigure label="Voda za den celkem" figure={`${formatNumber(total, 1)}\u00a0l`} />
            <span className="figures block">
              Z{'\u00a0'}toho vypít přibližně {formatNumber(drinks.from, 1)} až {formatNumber(drinks.to, 1)}
              {'\u00a0'}l, zbytek dodá jídlo.
            </span>
          </>
        )}
      </CalculatorResult>
    </div>
  )
}
