import { subscriptions } from '@zivina/contract/commerce/subscriptions'
import { cancelInstantly } from '#api/commerce/orders/service.ts'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { setPremium } from './service.ts'

export function bindSubscriptions(app: App): void {
  bind(app, subscriptions, {
    setPremium: (ctx, { params, body }) => setPremium(ctx, { ...params, ...body }),
    cancelInstantly: (ctx, { params }) => cancelInstantly(ctx, params.guid),
  })
}
