import { PLAN_LABELS } from '@zivina/contract/account/plan-labels'
import type { StoreSubscription } from '@zivina/contract/commerce/store-subscriptions'
import { dayText } from '#app/kit/text/dates.ts'

const STORES: Record<string, string> = {
  app_store: 'App Store',
  mac_app_store: 'App Store',
  play_store: 'Google Play',
  amazon: 'Amazonu',
}

/** „z App Store“, for what comes after „předplatné“. */
export function storeText(store: string): string {
  return STORES[store] ?? 'obchodu s\u00a0aplikacemi'
}

/** Whether a purchase in a store still runs. */
export function isRunning({ state }: StoreSubscription): boolean {
  return state !== 'expired' && state !== 'refunded'
}

/** Whether the store charges for it again. */
export function isCharged({ state }: StoreSubscription): boolean {
  return state === 'renews' || state === 'billing_issue'
}

/** What happens to a purchase in a store next: „Premium z App Store se obnoví 28. prosince 2026.“ */
export function storeSubscriptionText({ plan, store, state, expires_at }: StoreSubscription): string {
  const what = `${PLAN_LABELS[plan]} z\u00a0${storeText(store)}`
  if (expires_at === null) return `${what} nekončí.`
  const day = dayText(expires_at)
  if (state === 'renews') return `${what} se obnoví ${day}.`
  if (state === 'billing_issue') return `${what}: platbu se nepodařilo strhnout, obchod to zkouší do ${day}.`
  return `${what} skončí ${day} a\u00a0samo se neobnoví.`
}
