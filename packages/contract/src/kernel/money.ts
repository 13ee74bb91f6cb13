import { CURRENCIES } from '@zivina/domain/money'
import { z } from 'zod'
import { HALER_MAX } from './limits.ts'

/** An amount of money: whole haléře, and which currency they are of. */
export const Money = z
  .object({ haler: z.number().int().min(0).max(HALER_MAX), currency: z.enum(CURRENCIES) })
  .meta({ id: 'Money' })
export type Money = z.infer<typeof Money>

/** The same as a client sends it. */
export const GivenMoney = z.strictObject(Money.shape)
