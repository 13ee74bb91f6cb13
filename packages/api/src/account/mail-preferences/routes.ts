import { unsubscribe } from '@zivina/contract/account/mail-preferences'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { refuseMails } from './service.ts'

export function bindMailPreferences(app: App): void {
  bind(app, unsubscribe, {
    show: async ({ public_url }, { query }) => ({
      location: `${public_url}/odhlasit-odber?${new URLSearchParams(query)}`,
    }),
    refuse: (ctx, { query }) => refuseMails(ctx, query.token),
  })
}
