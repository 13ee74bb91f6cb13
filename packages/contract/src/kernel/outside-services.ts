/** Services outside the product, by the names under which their answers are remembered. */
export const OUTSIDE_SERVICES = {
  mail: 'Odesílání mailů',
  payments: 'Platební brána',
  stores: 'Obchody s\u00a0aplikacemi',
  companies: 'Registr firem',
  products: 'Databáze výrobků',
  google: 'Přihlášení přes Google',
  apple: 'Přihlášení přes Apple',
  seznam: 'Přihlášení přes Seznam',
} as const
export type OutsideService = keyof typeof OUTSIDE_SERVICES
export const OUTSIDE_SERVICE_NAMES = Object.keys(OUTSIDE_SERVICES) as [OutsideService, ...OutsideService[]]
