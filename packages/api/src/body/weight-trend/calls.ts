import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'GET /weight_trend': async ({ enter, make }) => {
    const as = await enter({ is_premium: true, health_data_consent_at: new Date() })
    const rows = Array.from({ length: 28 }, (_, index) => ({
      day: `2026-02-${String(index + 1).padStart(2, '0')}`,
      weight: 80,
    }))
    await make('POST', { path: '/body_measurement/import', as, body: { rows } })
    return { path: '/weight_trend?from=2026-01-01&to=2026-12-31', as }
  },
}
