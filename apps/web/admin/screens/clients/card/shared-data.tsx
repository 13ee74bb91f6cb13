import type { ClientData } from '@zivina/contract/counselling/clients'
import { formatNumber } from '@zivina/czech/format-number'
import { calendarDay } from '@zivina/domain/calendar-day'
import { ALLERGEN_LABELS } from '@zivina/domain/catalogue/allergens/allergen-labels'
import { CONSENT_KIND_LABELS, CONSENT_KINDS, type ConsentKind } from '@zivina/domain/counselling/consent-kinds'
import { ChevronLeft, ChevronRight, EyeOff, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Section } from '#admin/kit/record/section.tsx'
import { Failure } from '#admin/kit/screen/failure.tsx'
import { energyText } from '#app/features/account/energy-text.ts'
import { sayKilograms } from '#app/features/body/measurement-words.ts'
import { Notice } from '#app/kit/form/notice.tsx'
import { dateText } from '#app/kit/text/date-text.ts'
import { rangeName } from '#app/kit/text/day-names.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Values } from '#app/kit/ui/values.tsx'
import type { Shared } from './use-shared.ts'

const NOT_SHARED: Readonly<Record<ConsentKind, string>> = {
  diary: 'Klient nesdílí deník jídla.',
  weight: 'Klient nesdílí hmotnost.',
  targets: 'Klient nesdílí denní cíle.',
  allergens: 'Klient nesdílí alergeny.',
  plans: 'Klient nesdílí jídelníčky.',
}

/** What the client lets the nutritionist see, until when, and what not. */
export function SharedData({ shared }: { shared: Shared }) {
  const { data, failure, isReading, range, withdrawn } = shared
  return (
    <Section title={'Co klient sdílí'}>
      <p className="text-sm text-muted">Každé načtení klient vidí mezi náhledy na své údaje.</p>
      {failure ? <Failure failure={failure} onRetry={() => void shared.read()} /> : null}
      {withdrawn.length === 0 ? null : (
        <Notice tone="info">
          Klient mezitím přestal sdílet: {withdrawn.map((kind) => CONSENT_KIND_LABELS[kind].toLowerCase()).join(', ')}.
        </Notice>
      )}
      {data ? (
        <dl className="divide-y divide-line">
          {CONSENT_KINDS.map((kind) => (
            <Kind key={kind} kind={kind} data={data} />
          ))}
        </dl>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <Button size="icon" variant="quiet" aria-label="Předchozí měsíc" onClick={() => shared.move(-1)}>
          <ChevronLeft aria-hidden />
        </Button>
        <span className="figures" aria-live="polite">
          {rangeName(range)}
        </span>
        <Button
          size="icon"
          variant="quiet"
          aria-label="Další měsíc"
          disabled={range.to >= calendarDay(new Date())}
          onClick={() => shared.move(1)}
        >
          <ChevronRight aria-hidden />
        </Button>
        <Button className="ml-auto" aria-disabled={isReading || undefined} onClick={() => void shared.read()}>
          <RotateCw aria-hidden /> Načíst znovu
        </Button>
      </div>
    </Section>
  )
}

function Kind({ kind, data }: { kind: ConsentKind; data: ClientData }) {
  const until = data.permitted.find((one) => one.kind === kind)?.until
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 py-2">
      <dt className="w-32 font-medium">{CONSENT_KIND_LABELS[kind]}</dt>
      {until === undefined ? (
        <dd className="flex items-center gap-2 text-muted">
          <EyeOff className="size-4 shrink-0" aria-hidden />
          {NOT_SHARED[kind]}
        </dd>
      ) : (
        <dd className="min-w-0 flex-1">
          {SHOWN[kind](data)}
          <span className="block text-sm text-muted">do {dateText(until)}</span>
        </dd>
      )}
    </div>
  )
}

/** Each kind in short; days of the diary and weights are in the time line. */
const SHOWN: Readonly<Record<ConsentKind, (data: ClientData) => ReactNode>> = {
  diary: ({ diary }) => (diary?.length ? 'V\u00a0časové ose.' : 'V\u00a0těchto dnech nic nezapsal(a).'),
  weight: ({ weight }) => {
    const [first, last] = [weight?.at(0), weight?.at(-1)]
    if (!first || !last) return 'V\u00a0těchto dnech se nevážil(a).'
    const change = last.weight - first.weight
    const sign = change > 0 ? '+' : change < 0 ? '−' : ''
    return `${sayKilograms(last.weight)}${first === last ? '' : `, za tyto dny ${sign}${sayKilograms(Math.abs(change))}`}`
  },
  targets: ({ targets }) =>
    targets === null ? null : (
      <Values
        of={[
          [
            'Energie na den',
            targets.daily_kilojoules === null ? 'neznámá' : energyText(targets.daily_kilojoules, false)[0],
          ],
          ['Cílová hmotnost', targets.goal_weight && sayKilograms(targets.goal_weight)],
          ['Vlastní meze živin', targets.nutrients.length > 0 && formatNumber(targets.nutrients.length, 0)],
        ]}
      />
    ),
  allergens: ({ allergens }) =>
    allergens?.length ? allergens.map((one) => ALLERGEN_LABELS[one]).join(', ') : 'Žádné neuvádí.',
  plans: ({ plans }) => (plans?.length ? plans.map(({ name }) => name).join(', ') : 'Žádný jídelníček nemá.'),
}
