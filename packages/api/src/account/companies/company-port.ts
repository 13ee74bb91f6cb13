import { ARES_URL, createAres } from '@zivina/integrations/companies/ares'
import { cacheCompanies } from '@zivina/integrations/companies/cached-register'
import { type CompanyRegister, CompanyRegisterDown } from '@zivina/integrations/companies/port'
import { startCompanyStandin } from '@zivina/integrations/companies/standin'
import { z } from 'zod'
import { configPart } from '#api/kernel/config/config-part.ts'
import { HttpUrl, refuse } from '#api/kernel/config/environment.ts'
import type { Port } from '#api/kernel/ports/port.ts'
import { watched } from '#api/kernel/watch/watch.ts'

declare module '#api/kernel/ports/port.ts' {
  interface Ports {
    /** The public register of companies. */
    companies: CompanyRegister
  }
}

type CompanyConfig = {
  /** Another address of the register, `standin` for made-up companies; null for the public register. */
  url: string | null
}

export const companyConfig = configPart({
  environment: { ARES_URL: z.union([z.literal('standin'), HttpUrl]).optional() },
  read: ({ ARES_URL: url = null }, { is_private }): CompanyConfig => {
    if (url === 'standin' && !is_private)
      refuse('ARES_URL', 'the companies of the stand-in are made up, so it serves this machine alone')
    return { url }
  },
  unready: ({ url }) => (url === 'standin' ? ['ARES_URL je náhražka: firmy v ní jsou vymyšlené.'] : []),
})

export const companyRegister: Port<'companies', CompanyConfig> = {
  name: 'companies',
  config: companyConfig,
  open: async (_, { url }) => {
    const standin = url === 'standin' ? await startCompanyStandin() : null
    const register = createAres({ url: standin?.url ?? url ?? ARES_URL })
    return { port: cacheCompanies(register), close: async () => standin?.close() }
  },
  watched: (register, watch) =>
    watched(register, 'companies', watch, (error) => (error instanceof CompanyRegisterDown ? 'down' : null)),
}
