import { lazyPart } from '#app/kit/parts/lazy-part.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { useSession } from '#app/session/tokens/use-session.ts'

const WAITING = <Skeleton className="h-40 w-full rounded-card" />

// Its code is for logged-in users alone.
const OwnPremium = lazyPart(async () => ({ default: (await import('./own-premium.tsx')).OwnPremium }), {
  waiting: WAITING,
})

/** What the logged-in user has already. The place is there from the first paint, so that nothing moves. */
export function OwnPart() {
  const user = useSession()
  return (
    <div className="for-user min-h-40 w-full *:w-full">
      {user === null ? WAITING : <OwnPremium guid={user.user_guid} />}
    </div>
  )
}
