import { DIARY_CONSTITUENT_DAYS_MAX } from '@zivina/contract/body/limits'
import { addDays, calendarDay, isCalendarDay } from '@zivina/domain/calendar-day'
import { useId, useState } from 'react'
import { DIARY_REPORT_PATH } from '#app/features/body/diary-paths.ts'
import { saveFile } from '#app/kit/device/save-file.ts'
import { describeFailure, type FormFailure } from '#app/kit/form/form-failure.ts'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { ToggleChip } from '#app/kit/ui/chip.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { useAccount } from '#app/session/account/account-context.ts'

const TITLE = 'Přehled pro lékaře'

export const meta = privateMetaOf({
  title: TITLE,
  description: 'Průměry, mezery a\u00a0hmotnost za zvolenou dobu v\u00a0jednom souboru PDF.',
  keywords: ['přehled stravy', 'PDF pro lékaře', 'nutriční terapeut'],
  path: DIARY_REPORT_PATH,
})

/** Usual times, in days that end with the present one. */
const TIMES = [
  [14, 'Dva týdny'],
  [30, 'Měsíc'],
  [91, 'Čtvrt roku'],
] as const

/** An overview of the diary for one's doctor or nutritionist, over a chosen time. */
export default function DiaryReport() {
  const { api } = useAccount()
  const [today] = useState(() => calendarDay(new Date()))
  const [range, setRange] = useState({ from: addDays(today, -29), to: today })
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const groupId = useId()
  const problem = problemWith(range)
  const download = async () => {
    setFailure(null)
    if (problem !== null) return
    saveFile(await api('GET /diary/report', { query: range }), `prehled-stravy-${range.from}-${range.to}.pdf`)
  }
  return (
    <>
      <h1 className="text-3xl">{TITLE}</h1>
      <Panel
        title="Za jakou dobu"
        intro={
          'V\u00a0souboru budou denní průměry energie, živin, vitaminů a\u00a0minerálních látek, dny bez zápisu, hmotnost a\u00a0co není známo. Žádné rady.'
        }
      >
        <fieldset className="flex flex-wrap gap-2" aria-labelledby={groupId}>
          <legend id={groupId} className="sr-only">
            Častá doba
          </legend>
          {TIMES.map(([days, label]) => {
            const from = addDays(today, 1 - days)
            return (
              <ToggleChip
                key={days}
                pressed={range.from === from && range.to === today}
                onPress={() => setRange({ from, to: today })}
              >
                {label}
              </ToggleChip>
            )
          })}
        </fieldset>
        <div className="grid gap-4 sm:grid-cols-2 sm:max-w-text">
          <TextField
            label="Od"
            type="date"
            value={range.from}
            error={problem}
            onChange={({ target }) => setRange({ ...range, from: target.value })}
          />
          <TextField
            label="Do"
            type="date"
            value={range.to}
            onChange={({ target }) => setRange({ ...range, to: target.value })}
          />
        </div>
        <FormNotice failure={failure} />
        <ActionButton
          variant="brand"
          className="self-start"
          run={download}
          pendingLabel="Připravuji…"
          onFailure={(found) => setFailure(describeFailure(found))}
        >
          Stáhnout PDF
        </ActionButton>
      </Panel>
    </>
  )
}

function problemWith({ from, to }: { from: string; to: string }): string | null {
  if (!isCalendarDay(from) || !isCalendarDay(to)) return 'Vyberte oba dny'
  if (from > to) return 'První den je až po posledním'
  return addDays(from, DIARY_CONSTITUENT_DAYS_MAX) <= to ? 'Vyberte nejvýše rok' : null
}
