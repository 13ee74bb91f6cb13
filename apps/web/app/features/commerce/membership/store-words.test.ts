import type { StoreSubscription } from '@zivina/contract/commerce/store-subscriptions'
import { expect, it } from 'vitest'
import { isCharged, isRunning, storeSubscriptionText } from './store-words.ts'

const bought = (fields: Partial<StoreSubscription>): StoreSubscription => ({
  guid: '01980000-0000-7000-8000-000000000d01',
  product: 'premium_month',
  store: 'app_store',
  platform: 'ios',
  plan: 'premium',
  state: 'renews',
  purchased_at: '2028-01-01T10:00:00Z',
  expires_at: '2028-01-31T10:00:00Z',
  management_url: null,
  ...fields,
})

it.each([
  [{}, 'z\u00a0App Store se obnoví 31.\u00a0ledna\u00a02028.'],
  [
    { store: 'play_store', state: 'cancelled' },
    'z\u00a0Google Play skončí 31.\u00a0ledna\u00a02028 a\u00a0samo se neobnoví.',
  ],
  [
    { state: 'billing_issue' },
    'z\u00a0App Store: platbu se nepodařilo strhnout, obchod to zkouší do 31.\u00a0ledna\u00a02028.',
  ],
  [{ store: 'roku', expires_at: null }, 'z\u00a0obchodu s\u00a0aplikacemi nekončí.'],
] as const)('what was bought in a store is told in words: %j', (fields, text) => {
  expect(storeSubscriptionText(bought(fields))).toContain(text)
})

it('what is over runs no more, and only what renews is charged', () => {
  const states = ['renews', 'cancelled', 'billing_issue', 'expired', 'refunded'] as const
  const all = states.map((state) => bought({ state }))
  expect(all.map(isRunning)).toEqual([true, true, true, false, false])
  expect(all.map(isCharged)).toEqual([true, false, true, false, false])
})
