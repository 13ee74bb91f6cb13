import { MembershipPanel } from '#app/features/commerce/membership/membership-panel.tsx'
import { AccountContext } from '#app/session/account/account-context.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { TabQueries } from '#app/session/api/tab-queries.tsx'

/** The membership of the logged-in user on the public page. */
export function OwnPremium({ guid }: { guid: string }) {
  return (
    <TabQueries>
      <AccountContext value={{ guid, api: sessionApi }}>
        <MembershipPanel />
      </AccountContext>
    </TabQueries>
  )
}
