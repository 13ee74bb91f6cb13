import { cookbook } from '@zivina/contract/community/cookbook'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { countRecipes, writeCookbook } from './service.ts'

export function bindCookbook(app: App): void {
  bind(app, cookbook, {
    counts: (ctx) => countRecipes(ctx),
    json: (ctx, { query }) => writeCookbook(ctx, { format: 'json', ...query }),
    cooklang: (ctx, { query }) => writeCookbook(ctx, { format: 'cooklang', ...query }),
    pdf: (ctx, { query }) => writeCookbook(ctx, { format: 'pdf', ...query }),
  })
}
