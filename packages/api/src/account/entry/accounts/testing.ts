import { PASSWORD } from '#api/testing/account-api.ts'

/** Makes registrations of people whom a test's database does not know yet: each of another address and name. */
export function newcomers(): () => { email: string; username: string; password: string } {
  let number = 0
  return () => {
    number += 1
    return { email: `nova-${number}@example.com`, username: `nova-${number}`, password: PASSWORD }
  }
}

/** A code of six digits other than the right one. */
export function wrongCode(code: string): string {
  return code === '000000' ? '000001' : '000000'
}
