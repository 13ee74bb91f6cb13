import type { Queue } from '@zivina/contract/kernel/queues'
import type { ComponentType } from 'react'

/** The groups of the navigation, in their order. */
export const GROUPS = {
  queues: 'Ke schválení',
  people: 'Lidé',
  catalogue: 'Katalog',
  content: 'Obsah',
  plans: 'Jídelníčky',
  shop: 'Obchod',
  operation: 'Provoz',
} as const
export type Group = keyof typeof GROUPS

/** One screen of the administration. A `screen.ts` exports those of its noun. */
export type Screen = {
  /** Relative to the administration's, as the router takes it: `/user/update/:guid`. */
  path: `/${string}`
  title: string
  /** Where the navigation has it; without a group only other screens lead to it. */
  group?: Group
  /** Whether affiliates may open it too. The server's own list, `admin-area.ts` of the contract, must say the same. */
  affiliates?: true
  /** The queues that are worked off here, each with the search of the address that shows it. */
  queues?: readonly { queue: Queue; search?: string }[]
  /** Loads the component when the screen is opened. */
  load: () => Promise<ComponentType>
}
