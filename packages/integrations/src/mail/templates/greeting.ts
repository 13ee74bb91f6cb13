import { vocativeFirstName } from '@zivina/contract/account/vocative-name'

/**
 * The greeting of a mail: „Dobrý den, Jano,“ where the first name is known and has a vocative, „Dobrý den,“ otherwise.
 * @param fullName as the person wrote it; titles before the name are skipped
 */
export function greet(fullName: string): string {
  const name = vocativeFirstName(fullName)
  return name === null ? 'Dobrý den,' : `Dobrý den, ${name},`
}
