import { clients } from '@zivina/contract/counselling/clients'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { readClientData } from './service.ts'

export function bindClients(app: App): void {
  bind(app, clients, { data: (ctx, { params, query }) => readClientData(ctx, { ...params, ...query }) })
}
