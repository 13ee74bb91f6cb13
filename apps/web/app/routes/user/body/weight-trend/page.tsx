import { AskedFigures } from '#app/features/account/asked-figures.tsx'
import { FieldCharts } from '#app/features/body/girth-charts.tsx'
import { MeasurementGate } from '#app/features/body/measurement-gate.tsx'
import { MeasurementList } from '#app/features/body/measurement-list.tsx'
import { MeasurementTransfer } from '#app/features/body/measurement-transfer.tsx'
import { PHOTO_REMOVAL } from '#app/features/body/photo-removal.ts'
import { useWeightNow } from '#app/features/body/use-measured-now.ts'
import { TREND_PATH } from '#app/features/body/user-paths.ts'
import { WeighIn } from '#app/features/body/weigh-in.tsx'
import { lazyPart } from '#app/kit/parts/lazy-part.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { guarded, requirePremium } from '#app/session/access/guard.ts'
import { useDelayedRemoval } from '#app/session/account/use-delayed-removal.ts'
import { TrendPanel } from './trend-panel.tsx'

const ProgressPhotos = lazyPart(() => import('#app/features/body/progress-photos.tsx'))

export const middleware = [requirePremium]
export const clientMiddleware = [requirePremium]

/** The loader runs on each navigation, so that the guard does. */
export const loader = guarded(async () => null)
export const clientLoader = guarded(async () => null)

export const meta = privateMetaOf({
  title: 'Trend hmotnosti',
  description: 'Vyhlazená hmotnost bez denních výkyvů, odhad cesty k\u00a0cíli a\u00a0skutečný výdej energie.',
  keywords: ['trend hmotnosti', 'hubnutí', 'graf hmotnosti'],
  path: TREND_PATH,
})

/** The smoothed trend of one's weight, with everything that it says. */
export default function WeightTrendPage() {
  const removal = useDelayedRemoval(PHOTO_REMOVAL)
  const weightNow = useWeightNow()
  return (
    <>
      <h1 className="text-3xl">Trend hmotnosti</h1>
      <AskedFigures>
        <MeasurementGate first={null}>
          {(measurements, user) => {
            const days = measurements.data ?? []
            return (
              <>
                <WeighIn
                  last={days.find(({ weight }) => weight !== null) ?? null}
                  record={measurements.record}
                  weightNow={weightNow}
                />
                {measurements.count > 0 ? <TrendPanel user={user} /> : null}
                <FieldCharts title="Obvody" days={days} />
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
