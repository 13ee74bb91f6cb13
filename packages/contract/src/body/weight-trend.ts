import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'

const Day = z.iso.date()

/** A smoothed weight in kilograms with the ends of its 95 % band. */
export const TrendPoint = z
  .object({ day: Day, weight: z.number(), low: z.number(), high: z.number() })
  .meta({ id: 'TrendPoint' })

/** When the goal will be reached; the days are there where `state` is `range`, which four cases of five are within. */
export const GoalForecast = z
  .object({
    state: z.enum(['range', 'reached', 'away', 'unclear', 'too_few']),
    earliest: Day.nullable(),
    expected: Day.nullable(),
    latest: Day.nullable(),
  })
  .meta({ id: 'GoalForecast' })
export type GoalForecast = z.infer<typeof GoalForecast>

/** Energy really spent, kJ a day, with the ends of its 95 % band, over the days from `from` to `to`. */
export const RealExpenditure = z
  .object({
    kilojoules: z.number(),
    low: z.number(),
    high: z.number(),
    from: Day,
    to: Day,
    complete_days: z.number().int(),
  })
  .meta({ id: 'RealExpenditure' })

/** Why it is not claimed yet: what is missing, how much of it is there, and how much it takes. */
export const NoExpenditure = z
  .object({ reason: z.enum(['weighings', 'days', 'diary', 'weekends', 'unclear']), have: z.number(), need: z.number() })
  .meta({ id: 'NoExpenditure' })
export type NoExpenditure = z.infer<typeof NoExpenditure>

export const WeightTrend = z
  .object({
    /** Raw weighings of the range, the oldest first: kilograms, and whether the trend does not believe it. */
    weighings: z.array(z.object({ day: Day, weight: z.number(), is_refused: z.boolean() })),
    /** The trend, a list for each stretch without a long break; thinned where the range is long. */
    parts: z.array(z.array(TrendPoint)),
    /** The trend on the day of the last weighing of all; null where there are too few. */
    present: TrendPoint.nullable(),
    /** Kilograms a week at the end of the record, with the ends of the 95 % band. */
    rate: z.object({ kilograms: z.number(), low: z.number(), high: z.number() }).nullable(),
    /** Kilograms; null without a goal. */
    goal_weight: z.number().nullable(),
    forecast: GoalForecast.nullable(),
    /**
     * Where the weight goes if the person goes on as now, with the ends of the 80 % band: to the last day of the forecast, otherwise for four
     * weeks. Empty where no rate is said or the last weighing is old.
     */
    fan: z.array(TrendPoint),
    expenditure: RealExpenditure.nullable(),
    no_expenditure: NoExpenditure.nullable(),
  })
  .meta({ id: 'WeightTrend' })
export type WeightTrend = z.infer<typeof WeightTrend>

/** The smoothed trend of one's own weight. */
export const weightTrend = {
  read: endpoint({
    method: 'GET',
    path: '/weight_trend',
    access: 'premium',
    summary: 'The smoothed trend of one’s own weight, its rate, the forecast to the goal and the energy really spent.',
    query: z.strictObject({ from: Day.optional(), to: Day.optional() }),
    status: 200,
    response: WeightTrend,
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
}
