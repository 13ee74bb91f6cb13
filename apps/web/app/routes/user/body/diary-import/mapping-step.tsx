import type { ImportPreview } from '@zivina/contract/body/diary-import'
import { IMPORT_FIELDS, type ImportField } from '@zivina/domain/body/diary-import/columns'
import { FIELD_LABELS, SOURCE_LABELS } from '@zivina/domain/body/diary-import/labels'
import type { DateOrder } from '@zivina/domain/body/diary-import/read-cells'
import { MEAL_TYPE_LABELS, MEAL_TYPES, type MealType } from '@zivina/domain/catalogue/meal-types'
import { useState } from 'react'
import { SelectField } from '#app/kit/form/select-field.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { ScrollRegion } from '#app/kit/ui/scroll-region.tsx'
import { type Said, usedTwice } from './use-diary-import.ts'

type MappingStepProps = {
  preview: ImportPreview
  said: Said
  onShow: (said: Said) => void
  onBack: () => void
}

const ORDERS: readonly (readonly [DateOrder, string])[] = [
  ['day_first', 'den/měsíc/rok'],
  ['month_first', 'měsíc/den/rok'],
]

/** The person confirms what each column is. */
export function MappingStep({ preview, said: first, onShow, onBack }: MappingStepProps) {
  const [said, say] = useState(first)
  const [isJudged, judge] = useState(false)
  const { columns, sample, source, is_order_needed } = preview
  const problems = isJudged ? problemsOf(said, is_order_needed) : {}
  const show = () => {
    judge(true)
    if (Object.keys(problemsOf(said, is_order_needed)).length === 0) onShow(said)
  }
  const set = (field: ImportField, value: string) =>
    say({ ...said, mapping: { ...said.mapping, [field]: value === '' ? null : Number(value) } })
  return (
    <Panel title="Co který sloupec znamená" intro={SOURCE_LABELS[source]}>
      <Sample columns={columns} rows={sample} />
      <div className="grid gap-4 sm:grid-cols-2">
        {IMPORT_FIELDS.map((field) => (
          <SelectField
            key={field}
            label={FIELD_LABELS[field]}
            error={problems[field]}
            value={said.mapping[field] === null ? '' : String(said.mapping[field])}
            onChoose={(value: string) => set(field, value)}
            choices={[['', 'není v\u00a0tabulce'] as const, ...columns.map((name, at) => [String(at), name] as const)]}
          />
        ))}
        {is_order_needed ? (
          <SelectField
            label={'Pořadí v\u00a0datu'}
            hint={'Z\u00a0tabulky se nepozná, co je den a\u00a0co měsíc.'}
            error={problems.order}
            value={said.date_order ?? ''}
            onChoose={(value: string) => say({ ...said, date_order: (value || null) as DateOrder | null })}
            choices={[['', 'Vyberte…'] as const, ...ORDERS]}
          />
        ) : null}
        <SelectField
          label="Kam patří řádky bez druhu jídla"
          value={said.default_meal}
          onChoose={(meal: MealType) => say({ ...said, default_meal: meal })}
          choices={MEAL_TYPES.map((meal) => [meal, MEAL_TYPE_LABELS[meal]] as const)}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="brand" onClick={show}>
          Zobrazit náhled
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Jiný soubor
        </Button>
      </div>
    </Panel>
  )
}

function problemsOf(said: Said, is_order_needed: boolean): Partial<Record<ImportField | 'order', string>> {
  const twice = usedTwice(said.mapping).map((field) => [field, 'Tento sloupec je vybraný dvakrát'] as const)
  return {
    ...Object.fromEntries(twice),
    ...(said.mapping.day === null ? { day: 'Bez data nevíme, kam řádky zapsat' } : {}),
    ...(is_order_needed && said.date_order === null ? { order: 'Vyberte pořadí dne a\u00a0měsíce' } : {}),
  }
}

/** The first rows of the file as they are in it. */
function Sample({ columns, rows }: { columns: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <ScrollRegion label="Ukázka souboru" className="overflow-x-auto">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">První řádky souboru</caption>
        <thead>
          <tr>
            {columns.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity and never change places.
              <th key={at} scope="col" className="border-b border-line px-2 py-1.5 whitespace-nowrap">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity and never change places.
            <tr key={row}>
              {columns.map((_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <td key={at} className="border-b border-line px-2 py-1.5 whitespace-nowrap text-muted">
                  {cells[at] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
