import { describe, expect, it } from 'vitest'
import { Subject, toCompany } from './subject.ts'

const company = (subject: unknown) => toCompany('00000019', Subject.parse(subject))

describe('toCompany', () => {
  it('leaves fields empty that the register does not give', () => {
    const empty = { name: '', street: '', city: '', postal_code: '', country: '', dic: null, defunct: false }
    expect(company({})).toEqual({ ico: '00000019', ...empty })
    expect(company({ sidlo: null, dic: null })).toEqual({ ico: '00000019', ...empty })
    expect(company({ sidlo: {} })).toEqual({ ico: '00000019', ...empty })
  })

  it.each([
    ['Dlouhá 12/3a', { nazevUlice: 'Dlouhá', cisloDomovni: 12, cisloOrientacni: 3, cisloOrientacniPismeno: 'a' }],
    ['Dlouhá 12', { nazevUlice: 'Dlouhá', cisloDomovni: 12, nazevCastiObce: 'Střed' }],
    ['Dlouhá 3', { nazevUlice: 'Dlouhá', cisloOrientacni: 3 }],
    ['Dlouhá', { nazevUlice: 'Dlouhá' }],
    ['Horní Lhota 12', { nazevCastiObce: 'Horní Lhota', nazevObce: 'Lhota', cisloDomovni: 12 }],
    ['Lhota 12', { nazevObce: 'Lhota', cisloDomovni: 12 }],
    ['Hauptstraße 1, Wien', { textovaAdresa: 'Hauptstraße 1, Wien', nazevObce: 'Wien' }],
  ])('formats the street as %s', (street, sidlo) => {
    expect(company({ sidlo }).street).toBe(street)
  })

  it.each([
    ['Nezjištěná 1, 60200 Brno', { street: 'Nezjištěná 1', city: 'Brno', postal_code: '602\u00a000' }],
    ['Dlouhá 12/3a, Střed, 110 00 Praha 1', { street: 'Dlouhá 12/3a', city: 'Praha 1', postal_code: '110\u00a000' }],
    ['Hauptstraße 1, Wien', { street: 'Hauptstraße 1, Wien', city: '', postal_code: '' }],
  ])('splits „%s“ where the address has no other parts', (textovaAdresa, expected) => {
    expect(company({ sidlo: { textovaAdresa } })).toMatchObject(expected)
  })

  it.each([
    [11000, '110\u00a000'],
    [1001, '010\u00a001'],
    [null, ''],
  ])('formats the postal code %s as „%s“', (psc, postal_code) => {
    expect(company({ sidlo: { psc } }).postal_code).toBe(postal_code)
  })

  it('recognises a company that has ceased to exist', () => {
    expect(company({ datumZaniku: '2024-01-01' }).defunct).toBe(true)
  })
})
