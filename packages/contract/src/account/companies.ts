import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'

export const companies = {
  detail: endpoint({
    method: 'GET',
    path: '/company/{ico}',
    access: 'user',
    summary: 'Name and address of a Czech company from the public register, to fill a form in.',
    rate_limits: [{ by: 'address', attempts: 30, seconds: 60 }],
    params: z.object({ ico: z.string().regex(/^\d{8}$/) }),
    not_found: 'COMPANY_NOT_FOUND',
    status: 200,
    response: z
      .object({
        ico: z.string(),
        name: z.string(),
        street: z.string(),
        city: z.string(),
        postal_code: z.string(),
        country: z.string(),
        dic: z.string().nullable(),
        /** Whether the company has ceased to exist. */
        defunct: z.boolean(),
      })
      .meta({ id: 'Company' }),
    errors: ['COMPANY_NOT_FOUND', 'COMPANY_REGISTER_DOWN'],
  }),
}
