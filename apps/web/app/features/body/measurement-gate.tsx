import type { User } from '@zivina/contract/account/users'
import { Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import { HealthConsent } from '#app/features/account/health-consent.tsx'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { Skeleton, Skeletons } from '#app/kit/ui/skeleton.tsx'
import { UserGate } from '#app/session/account/user-gate.tsx'
import { type MeasurementPage, type Measurements, useMeasurements } from './use-measurements.ts'

type MeasurementGateProps = {
  first: MeasurementPage | null
  children: (measurements: Measurements, user: User) => ReactNode
}

/** What needs one's measurements: without the consent to data about health it asks for that, meanwhile it shows a shape. */
export function MeasurementGate({ first, children }: MeasurementGateProps) {
  return (
    <UserGate>
      {(user) =>
        user.health_data_consent ? (
          <WithMeasurements first={first}>{(measurements) => children(measurements, user)}</WithMeasurements>
        ) : (
          <Panel
            title="Než začnete"
            Icon={Scale}
            intro="Měření patří jen vám. Abychom ho mohli ukládat, potřebujeme váš souhlas."
          >
            <HealthConsent />
          </Panel>
        )
      }
    </UserGate>
  )
}

type WithProps = { first: MeasurementPage | null; children: (measurements: Measurements) => ReactNode }

function WithMeasurements({ first, children }: WithProps) {
  const measurements = useMeasurements(first)
  return (
    <QueryGate query={measurements} waiting={{ text: 'Načítám měření…', shape: <Waiting /> }}>
      {() => children(measurements)}
    </QueryGate>
  )
}

function Waiting() {
  return (
    <>
      <Skeleton className="h-36 w-full rounded-card" />
      <Skeleton className="h-96 w-full rounded-card" />
      <Skeletons count={3} className="h-14 w-full rounded-card" />
    </>
  )
}
