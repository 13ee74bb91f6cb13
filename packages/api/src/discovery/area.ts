import type { Area } from '#api/kernel/ports/area.ts'
import { bindSearch } from './search/routes.ts'
import { visitCountCleanup } from './visit-counts/cleanup.ts'
import { exportedVisits } from './visit-counts/export-queries.ts'
import { bindVisits } from './visit-counts/routes.ts'
import { visitCounts } from './visit-counts/visit-count-port.ts'

export const discovery: Area = {
  binders: [bindSearch, bindVisits],
  ports: [visitCounts],
  jobs: [visitCountCleanup],
  exports: [exportedVisits],
}
