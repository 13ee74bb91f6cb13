import { ALLERGENS } from '@zivina/domain/catalogue/allergens/allergens'
import { MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { CONSENT_KINDS } from '@zivina/domain/counselling/consent-kinds'
import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { commaList, Guid } from '#contract/kernel/fields.ts'

const Day = z.iso.date()
const Kind = z.enum(CONSENT_KINDS)

/** What a nutritionist sees of a client: a kind without consent, or not asked for, is null. */
export const ClientData = z
  .object({
    client: z.object({ guid: Guid, name: z.string() }),
    /** The kinds that the client permits now, asked for or not, each until the end of its day. */
    permitted: z.array(z.object({ kind: Kind, until: Day })),
    diary: z
      .array(
        z.object({
          day: Day,
          meal: z.enum(MEAL_TYPES),
          name: z.string(),
          /** Null where it is not known. */
          kilojoules: z.number().nullable(),
          protein: z.number().nullable(),
          /** Whether something of it is not known, so that both are the least that it had. */
          is_lower_bound: z.boolean(),
        }),
      )
      .nullable(),
    weight: z.array(z.object({ day: Day, weight: z.number() })).nullable(),
    targets: z
      .object({
        daily_kilojoules: z.number().nullable(),
        target_goal: z.string().nullable(),
        goal_weight: z.number().nullable(),
        nutrients: z.array(
          z.object({
            nutrient: z.string(),
            weekday: z.number().int().nullable(),
            least: z.number().nullable(),
            most: z.number().nullable(),
          }),
        ),
      })
      .nullable(),
    allergens: z.array(z.enum(ALLERGENS)).nullable(),
    plans: z.array(z.object({ guid: Guid, name: z.string(), days: z.number().int() })).nullable(),
  })
  .meta({ id: 'ClientData' })
export type ClientData = z.infer<typeof ClientData>

/** Clients, as their nutritionist sees them. */
export const clients = {
  data: endpoint({
    method: 'GET',
    path: '/admin/client/{guid}/data',
    access: 'admin',
    summary:
      'Data of a client of the nutritionist who asks, of the kinds that the client permits now; each look is recorded and shown to the client. NOT_FOUND where they have no consultation.',
    cost: 'dear',
    params: z.object({ guid: Guid }),
    query: z.strictObject({ kinds: commaList(Kind), from: Day }),
    status: 200,
    response: ClientData,
    errors: ['INCORRECT_QUERY_PARAMS', 'NOT_FOUND', 'SERVICE_UNAVAILABLE'],
  }),
}
