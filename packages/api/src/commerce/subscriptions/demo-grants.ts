import type { Db } from '@zivina/db/database'
import { calendarDay } from '@zivina/domain/calendar-day'
import { grantDemoPremium } from './service.ts'

/** Gives the demo accounts with premium the grant it follows from. */
export function seedDemoGrants(db: Db): Promise<void> {
  return grantDemoPremium(db, calendarDay(new Date()))
}
