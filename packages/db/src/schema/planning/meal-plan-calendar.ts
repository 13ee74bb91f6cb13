import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { user } from '#db/schema/account/user.ts'
import { moment } from '#db/schema/columns.ts'
import { mealPlan } from './meal-plan.ts'

/** The secret address of a plan's calendar for one person; only a hash of its token is kept. */
export const mealPlanCalendar = pgTable(
  'meal_plan_calendar',
  {
    plan: uuid()
      .notNull()
      .references(() => mealPlan.guid, { onDelete: 'cascade' }),
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    token_hash: text().notNull(),
    created_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.plan, table.user] }),
    uniqueIndex('meal_plan_calendar_token').on(table.token_hash),
    index('meal_plan_calendar_user').on(table.user),
  ],
)
