import { companies } from '@zivina/contract/account/companies'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { findCompany } from './service.ts'

export function bindCompanies(app: App): void {
  bind(app, companies, {
    detail: ({ companies: register }, { params }) => findCompany(register, params.ico),
  })
}
