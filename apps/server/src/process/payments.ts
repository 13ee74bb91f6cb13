import { join } from 'node:path'
import { createGateway, GATEWAY_URLS } from '@zivina/integrations/payments/gateway'
import type { PaymentGateway } from '@zivina/integrations/payments/port'
import { startGatewayStandin } from '@zivina/integrations/payments/standin/standin'
import { type Config, isPrivate } from './config.ts'

/** Where the pages of the gateway to try with are, behind the product's own port. */
export const GATEWAY_PATH = '/platebni-brana-na-zkousku'

export type ProductPayments = {
  /** Null where nothing can be bought. */
  payments: PaymentGateway | null
  /** The pages of the gateway to try with; null where there is none. */
  gatewayPages: ((request: Request) => Promise<Response>) | null
  close(): Promise<void>
}

/**
 * Opens the payment gateway: the real one where its credentials are set. Without them the one to try with, whose payments are kept in
 * the data folder, serves a product that this machine alone reaches; elsewhere premium would cost nothing, so nothing can be bought.
 */
export async function openPayments(
  config: Pick<Config, 'payments' | 'data_dir' | 'public_url' | 'host' | 'database_url'>,
): Promise<ProductPayments> {
  const none = { gatewayPages: null, close: async () => {} }
  if (config.payments !== null) {
    const { environment, ...access } = config.payments
    return { ...none, payments: createGateway({ ...access, url: GATEWAY_URLS[environment] }) }
  }
  if (!isPrivate(config)) return { ...none, payments: null }
  const standin = await startGatewayStandin({
    gate_url: `${config.public_url}${GATEWAY_PATH}`,
    file: join(config.data_dir, 'payments-on-trial.json'),
  })
  return { payments: createGateway(standin.settings), gatewayPages: standin.answer, close: standin.close }
}
