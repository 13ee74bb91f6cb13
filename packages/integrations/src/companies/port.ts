/** A company's entry in a public register. Empty strings where the register has no value. */
export type Company = {
  ico: string
  name: string
  /** Street and house number, or the part of a village and the number. */
  street: string
  city: string
  /** `110 00` */
  postal_code: string
  /** ISO 3166-1 alpha-2. */
  country: string
  dic: string | null
  /** Whether it has ceased to exist. */
  defunct: boolean
}

/** Looks companies up by their number. */
export interface CompanyRegister {
  /**
   * @param ico eight digits
   * @returns null where the register has no such company
   * @throws CompanyRegisterDown where the register did not answer, or with something that is no company
   */
  find(ico: string): Promise<Company | null>
}

/** The register cannot be reached now. */
export class CompanyRegisterDown extends Error {
  constructor(what: string, cause?: unknown) {
    super(`The register of companies ${what}.`, { cause })
    this.name = 'CompanyRegisterDown'
  }
}
