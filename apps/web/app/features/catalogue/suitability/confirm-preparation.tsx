import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { ApiFailure } from '@zivina/contract/client'
import { IDDSI_LEVELS } from '@zivina/domain/catalogue/diet-rules/iddsi-levels'
import { IDDSI_TEST_LABELS, IDDSI_TESTS, type IddsiTest } from '@zivina/domain/catalogue/diet-rules/iddsi-tests'
import { DIET_TYPE_LABELS, type RestrictingDiet } from '@zivina/domain/catalogue/diet-types'
import { useState } from 'react'
import { describeFailure, type FormFailure } from '#app/kit/form/form-failure.ts'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { SelectField } from '#app/kit/form/select-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { RadioGroup } from '#app/kit/ui/radio-group.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'

type ConfirmPreparationProps = {
  recipe: RecipeDetail
  diet: RestrictingDiet
  onClose: () => void
  onConfirmed: (judged: RecipeDetail) => void
  /** Loads the recipe again; this dialog then shows what is asked now. */
  onChangedElsewhere: () => Promise<void>
}

const LEVELS = IDDSI_LEVELS.map((words, level) => ({ value: String(level), label: `${level} – ${words}` }))
const NO_LEVEL = { tone: 'error', message: 'Vyberte prosím úroveň textury.' } as const
const NO_THERAPIST = {
  tone: 'error',
  message: 'Vyplňte prosím terapeuta, zkoušku a\u00a0den, kdy proběhla. Bez nich texturu potvrdit nelze.',
} as const
const NO_TEST: TextureTest = { therapist: '', texture_test: 'spoon_tilt', tested_on: '' }
const TESTS = IDDSI_TESTS.map((test) => [test, IDDSI_TEST_LABELS[test]] as const)
const CHANGED = {
  tone: 'info',
  message: 'Mezitím se změnil recept nebo pravidla. Přečtěte si prosím znovu, co potvrzujete.',
} as const

/** Lists what is confirmed of the preparation; for dysphagia asks for the level of texture and who tested it, too. */
export default function ConfirmPreparation(props: ConfirmPreparationProps) {
  const { recipe, diet, onClose, onConfirmed, onChangedElsewhere } = props
  const [level, setLevel] = useState('')
  const [test, setTest] = useState(NO_TEST)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const { slug, rule_version } = recipe
  const needsLevel = diet === 'Dysphagia'
  const judged = recipe.diet_verdicts[diet]

  const confirm = async () => {
    if (needsLevel && level === '') return setFailure(NO_LEVEL)
    if (needsLevel && Object.values(test).some((value) => value.trim() === '')) return setFailure(NO_THERAPIST)
    setFailure(null)
    const iddsi = needsLevel ? { iddsi_level: Number(level), ...test } : {}
    const body = { diet_type: diet, rule_version, ...iddsi }
    onConfirmed(await sessionApi('POST /recipe/{slug}/confirmation', { params: { slug }, body }))
  }
  const onFailure = async (thrown: unknown) => {
    const isOutdated =
      thrown instanceof ApiFailure && (thrown.has('CHANGED_ELSEWHERE') || thrown.has('NOTHING_TO_CONFIRM'))
    setFailure(describeFailure(thrown))
    if (!isOutdated) return
    try {
      await onChangedElsewhere()
      if (thrown.has('CHANGED_ELSEWHERE')) setFailure(CHANGED)
    } catch (unread) {
      setFailure(describeFailure(unread))
    }
  }

  return (
    <Dialog open onClose={onClose} title={`Potvrdit přípravu: ${DIET_TYPE_LABELS[diet]}`}>
      <div className="flex flex-col gap-5 p-5">
        {judged?.verdict === 'waits' ? (
          <>
            <div className="flex flex-col gap-2">
              <p className="font-semibold text-heading">Co potvrzujete</p>
              <ul className="flex list-disc flex-col gap-2 pl-5">
                {judged.reasons.map(({ condition, text }) => (
                  <li key={condition}>{text.replace(/^Zbývá potvrdit, /, 'Potvrzuji, ')}</li>
                ))}
              </ul>
            </div>
            {needsLevel ? (
              <RadioGroup
                legend="Úroveň textury podle IDDSI"
                options={LEVELS}
                value={level}
                onChange={(chosen) => {
                  setLevel(chosen)
                  setFailure(null)
                }}
              />
            ) : null}
            {needsLevel ? <TestFields test={test} onChange={setTest} /> : null}
            <p className="text-sm text-muted">
              U&nbsp;receptu bude vaše jméno a&nbsp;datum. Platí to, dokud se nezmění suroviny, postup nebo pravidla.
            </p>
          </>
        ) : (
          <p>U&nbsp;této diety teď není co potvrdit.</p>
        )}
        <FormNotice failure={failure} />
        <div className="flex flex-wrap gap-3">
          {judged?.verdict === 'waits' ? (
            <ActionButton
              variant="brand"
              run={confirm}
              pendingLabel="Potvrzuji…"
              onFailure={(thrown) => void onFailure(thrown)}
            >
              Potvrdit přípravu
            </ActionButton>
          ) : null}
          <Button onClick={onClose}>Zavřít</Button>
        </div>
      </div>
    </Dialog>
  )
}

type TextureTest = { therapist: string; texture_test: IddsiTest; tested_on: string }

/** Who tested the texture, how and when: an editor's own word does not count for dysphagia. */
function TestFields({ test, onChange }: { test: TextureTest; onChange: (test: TextureTest) => void }) {
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label="Jméno terapeuta"
        hint="Klinický logoped, který texturu vyzkoušel."
        value={test.therapist}
        maxLength={120}
        onChange={({ target }) => onChange({ ...test, therapist: target.value })}
      />
      <SelectField
        label="Zkouška podle IDDSI"
        choices={TESTS}
        value={test.texture_test}
        onChoose={(texture_test) => onChange({ ...test, texture_test })}
      />
      <TextField
        label="Den zkoušky"
        type="date"
        value={test.tested_on}
        onChange={({ target }) => onChange({ ...test, tested_on: target.value })}
      />
    </div>
  )
}
