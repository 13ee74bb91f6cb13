import type { Order } from '@zivina/contract/commerce/order'
import type { ReactNode } from 'react'

/** What a page says of an order at a stage. */
export type Outcome = { title: string; text: ReactNode; actions?: ReactNode }
export type OutcomeOf = (order: Order) => Outcome
