/**
 * Everything that depends on the company running the product: brand, company, contacts and addresses elsewhere. The company is
 * a sample, to be replaced before the product goes public.
 */
export const BRAND = {
  name: 'Živina',
  /** The name after a noun: „tým Živiny“. */
  genitive: 'Živiny',
  tagline: 'Vše o\u00a0výživě na jednom místě',
  support_email: 'podpora@zivina.example',
  /** The sender of mails, unless configured otherwise. */
  sender_email: 'noreply@zivina.example',
  support_phone: '+420\u00a0555\u00a0000\u00a0123',
  /** When the support answers, within a sentence. */
  support_hours: 'pondělí až pátek 9–17\u00a0hodin',
} as const

/** The company behind the product, as it appears in the footer and in structured page data. */
export const ORGANISATION = {
  company_name: 'Živina s.r.o.',
  company_address: { street: 'Ukázková 12', city: 'Praha 2', postal_code: '120\u00a000', country: 'CZ' },
  file_mark: 'C 000000 vedená u\u00a0Městského soudu v\u00a0Praze',
  registered_at: '2026-01-05',
  directors: ['Jana Ukázková', 'Petr Ukázka'],
  ico_company: '00000000',
  /** By which the company pays VAT, as its invoices say. */
  dic_company: 'CZ00000000',
} as const

/** Where transfers go. `account` is what people write, `iban` the same for banks; the bank of this sample does not exist: who runs the product writes the account of the company here. */
export const BANK_ACCOUNT = {
  account: '1000000005/0000',
  iban: 'CZ9300000000001000000005',
} as const

export const SOCIAL_LINKS = [
  { network: 'facebook', label: 'Facebook', url: 'https://www.facebook.com/zivina.example' },
  { network: 'instagram', label: 'Instagram', url: 'https://www.instagram.com/zivina.example' },
  { network: 'linkedin', label: 'LinkedIn', url: 'https://www.linkedin.com/company/zivina-example' },
  { network: 'tiktok', label: 'TikTok', url: 'https://www.tiktok.com/@zivina.example' },
] as const

/** Where the mobile applications are. */
export const STORE_LINKS = [
  { platform: 'ios', store: 'App Store', url: 'https://apps.apple.com/cz/app/zivina/id0000000000' },
  { platform: 'android', store: 'Google Play', url: 'https://play.google.com/store/apps/details?id=cz.zivina.example' },
] as const

/** Card brands whose logos are shown, with the names of their secure-payment programmes. */
export const CARD_MARKS = [
  { brand: 'Visa', secure: 'Visa Secure' },
  { brand: 'Mastercard', secure: 'Mastercard ID Check' },
] as const
