import { isValidIco } from '@zivina/contract/account/ico'
import { type Company, type CompanyRegister, CompanyRegisterDown } from '@zivina/integrations/companies/port'
import { ApiError } from '#api/kernel/errors/api-error.ts'

/**
 * A company of the public register. A number with a wrong check digit is refused without asking the register.
 * @throws ApiError COMPANY_NOT_FOUND, COMPANY_REGISTER_DOWN
 */
export async function findCompany(register: CompanyRegister, ico: string): Promise<Company> {
  if (!isValidIco(ico)) throw new ApiError('COMPANY_NOT_FOUND')
  const company = await register.find(ico).catch((error: unknown) => {
    throw error instanceof CompanyRegisterDown ? new ApiError('COMPANY_REGISTER_DOWN') : error
  })
  if (!company) throw new ApiError('COMPANY_NOT_FOUND')
  return company
}
