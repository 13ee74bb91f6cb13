import { vouchers } from '@zivina/contract/commerce/vouchers'
import { orderVoucher } from '#api/commerce/orders/service.ts'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { redeemVoucher } from './redeem.ts'

export function bindVouchers(app: App): void {
  bind(app, vouchers, {
    buy: (ctx, { body }) => orderVoucher(ctx, body),
    redeem: (ctx, { body }) => redeemVoucher(ctx, body),
  })
}
