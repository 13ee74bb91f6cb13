import { ARES_URL, createAres } from '@zivina/integrations/companies/ares'
import { cacheCompanies } from '@zivina/integrations/companies/cached-register'
import type { CompanyRegister } from '@zivina/integrations/companies/port'
import { startCompanyStandin } from '@zivina/integrations/companies/standin'
import type { Config } from './config.ts'

/** Opens the register for looking up companies, and what has to be closed with it. */
export async function openCompanies({
  ares_url,
}: Pick<Config, 'ares_url'>): Promise<{ companies: CompanyRegister; close(): Promise<void> }> {
  const standin = ares_url === 'standin' ? await startCompanyStandin() : null
  const url = standin?.url ?? ares_url ?? ARES_URL
  return { companies: cacheCompanies(createAres({ url })), close: async () => standin?.close() }
}
