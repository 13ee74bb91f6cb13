import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'POST /admin/backup/drill': [({ admin }) => ({ path: '/admin/backup/drill', as: admin })],
}
