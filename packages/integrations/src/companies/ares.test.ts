import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAres } from './ares.ts'
import { CompanyRegisterDown } from './port.ts'
import { type CompanyStandin, type StandinMode, startCompanyStandin } from './standin.ts'

let standin: CompanyStandin

beforeEach(async () => {
  standin = await startCompanyStandin()
})
afterEach(() => standin.close())

describe('createAres', () => {
  it('finds a company with its address', async () => {
    await expect(createAres({ url: standin.url }).find('00000019')).resolves.toEqual({
      ico: '00000019',
      name: 'Ukázková pekárna s.r.o.',
      street: 'Ukázková 1234/5a',
      city: 'Praha',
      postal_code: '120\u00a000',
      country: 'CZ',
      dic: 'CZ00000019',
      defunct: false,
    })
    expect(standin.asked).toEqual(['00000019'])
  })

  it('accepts a base address with a trailing slash', async () => {
    await expect(createAres({ url: `${standin.url}/` }).find('00000019')).resolves.toMatchObject({ city: 'Praha' })
  })

  it('returns null for a company that does not exist', async () => {
    await expect(createAres({ url: standin.url }).find('27604977')).resolves.toBeNull()
  })

  it.each<StandinMode>(['fail', 'flood', 'nonsense', 'another-shape', 'redirect'])(
    'throws CompanyRegisterDown when the register answers with: %s',
    async (mode) => {
      standin.mode = mode
      await expect(createAres({ url: standin.url }).find('00000019')).rejects.toBeInstanceOf(CompanyRegisterDown)
    },
  )

  it.each<StandinMode>(['hang', 'trickle'])('gives up when the register answers with: %s', async (mode) => {
    standin.mode = mode
    const ares = createAres({ url: standin.url, timeout_ms: 50 })
    await expect(ares.find('00000019')).rejects.toBeInstanceOf(CompanyRegisterDown)
  })

  it('throws CompanyRegisterDown when the register is not running', async () => {
    await standin.close()
    await expect(createAres({ url: standin.url }).find('00000019')).rejects.toBeInstanceOf(CompanyRegisterDown)
    standin = await startCompanyStandin()
  })
})
