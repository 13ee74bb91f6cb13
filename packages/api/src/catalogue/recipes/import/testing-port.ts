import { EgressError } from '@zivina/integrations/egress/egress-error'
import type { Ports } from '#api/kernel/ports/port.ts'

/** No page can be read. */
export const standIn: Pick<Ports, 'pages'> = {
  pages: {
    read: async () => {
      throw new EgressError('unreachable', 'tests go nowhere')
    },
  },
}
