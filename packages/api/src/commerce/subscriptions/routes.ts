import { subscriptions } from '@zivina/contract/commerce/subscriptions'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { cancelInstantly, setPremium } from './service.ts'

export function bindSubscriptions(app: App): void {
  bind(app, subscriptions, {
    setPremium: (ctx, { params, body }) => setPremium(ctx, { ...params, ...body }),
    cancelInstantly: (ctx, { params }) => cancelInstantly(ctx, params.guid),
  })
}
