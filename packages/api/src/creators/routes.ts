import { creators } from '@zivina/contract/creators'
import { bind } from '../http/bind.ts'
import type { App } from '../http/scope.ts'
import { listCreators } from './service.ts'

export function bindCreators(app: App): void {
  bind(app, creators, {
    list: async ({ db, actor, image_url_endpoint }) => {
      const results = await listCreators(db, actor, image_url_endpoint)
      return { results, count: results.length }
    },
  })
}
