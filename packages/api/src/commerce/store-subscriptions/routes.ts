import { storeSubscriptions } from '@zivina/contract/commerce/store-subscriptions'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { receiveStoreEvent } from './events.ts'
import { checkStores, listStoreSubscriptions } from './service.ts'

export function bindStoreSubscriptions(app: App): void {
  bind(app, storeSubscriptions, {
    list: (ctx) => listStoreSubscriptions(ctx),
    check: (ctx) => checkStores(ctx),
    notify: (ctx, { body }) => receiveStoreEvent(ctx, body.event),
  })
}
