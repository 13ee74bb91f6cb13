import { BODY_RANGES } from '@zivina/contract/account/limits'
import { formatNumber } from '@zivina/czech/format-number'
import { bmiBand, usualWeights } from '@zivina/nutrition/body-mass-index'
import { bodyMassIndex } from '@zivina/nutrition/targets'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useFigure } from '#app/kit/form/use-figure.ts'
import { CalculatorResult, MainFigure } from './calculator-result.tsx'
import { BMI_BAND_WORDS } from './result-words.ts'
import { useWho } from './who-fields.tsx'

/** The body mass index calculator. */
export default function BmiForm() {
  const height = useFigure(BODY_RANGES.height)
  const weight = useFigure(BODY_RANGES.weight)
  const who = useWho()
  const index = bodyMassIndex(weight.value, height.value)
  return (
    <div className="calculator-form">
      <TextField label="Výška (cm)" {...height.field} />
      <TextField label="Hmotnost (kg)" {...weight.field} />
      {who.fields}
      <CalculatorResult empty={'Vyplňte výšku a\u00a0hmotnost.'}>
        {who.refusal ??
          (index === null || height.value === null ? null : <Result index={index} height={height.value} />)}
      </CalculatorResult>
    </div>
  )
}

function Result({ index, height }: { index: number; height: number }) {
  const { label, text } = BMI_BAND_WORDS[bmiBand(index)]
  const { from, to } = usualWeights(height)
  return (
    <>
      <MainFigure label="Vaše BMI" figure={formatNumber(index, 1)} more={label} />
      <span className="block">{text}</span>
      <span className="figures block text-sm text-muted">
        Běžné rozmezí je při vaší výšce přibližně {formatNumber(from, 0)} až {formatNumber(to, 0)}
        {'\u00a0'}kg.
      </span>
    </>
  )
}
