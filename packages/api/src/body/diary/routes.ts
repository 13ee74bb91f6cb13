import { diary } from '@zivina/contract/body/diary'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { exportCsv, exportJson } from './export/export.ts'
import { readChangedDays, readDays, readTotals } from './read.ts'
import { readPlannedOfDay, readSuggestions } from './suggestions/suggest.ts'
import { readRemains } from './sums/remains.ts'
import { addEntries, changeDay, changeEntry, removeEntry, restoreEntries } from './write.ts'

export function bindDiary(app: App): void {
  bind(app, diary, {
    days: async (ctx, { query }) => ({ days: await readDays(ctx, query) }),
    changes: (ctx, { query }) => readChangedDays(ctx, query),
    totals: (ctx, { query }) => readTotals(ctx, query),
    suggestions: (ctx, { query }) => readSuggestions(ctx, query),
    planned: async (ctx, { query }) => ({ planned: await readPlannedOfDay(ctx, query.day) }),
    remains: (ctx, { query }) => readRemains(ctx, query.day),
    exportCsv: async (ctx, { query }) => exportCsv(ctx, query),
    exportJson: async (ctx, { query }) => exportJson(ctx, query),
    add: (ctx, { body }) => addEntries(ctx, body),
    restore: (ctx, { body }) => restoreEntries(ctx, body.guids),
    change: (ctx, { params, body }) => changeEntry(ctx, { ...params, ...body }),
    remove: (ctx, { params }) => removeEntry(ctx, params.guid),
    changeDay: (ctx, { params, body }) => changeDay(ctx, { ...params, ...body }),
  })
}
