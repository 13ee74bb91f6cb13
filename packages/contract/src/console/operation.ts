import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Timestamp } from '#contract/kernel/fields.ts'
import { OUTSIDE_SERVICE_NAMES } from '#contract/kernel/outside-services.ts'
import { ADMIN_CHARTS, CHART_DAYS } from './admin-charts.ts'
import { BackupStatus } from './backups.ts'

/** What a chart shows; a revenue is in haléře without VAT, less what went back, and may be below zero. */
export const SERIES_NAMES = ['registered', 'active_people', 'premium', 'revenue', 'errors'] as const

export const AdminChart = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    series: z.array(
      z.object({
        name: z.enum(SERIES_NAMES),
        /** Every day; null on days of which nothing is known. */
        days: z.array(z.object({ day: z.iso.date(), value: z.int().nullable() })),
      }),
    ),
  })
  .meta({ id: 'AdminChart' })
export type AdminChart = z.infer<typeof AdminChart>

const Count = z.int().min(0)

/** A kind of jobs: those of the last seven days that ended, and those that wait now. */
export const JobHealth = z
  .object({
    name: z.string(),
    is_scheduled: z.boolean(),
    /** When one last succeeded, and when an attempt last failed. */
    done_at: Timestamp.nullable(),
    failed_at: Timestamp.nullable(),
    /** Jobs whose last attempt failed. */
    failed: Count,
    /** Jobs that could run now. */
    waiting: Count,
  })
  .meta({ id: 'JobHealth' })
export type JobHealth = z.infer<typeof JobHealth>

export const OperationHealth = z
  .object({
    jobs: z.array(JobHealth),
    mails: z.object({
      unsent: Count,
      dead: Count,
      /** Since when the oldest unsent one waits. */
      oldest_at: Timestamp.nullable(),
    }),
    backups: BackupStatus,
    services: z.array(
      z.object({
        service: z.enum(OUTSIDE_SERVICE_NAMES),
        good_at: Timestamp.nullable(),
        failed_at: Timestamp.nullable(),
        /** Why it failed the last time, in a word; empty where it never did. */
        failure: z.string(),
      }),
    ),
  })
  .meta({ id: 'OperationHealth' })
export type OperationHealth = z.infer<typeof OperationHealth>

export const operation = {
  health: endpoint({
    method: 'GET',
    path: '/admin/operation',
    access: 'admin',
    summary: 'How jobs, mails, backups and the services outside the product are.',
    status: 200,
    response: OperationHealth,
    errors: [],
  }),
  chart: endpoint({
    method: 'GET',
    path: '/admin/chart',
    access: 'admin',
    cost: 'dear',
    summary: 'The figures of one chart for each of the last days, up to today in Prague; nothing of people.',
    query: z.strictObject({ chart: z.enum(ADMIN_CHARTS), days: z.enum(CHART_DAYS).default('30') }),
    status: 200,
    response: AdminChart,
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
}
