import { MOVEMENT_PATH } from '#app/features/body/user-paths.ts'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { UserGate } from '#app/session/account/user-gate.tsx'
import { AddMovement } from './add-movement.tsx'
import { CountingPanel } from './counting-panel.tsx'
import { MovementList } from './movement-list.tsx'

const TITLE = 'Pohyb'

export const meta = privateMetaOf({
  title: TITLE,
  description: 'Zapisujte pohyb a\u00a0podívejte se, kolik energie vás stál.',
  keywords: ['pohyb', 'sport', 'výdej energie'],
  path: MOVEMENT_PATH,
})

/** Movement recorded by hand, and whether it is added to the target of its day. */
export default function Movement() {
  return (
    <>
      <h1 className="text-3xl">{TITLE}</h1>
      <UserGate>
        {(user) => (
          <>
            <AddMovement />
            <MovementList user={user} />
            <CountingPanel user={user} />
          </>
        )}
      </UserGate>
    </>
  )
}
