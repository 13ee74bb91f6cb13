import type { NutrientTarget, Targets } from '@zivina/contract/account/targets'
import { TARGET_NUTRIENTS } from '@zivina/nutrition/nutrient-targets'
import { PencilLine, Search, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTargetCalls } from '#app/features/account/use-targets.ts'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { TextField } from '#app/kit/form/text-field.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { BoundsForm } from './bounds-form.tsx'
import { boundsText, findNutrients, nutrientName, WEEKDAY_NAMES } from './target-nutrient.ts'

const FOUND_MOST = 8

/** Own targets of any nutrient, added by searching for it. */
export function NutrientSection({ targets: { nutrients } }: { targets: Targets }) {
  const { setNutrients } = useTargetCalls()
  const [chosen, choose] = useState<NutrientTarget['nutrient'] | null>(null)
  const [edited, edit] = useState<string | null>(null)
  /** @param former what it takes the place of */
  const save = async (target: NutrientTarget, former: NutrientTarget | null) => {
    const gone = new Set([keyOf(target), ...(former ? [keyOf(former)] : [])])
    await setNutrients([...nutrients.filter((other) => !gone.has(keyOf(other))), target])
    choose(null)
    edit(null)
  }
  const remove = (target: NutrientTarget) =>
    setNutrients(
      nutrients.filter((other) => keyOf(other) !== keyOf(target)),
      'Cíl jsme odebrali.',
    ).catch(sayFailure)
  return (
    <Panel
      title="Vlastní meze živin"
      Icon={Search}
      id="ziviny"
      intro="Nejméně a&nbsp;nejvíce na den pro jakoukoli živinu, třeba podle rady lékaře. Jeden den v&nbsp;týdnu může mít meze jiné."
    >
      {nutrients.length === 0 ? null : (
        <ul aria-label="Vaše meze" className="flex flex-col divide-y divide-line">
          {inOrder(nutrients).map((target) =>
            edited === keyOf(target) ? (
              <li key={keyOf(target)} className="py-3">
                <BoundsForm
                  nutrient={target.nutrient}
                  saved={target}
                  onSave={(changed) => save(changed, target)}
                  onCancel={() => edit(null)}
                />
              </li>
            ) : (
              <OwnTarget
                key={keyOf(target)}
                target={target}
                onEdit={() => edit(keyOf(target))}
                onRemove={() => void remove(target)}
              />
            ),
          )}
        </ul>
      )}
      {chosen === null ? (
        <Finder onChoose={choose} />
      ) : (
        <BoundsForm nutrient={chosen} onSave={(target) => save(target, null)} onCancel={() => choose(null)} />
      )}
    </Panel>
  )
}

/** In the order in which nutrients are shown, the one for every day first. */
function inOrder(nutrients: readonly NutrientTarget[]): NutrientTarget[] {
  const place = ({ nutrient, weekday }: NutrientTarget) => TARGET_NUTRIENTS.indexOf(nutrient) * 8 + (weekday ?? -1)
  return nutrients.toSorted((one, other) => place(one) - place(other))
}

const keyOf = ({ nutrient, weekday }: NutrientTarget): string => `${nutrient} ${weekday}`

type OwnTargetProps = { target: NutrientTarget; onEdit: () => void; onRemove: () => void }

function OwnTarget({ target, onEdit, onRemove }: OwnTargetProps) {
  const name = nutrientName(target.nutrient)
  const day = target.weekday === null ? null : WEEKDAY_NAMES[target.weekday]?.toLocaleLowerCase('cs')
  const which = `${name}${day ? `, ${day}` : ''}`
  return (
    <li className="flex items-center gap-2">
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 py-2">
        <span>
          {name}
          {day ? <span className="text-muted"> ({day})</span> : null}
        </span>
        <span className="figures font-semibold">{boundsText(target.nutrient, target)}</span>
      </span>
      <button type="button" aria-label={`Upravit: ${which}`} className={BUTTON} onClick={onEdit}>
        <PencilLine aria-hidden />
      </button>
      <button type="button" aria-label={`Odebrat: ${which}`} className={BUTTON} onClick={onRemove}>
        <Trash2 aria-hidden />
      </button>
    </li>
  )
}

const BUTTON =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-brand-soft [&_svg]:size-5'

function Finder({ onChoose }: { onChoose: (nutrient: NutrientTarget['nutrient']) => void }) {
  const [text, setText] = useState('')
  const found = findNutrients(text).slice(0, FOUND_MOST)
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label="Přidat živinu"
        placeholder="železo, vláknina, sůl…"
        autoComplete="off"
        maxLength={60}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="sr-only" aria-live="polite">
        {text.trim() === '' ? '' : `Nalezeno: ${found.length}`}
      </p>
      {found.length > 0 ? (
        <ul aria-label="Nalezené živiny" className="flex flex-wrap gap-2">
          {found.map((nutrient) => (
            <li key={nutrient}>
              <Button onClick={() => onChoose(nutrient)}>{nutrientName(nutrient)}</Button>
            </li>
          ))}
        </ul>
      ) : text.trim() === '' ? null : (
        <p className="text-muted">Takovou živinu neznáme.</p>
      )}
    </div>
  )
}
