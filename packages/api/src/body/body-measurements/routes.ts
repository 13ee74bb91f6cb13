import { bodyMeasurements } from '@zivina/contract/body/body-measurements'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import {
  changeMeasurement,
  downloadCsv,
  downloadJson,
  importMeasurements,
  listMeasurements,
  recordMeasurement,
  removeMeasurement,
} from './service.ts'

export function bindBodyMeasurements(app: App): void {
  bind(app, bodyMeasurements, {
    list: (ctx, { query }) => listMeasurements(ctx, query),
    record: (ctx, { body }) => recordMeasurement(ctx, body),
    import: (ctx, { body }) => importMeasurements(ctx, body.rows),
    csv: async (ctx) => downloadCsv(ctx),
    json: async (ctx) => downloadJson(ctx),
    change: (ctx, { params, body }) => changeMeasurement(ctx, { ...params, ...body }),
    remove: (ctx, { params }) => removeMeasurement(ctx, params.day),
  })
}
