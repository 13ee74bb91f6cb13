import { EMPTY_LIBRARY } from '@zivina/content/library'
import { pages } from '@zivina/contract/content/pages'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { readStandingPage } from './service.ts'

export function bindPages(app: App): void {
  const { library = EMPTY_LIBRARY } = app.services
  bind(app, pages, { detail: async (_, { params }) => readStandingPage(library, params.slug) })
}
