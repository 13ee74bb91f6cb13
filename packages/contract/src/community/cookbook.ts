import { z } from 'zod'
import { type Download, endpoint } from '#contract/kernel/endpoint.ts'
import { COOKBOOK_RECIPES_MAX, COOKBOOKS_PER_HOUR } from '#contract/kernel/limits.ts'

/** What of a cookbook is wanted: own recipes and own modified ones, or the favourites too. */
export const COOKBOOK_SCOPES = ['own', 'all'] as const
export type CookbookScope = (typeof COOKBOOK_SCOPES)[number]

/** How many recipes a cookbook has. Favourites are those of others that one may see. */
export const CookbookCounts = z
  .object({
    own: z.number().int().min(0),
    modified: z.number().int().min(0),
    favorites: z.number().int().min(0),
  })
  .meta({ id: 'CookbookCounts' })
export type CookbookCounts = z.infer<typeof CookbookCounts>

const query = z.strictObject({
  scope: z.enum(COOKBOOK_SCOPES).default('all'),
  /** Which file is wanted, from 1: each holds so many recipes at most. */
  part: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .transform(Number)
    .default(1)
    .meta({ type: 'integer', minimum: 1, description: `Each part has ${COOKBOOK_RECIPES_MAX} recipes at most.` }),
})

const file = {
  method: 'GET',
  access: 'user',
  rate_limits: [{ by: 'user', attempts: COOKBOOKS_PER_HOUR, seconds: 3600 }],
  query,
  status: 200,
  response: z.custom<Download>(),
  errors: ['COOKBOOK_EMPTY', 'SERVICE_UNAVAILABLE', 'INCORRECT_QUERY_PARAMS'],
} as const

/** The logged-in user's whole cookbook: own recipes, modified ones and favourites. */
export const cookbook = {
  counts: endpoint({
    method: 'GET',
    path: '/cookbook',
    access: 'user',
    summary: 'How many recipes the own cookbook has.',
    status: 200,
    response: CookbookCounts,
    errors: [],
  }),
  json: endpoint({
    ...file,
    path: '/cookbook/json',
    media_type: 'application/ld+json',
    summary: 'The own cookbook as items of schema.org/Recipe.',
  }),
  cooklang: endpoint({
    ...file,
    path: '/cookbook/cooklang',
    media_type: 'application/zip',
    summary: 'The own cookbook as a ZIP of Cooklang files.',
  }),
  pdf: endpoint({
    ...file,
    path: '/cookbook/pdf',
    media_type: 'application/pdf',
    summary: 'The own cookbook as a book to print.',
  }),
}
