import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls } from '#api/testing/world.ts'
import { statementBody, waitingPayment } from './testing.ts'

export const calls: Calls = {
  'POST /admin/bank_statement': ({ admin }) => ({
    path: '/admin/bank_statement',
    as: admin,
    body: statementBody({ symbol: '2147483647' }),
  }),
  'GET /admin/bank_payment': async (world) => {
    await waitingPayment(world)
    return { path: '/admin/bank_payment', as: world.admin }
  },
  'GET /admin/transfer_refund': ({ admin }) => ({ path: '/admin/transfer_refund', as: admin }),
  'POST /admin/bank_payment/{guid}/decision': async (world) => {
    const { guid, state } = await waitingPayment(world)
    const body = { decision: 'set_aside', state, reason: 'Vlastní převod' }
    return { path: `/admin/bank_payment/${guid}/decision`, as: world.admin, body }
  },
}

const WAITING = '01980000-0000-7000-8000-000000000b01'

export const texts: TextCalls = {
  'POST /admin/bank_statement': { as: 'admin', body: () => ({}), fields: { content: 'refused' } },
  'POST /admin/bank_payment/{guid}/decision': {
    as: 'admin',
    path: async ({ api }) => {
      await api.sql(
        `insert into bank_payment (guid, reference, statement, booked_on, amount, currency, variable_symbol, payer_name, payer_account,
           message, state, finding)
         values ($1, 'texty', '1', current_date, 100, 'CZK', '', '', '', '', 'open', 'no_symbol') on conflict do nothing`,
        [WAITING],
      )
      return `/admin/bank_payment/${WAITING}/decision`
    },
    body: () => ({ decision: 'set_aside', state: 'open', reason: 'Vlastní převod' }),
    fields: { reason: 'kept', order_number: 'refused' },
    read: async ({ api }) => (await api.sql('select reason from bank_payment where guid = $1', [WAITING]))[0],
    again: () => `update bank_payment set state = 'open' where guid = '${WAITING}'`,
  },
}
