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

  it('takes an address with a slash at its end', async () => {
    await expect(createAres({ url: `${standin.url}/` }).find('00000019')).resolves.toMatchObject({ city: 'Praha' })
  })

  it('knows nothing of a company that is not there', async () => {
    await expect(createAres({ url: standin.url }).find('27604977')).resolves.toBeNull()
  })

  it.each<StandinMode>(['fail', 'flood', 'nonsense', 'another-shape', 'redirect'])('is down on: %s', async (mode) => {
    standin.mode = mode
    await expect(createAres({ url: standin.url }).find('00000019')).rejects.toBeInstanceOf(CompanyRegisterDown)
  })

  it.each<StandinMode>(['hang', 'trickle'])('gives up on: %s', async (mode) => {
    standin.mode = mode
    const ares = createAres({ url: standin.url, timeout_ms: 50 })
    await expect(ares.find('00000019')).rejects.toBeInstanceOf(CompanyRegisterDown)
  })

  it('is down where nobody listens', async () => {
    await standin.close()
    await expect(createAres({ url: standin.url }).find('00000019')).rejects.toBeInstanceOf(CompanyRegisterDown)
    standin = await startCompanyStandin()
  })
})
