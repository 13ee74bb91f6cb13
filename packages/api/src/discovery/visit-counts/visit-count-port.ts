import type { Port } from '#api/kernel/ports/port.ts'
import { createVisitCounter, type VisitCounter } from './visit-counter.ts'

declare module '#api/kernel/ports/port.ts' {
  interface Ports {
    /** Counts visits in memory and writes them from time to time. */
    visit_counts: VisitCounter
  }
}

export const visitCounts: Port<'visit_counts'> = {
  name: 'visit_counts',
  open: ({ db, log }) => {
    const counter = createVisitCounter(db, log)
    return { port: counter, close: () => counter.close() }
  },
}
