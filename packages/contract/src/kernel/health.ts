import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const health = {
  live: endpoint({
    method: 'GET',
    path: '/health',
    access: 'public',
    summary: 'The process answers.',
    status: 200,
    response: z.object({ status: z.literal('ok') }),
    errors: [],
  }),
  ready: endpoint({
    method: 'GET',
    path: '/ready',
    access: 'public',
    summary:
      'The process can serve: the database answers and its schema is current, the data folder can be written, and the process is not stopping.',
    status: 200,
    response: z.object({ status: z.literal('ok'), recipes: z.number().int() }),
    errors: ['SERVICE_UNAVAILABLE'],
  }),
}
