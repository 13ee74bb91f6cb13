import { join } from 'node:path'
import { createGateway, GATEWAY_URLS, type GatewayOptions } from '@zivina/integrations/payments/gateway'
import { GatewayError, type PaymentGateway } from '@zivina/integrations/payments/port'
import { startGatewayStandin } from '@zivina/integrations/payments/standin/standin'
import { z } from 'zod'
import { configPart } from '#api/kernel/config/config-part.ts'
import { allOrNone } from '#api/kernel/config/environment.ts'
import type { Port } from '#api/kernel/ports/port.ts'
import { watched } from '#api/kernel/watch/watch.ts'

declare module '#api/kernel/ports/port.ts' {
  interface Ports {
    /** The payment gateway; null where nothing can be bought. */
    payments: PaymentGateway | null
  }
}

type PaymentConfig = {
  /** The real gateway; null without credentials. */
  gateway: GatewayOptions | null
  /** Whether the gateway to try with serves where there are no credentials. */
  on_trial: boolean
}

/** Where the pages of the gateway to try with are, behind the product's own port. */
export const TRIAL_PATH = '/platebni-brana-na-zkousku'

export const paymentConfig = configPart({
  environment: {
    PAYMENTS_GOID: z
      .string()
      .regex(/^\d{1,15}$/)
      .optional(),
    PAYMENTS_CLIENT_ID: z.string().optional(),
    PAYMENTS_CLIENT_SECRET: z.string().optional(),
    PAYMENTS_ENVIRONMENT: z.enum(['production', 'test']).default('production'),
  },
  read: (env, { is_private }): PaymentConfig => {
    const access = allOrNone({
      goid: ['PAYMENTS_GOID', env.PAYMENTS_GOID],
      client_id: ['PAYMENTS_CLIENT_ID', env.PAYMENTS_CLIENT_ID],
      client_secret: ['PAYMENTS_CLIENT_SECRET', env.PAYMENTS_CLIENT_SECRET],
    })
    return { gateway: access && { ...access, url: GATEWAY_URLS[env.PAYMENTS_ENVIRONMENT] }, on_trial: is_private }
  },
  unready: ({ gateway }) => {
    if (gateway === null) return ['Platební brána není nastavená (PAYMENTS_GOID): nejde nic koupit.']
    return gateway.url === GATEWAY_URLS.test ? ['PAYMENTS_ENVIRONMENT je zkušební: platby nejsou skutečné.'] : []
  },
})

/** A refusal of one call is an answer. */
const failureOf = (error: unknown) =>
  error instanceof GatewayError && error.failure !== 'refused' ? error.failure : null

/**
 * The payment gateway: the real one where its credentials are set. Without them the one to try with, whose payments are kept in the
 * data folder, serves a product that this machine alone reaches; elsewhere premium would cost nothing, so nothing can be bought.
 */
export const paymentGateway: Port<'payments', PaymentConfig> = {
  name: 'payments',
  config: paymentConfig,
  open: async ({ public_url, data_dir }, { gateway, on_trial }) => {
    if (gateway !== null) return { port: createGateway(gateway) }
    if (!on_trial) return { port: null }
    const standin = await startGatewayStandin({
      gate_url: `${public_url}${TRIAL_PATH}`,
      file: data_dir === null ? null : join(data_dir, 'payments-on-trial.json'),
    })
    const pages = { path: TRIAL_PATH, answer: standin.answer }
    return { port: createGateway(standin.settings), pages, close: standin.close }
  },
  watched: (gateway, watch) => gateway && watched(gateway, 'payments', watch, failureOf),
}
