import { riddle } from '@zivina/contract/content/riddle'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { answerRiddle, readRiddle } from './service.ts'

export function bindRiddle(app: App): void {
  bind(app, riddle, {
    state: async ({ keys }, { query }) => readRiddle(query.progress, (await keys()).riddle),
    answer: async ({ db, keys }, { body }) => answerRiddle(db, body, (await keys()).riddle),
  })
}
