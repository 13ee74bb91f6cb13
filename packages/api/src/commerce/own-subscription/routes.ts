import { ownSubscription } from '@zivina/contract/commerce/own-subscription'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { cancelOwn, changeOwn, readOwnPremium } from './service.ts'
import { startTrial } from './trial.ts'

export function bindOwnSubscription(app: App): void {
  bind(app, ownSubscription, {
    detail: (ctx) => readOwnPremium(ctx),
    cancel: (ctx) => cancelOwn(ctx),
    change: (ctx, { body }) => changeOwn(ctx, body),
    startTrial: (ctx) => startTrial(ctx),
  })
}
