import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'GET /admin/backup': [({ admin }) => ({ path: '/admin/backup', as: admin })],
  'POST /admin/backup/drill': [({ admin }) => ({ path: '/admin/backup/drill', as: admin })],
}
