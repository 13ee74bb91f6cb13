import type { StoreSubscription } from '@zivina/contract/commerce/store-subscriptions'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { isRunning, storeSubscriptionText, storeText } from './store-words.ts'
import { useRightsChanged, useShowStores } from './use-own-premium.ts'

/** What the user has from app stores, which only those can change. */
export function StorePurchases({ stores }: { stores: readonly StoreSubscription[] }) {
  return stores.filter(isRunning).map((bought) => (
    <p key={bought.guid}>
      {storeSubscriptionText(bought)} Spravujete ho{' '}
      {bought.management_url === null ? (
        'v\u00a0telefonu'
      ) : (
        <a href={bought.management_url} className="text-brand underline">
          v{'\u00a0'}nastavení {storeText(bought.store)}
        </a>
      )}
      , my ho zrušit nemůžeme.
    </p>
  ))
}

/** Reads again what the user bought in the apps, where premium did not come. */
export function CheckStoresButton() {
  const { api } = useAccount()
  const show = useShowStores()
  const rightsChanged = useRightsChanged()
  const check = async () => {
    const answer = await api('POST /store_subscription/check', { body: {} })
    show(answer)
    await rightsChanged()
    const isFound = answer.results.some(isRunning)
    showSnackbar(isFound ? 'Nákup z\u00a0aplikace je načtený.' : 'V\u00a0aplikaci jsme žádný platný nákup nenašli.')
  }
  return (
    <ActionButton run={check} pendingLabel="Načítám…">
      Načíst nákup z{'\u00a0'}aplikace
    </ActionButton>
  )
}
