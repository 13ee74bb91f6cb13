import type { Calls } from '#api/testing/world.ts'
import { killMail } from './testing.ts'

const DEAD = { template: 'account_deleted', to: 'jana@example.cz' } as const

export const calls: Calls = {
  'GET /admin/mail': async ({ admin, api }) => {
    await killMail(api.sql, DEAD)
    return { path: '/admin/mail?state=dead&ordering=created_at', as: admin }
  },
  'POST /admin/mail/{guid}/resend': async ({ admin, api }) => ({
    path: `/admin/mail/${await killMail(api.sql, DEAD)}/resend`,
    as: admin,
  }),
  'DELETE /admin/mail/{guid}': async ({ admin, api }) => ({
    path: `/admin/mail/${await killMail(api.sql, DEAD)}`,
    as: admin,
  }),
}
