import { join } from 'node:path'
import { StoreError, type StoreService } from '@zivina/integrations/stores/port'
import { createStoreService, REVENUE_CAT_URL, type StoreOptions } from '@zivina/integrations/stores/revenue-cat'
import { startStoreStandin } from '@zivina/integrations/stores/standin/standin'
import { z } from 'zod'
import { configPart } from '#api/kernel/config/config-part.ts'
import { allOrNone, Switch } from '#api/kernel/config/environment.ts'
import type { Port } from '#api/kernel/ports/port.ts'
import { watched } from '#api/kernel/watch/watch.ts'

declare module '#api/kernel/ports/port.ts' {
  interface Ports {
    /** The service for app stores; null where nothing can be bought there. */
    stores: StoreAccess | null
  }
}

/** The service, and whether purchases of the stores' test accounts count, which are free. */
export type StoreAccess = { service: StoreService; takes_sandbox: boolean }

type StoreConfig = {
  /** The real service; null without credentials. */
  revenue_cat: StoreOptions | null
  takes_sandbox: boolean
  /** Whether the one to try with serves where there are no credentials. */
  on_trial: boolean
}

/** Where the page of the stores to try with is, behind the product's own port. */
export const TRIAL_STORES_PATH = '/obchody-s-aplikacemi-na-zkousku'

/** A secret that is shorter can be guessed. */
const SECRET_MIN = 20

export const storeConfig = configPart({
  environment: {
    REVENUE_CAT_API_KEY: z.string().optional(),
    REVENUE_CAT_WEBHOOK_AUTHORIZATION: z.string().min(SECRET_MIN).optional(),
    REVENUE_CAT_SANDBOX: Switch.optional(),
  },
  read: (env, { is_private }): StoreConfig => {
    const access = allOrNone({
      api_key: ['REVENUE_CAT_API_KEY', env.REVENUE_CAT_API_KEY],
      webhook_authorization: ['REVENUE_CAT_WEBHOOK_AUTHORIZATION', env.REVENUE_CAT_WEBHOOK_AUTHORIZATION],
    })
    const takes_sandbox = env.REVENUE_CAT_SANDBOX ?? false
    return { revenue_cat: access && { ...access, url: REVENUE_CAT_URL }, takes_sandbox, on_trial: is_private }
  },
  unready: ({ revenue_cat, takes_sandbox }) => {
    if (revenue_cat === null)
      return ['Obchody s\u00a0aplikacemi nejsou nastavené (REVENUE_CAT_API_KEY): předplatné z\u00a0aplikací neplatí.']
    return takes_sandbox ? ['REVENUE_CAT_SANDBOX je zapnuté: Premium dostane i\u00a0ten, kdo nic nezaplatil.'] : []
  },
})

/**
 * The service for app stores: the real one where its credentials are set. Without them the one to try with, whose customers are kept in
 * the data folder, serves a product that this machine alone reaches.
 */
export const storeService: Port<'stores', StoreConfig> = {
  name: 'stores',
  config: storeConfig,
  open: async ({ public_url, data_dir }, { revenue_cat, takes_sandbox, on_trial }) => {
    if (revenue_cat !== null) return { port: { service: createStoreService(revenue_cat), takes_sandbox } }
    if (!on_trial) return { port: null }
    const standin = await startStoreStandin({
      webhook_url: `${public_url}/api/store_subscription/notify`,
      file: data_dir === null ? null : join(data_dir, 'stores-on-trial.json'),
    })
    const pages = { path: TRIAL_STORES_PATH, answer: standin.answer }
    return { port: { service: createStoreService(standin.settings), takes_sandbox }, pages, close: standin.close }
  },
  watched: (stores, watch) =>
    stores && {
      ...stores,
      service: watched(stores.service, 'stores', watch, (error) =>
        error instanceof StoreError ? error.failure : null,
      ),
    },
}
