import { CURRENCIES } from '@zivina/domain/money'
import { z } from 'zod'

/** The largest amount of one order, in haléře: a million crowns. */
export const HALER_MAX = 100_000_000

/** An amount of money: whole haléře, and which currency they are of. */
export const Money = z
  .object({ haler: z.number().int().min(0).max(HALER_MAX), currency: z.enum(CURRENCIES) })
  .meta({ id: 'Money' })
export type Money = z.infer<typeof Money>

/** The same as a client sends it. */
export const GivenMoney = z.strictObject(Money.shape)
