import { z } from 'zod'
import type { Company } from './port.ts'

const text = z.string().nullish()

/**
 * The fields we read of an economic subject in ARES. The register guarantees none of them.
 * Source: OpenAPI of `ekonomicke-subjekty-v-be` (2024).
 */
export const Subject = z.object({
  ico: text,
  obchodniJmeno: text,
  sidlo: z
    .object({
      kodStatu: text,
      nazevObce: text,
      nazevCastiObce: text,
      nazevUlice: text,
      cisloDomovni: z.number().int().nullish(),
      cisloOrientacni: z.number().int().nullish(),
      cisloOrientacniPismeno: text,
      psc: z.number().int().nullish(),
      textovaAdresa: text,
    })
    .nullish(),
  dic: text,
  datumZaniku: text,
})
export type Subject = z.infer<typeof Subject>
type Seat = NonNullable<Subject['sidlo']>

/** Converts a subject of the register to the fields of the form. */
export function toCompany(ico: string, subject: Subject): Company {
  const seat = withParts(subject.sidlo ?? {})
  return {
    ico,
    name: subject.obchodniJmeno?.trim() ?? '',
    street: streetLine(seat),
    city: seat.nazevObce?.trim() ?? '',
    postal_code: postalCode(seat.psc),
    country: /^[A-Z]{2}$/.test(seat.kodStatu ?? '') ? (seat.kodStatu ?? '') : '',
    dic: subject.dic?.trim() || null,
    defunct: Boolean(subject.datumZaniku),
  }
}

/** A Czech address in one text: `Dlouhá 12, Střed, 60200 Brno`; a part between street and postal code is a part of the city. */
const WHOLE_ADDRESS = /^([^,]+),(?:[^,]+,)*\s*(\d{3})\s?(\d{2})\s+([^,]+)$/

/** Splits an address that the register keeps in one text only, as for old companies. */
function withParts(seat: Seat): Seat {
  const [, street, area, rest, city] = WHOLE_ADDRESS.exec(seat.textovaAdresa?.trim() ?? '') ?? []
  if (seat.nazevObce || street === undefined) return seat
  return { ...seat, textovaAdresa: street, psc: seat.psc ?? Number(`${area}${rest}`), nazevObce: city }
}

/** `Dlouhá 12/3a`; in a village without streets the part of the village: `Horní Lhota 12`. */
function streetLine(seat: Seat): string {
  const name = seat.nazevUlice || seat.nazevCastiObce || seat.nazevObce
  const orientation = seat.cisloOrientacni ? `${seat.cisloOrientacni}${seat.cisloOrientacniPismeno ?? ''}` : null
  const number = [seat.cisloDomovni, orientation].filter(Boolean).join('/')
  if (name && number) return `${name} ${number}`
  // An address without parts, or one abroad, is in one text.
  return seat.nazevUlice || seat.textovaAdresa?.trim() || ''
}

/** The register stores the code as a number, which loses leading zeros. */
function postalCode(code: number | null | undefined): string {
  return code
    ? String(code)
        .padStart(5, '0')
        .replace(/^(\d{3})(\d{2})$/, '$1\u00a0$2')
    : ''
}
