import { MEASURED_FIELDS } from '@zivina/domain/body/measured-fields'
import { AskedFigures } from '#app/features/account/asked-figures.tsx'
import { FieldCharts } from '#app/features/body/girth-charts.tsx'
import { MeasurementGate } from '#app/features/body/measurement-gate.tsx'
import { MeasurementList } from '#app/features/body/measurement-list.tsx'
import { MeasurementTransfer } from '#app/features/body/measurement-transfer.tsx'
import { PHOTO_REMOVAL } from '#app/features/body/photo-removal.ts'
import { useWeightNow } from '#app/features/body/use-measured-now.ts'
import { type MeasurementPage, readMeasurements } from '#app/features/body/use-measurements.ts'
import { MEASURES_PATH, TREND_PATH } from '#app/features/body/user-paths.ts'
import { WeighIn } from '#app/features/body/weigh-in.tsx'
import { lazyPart } from '#app/kit/parts/lazy-part.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { guarded } from '#app/session/access/guard.ts'
import { useDelayedRemoval } from '#app/session/account/use-delayed-removal.ts'
import type { Route } from './+types/page.ts'

const ProgressPhotos = lazyPart(() => import('#app/features/body/progress-photos.tsx'))

type First = { first: MeasurementPage | null; is_premium: boolean }

/** A page rendered on the server contains the newest records. */
export const loader = guarded(
  async ({ api, user, signal }): Promise<First> => ({
    first: await readMeasurements(api, 0, signal),
    is_premium: user.is_premium,
  }),
)

/** In the browser the page appears at once and loads its data itself. */
export const clientLoader = guarded(async ({ user }): Promise<First> => ({ first: null, is_premium: user.is_premium }))

export const meta = privateMetaOf({
  title: 'Měření těla',
  description: 'Vaše hmotnost a\u00a0obvody den po dni.',
  keywords: ['měření těla', 'hmotnost', 'obvod pasu'],
  path: MEASURES_PATH,
})

/** Weight and girths of everyone who is logged in, without the smoothed trend. */
export default function Measures({ loaderData: { first, is_premium } }: Route.ComponentProps) {
  const removal = useDelayedRemoval(PHOTO_REMOVAL)
  const weightNow = useWeightNow()
  return (
    <>
      <h1 className="text-3xl">Měření těla</h1>
      <AskedFigures>
        <MeasurementGate first={first}>
          {(measurements) => {
            const days = measurements.data ?? []
            return (
              <>
                <WeighIn
                  last={days.find(({ weight }) => weight !== null) ?? null}
                  record={measurements.record}
                  weightNow={weightNow}
                />
                <FieldCharts title="Vývoj" days={days} fields={MEASURED_FIELDS} />
                <TrendInvitation is_premium={is_premium} />
                <MeasurementList measurements={measurements} />
                <ProgressPhotos {...removal} />
                <MeasurementTransfer refresh={measurements.refresh} />
              </>
            )
          }}
        </MeasurementGate>
      </AskedFigures>
    </>
  )
}

function TrendInvitation({ is_premium }: { is_premium: boolean }) {
  return (
    <aside className="flex flex-col items-start gap-3 rounded-card bg-sunken p-5 sm:p-6">
      <h2 className="text-xl">Co se děje doopravdy</h2>
      <p className="max-w-text">
        Váha kolísá ze dne na den i&nbsp;o&nbsp;kilogram, hlavně kvůli vodě. Trend hmotnosti tyhle výkyvy vyhladí,
        řekne, kolik týdně opravdu ubíráte nebo přibíráte, kdy nejspíš dojdete k&nbsp;cíli a&nbsp;kolik energie ve
        skutečnosti vydáváte.
      </p>
      {is_premium ? (
        <LinkButton href={TREND_PATH}>Otevřít trend hmotnosti</LinkButton>
      ) : (
        <LinkButton href="/premium">Trend je součástí Premium</LinkButton>
      )}
    </aside>
  )
}
