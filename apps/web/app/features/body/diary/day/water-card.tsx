import type { DiaryDayDetail } from '@zivina/contract/body/diary-read'
import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { waterIntake } from '@zivina/nutrition/water'
import { GlassWater, Trash2 } from 'lucide-react'
import { useHastyPress } from '#app/kit/state/use-hasty-press.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import { useUser } from '#app/session/account/user-query.ts'
import { useDiaryBoard } from '../diary-context.ts'
import { waterIn, waterOf } from '../diary-days.ts'

/** Millilitres of one press: a glass and a bottle. */
const SIPS = [250, 500] as const

/** „1,25 l“, „250 ml“ */
export function waterText(milliliters: number): string {
  return milliliters < 1000
    ? `${formatNumber(milliliters, 0)}${NBSP}ml`
    : `${formatNumber(milliliters / 1000, 2)}${NBSP}l`
}

/** The water of a day, and buttons to record more of it. */
export function WaterCard({
  day,
  onDrink,
}: {
  day: DiaryDayDetail | undefined
  onDrink: (milliliters: number) => void
}) {
  const { open, remove } = useDiaryBoard()
  const drinks = waterIn(day)
  const isHasty = useHastyPress()
  return (
    <section aria-label="Voda" className="flex flex-col gap-3 rounded-card bg-surface p-3 shadow-card sm:p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="flex items-center gap-2 text-lg">
          <GlassWater className="size-5 shrink-0 text-brand" aria-hidden /> Voda
        </h3>
        <p className="figures" aria-live="polite">
          <strong className="text-heading">{waterText(waterOf(day))}</strong> <WaterAim />
        </p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        {SIPS.map((milliliters) => (
          <Button key={milliliters} className="px-4" onClick={() => isHasty(`${milliliters}`) || onDrink(milliliters)}>
            +{NBSP}
            {waterText(milliliters)}
          </Button>
        ))}
        <Button variant="quiet" className="px-4" aria-haspopup="dialog" onClick={() => open({ kind: 'water' })}>
          Jiné množství
        </Button>
      </div>
      {drinks.length > 0 ? (
        <Disclosure title="Co jste vypili" titleClassName="text-brand">
          <ul aria-label="Zapsaná voda" className="divide-y divide-line">
            {drinks.map((drink) => (
              <li key={drink.guid} className="figures flex items-center justify-between">
                {waterText(drink.amount ?? 0)}
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={`Smazat vodu, ${waterText(drink.amount ?? 0)}`}
                  onClick={() => remove(drink)}
                >
                  <Trash2 aria-hidden />
                </Button>
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </section>
  )
}

/** How much is enough, where the sex is known, by EFSA; nothing otherwise. */
function WaterAim() {
  const { sex, pregnant_or_breastfeeding } = useUser().data ?? {}
  if (!sex || pregnant_or_breastfeeding) return null
  return <span className="text-muted">stačí asi {waterText(waterIntake(sex, 'none').drinks.from * 1000)}</span>
}
