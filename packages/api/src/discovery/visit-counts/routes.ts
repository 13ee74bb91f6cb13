import { VISITS_PER_MINUTE, visits } from '@zivina/contract/discovery/visits'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { createBriefCounts } from '#api/kernel/limits/brief-counts.ts'
import { countPages } from './service.ts'

export function bindVisits(app: App): void {
  // In memory: no address is stored because of what is counted.
  const limit = createBriefCounts({ attempts: VISITS_PER_MINUTE, seconds: 60 })
  bind(app, visits, {
    count: async (ctx, { body }) => {
      limit(ctx.visitor.address)
      countPages(ctx, body.pages)
    },
  })
}
