import { createPageReader } from '@zivina/integrations/egress/page-reader'
import type { PageReader } from '@zivina/integrations/egress/port'
import type { Port } from '#api/kernel/ports/port.ts'

declare module '#api/kernel/ports/port.ts' {
  interface Ports {
    /** Reads pages whose addresses people enter. */
    pages: PageReader
  }
}

export const pageReader: Port<'pages'> = {
  name: 'pages',
  open: ({ public_url }) => ({ port: createPageReader({ public_url }) }),
}
