import { expect, it } from 'vitest'
import { cacheCompanies } from './cached-register.ts'
import { type Company, CompanyRegisterDown } from './port.ts'

const HOUR = 3600 * 1000
const company: Company = {
  ico: '00000019',
  name: 'Pekárna',
  street: '',
  city: '',
  postal_code: '',
  country: 'CZ',
  dic: null,
  defunct: false,
}

function setUp() {
  let down = false
  let time = 1000
  const asked: string[] = []
  const find = async (ico: string) => {
    asked.push(ico)
    if (down) throw new CompanyRegisterDown('is down')
    return ico === company.ico ? company : null
  }
  const register = cacheCompanies({ find }, { now: () => time })
  const set = (next: { down?: boolean; after?: number }) => {
    down = next.down ?? down
    time += next.after ?? 0
  }
  return { register, asked, set }
}

it('asks for a company once a day', async () => {
  const { register, asked, set } = setUp()
  expect(await register.find('00000019')).toEqual(company)
  set({ after: 23 * HOUR })
  expect(await register.find('00000019')).toEqual(company)
  expect(asked).toHaveLength(1)
  set({ after: 2 * HOUR })
  await register.find('00000019')
  expect(asked).toHaveLength(2)
})

it('asks again after an hour for a company that was not found', async () => {
  const { register, asked, set } = setUp()
  expect(await register.find('27604977')).toBeNull()
  expect(await register.find('27604977')).toBeNull()
  expect(asked).toHaveLength(1)
  set({ after: HOUR + 1 })
  await register.find('27604977')
  expect(asked).toHaveLength(2)
})

it('does not cache a failure', async () => {
  const { register, set } = setUp()
  set({ down: true })
  await expect(register.find('00000019')).rejects.toBeInstanceOf(CompanyRegisterDown)
  set({ down: false })
  expect(await register.find('00000019')).toEqual(company)
})

it('shares one request between simultaneous callers', async () => {
  const { register, asked } = setUp()
  await Promise.all([register.find('00000019'), register.find('00000019'), register.find('27604977')])
  expect(asked).toEqual(['00000019', '27604977'])
})
