import { USERNAME_MAX, USERNAME_MIN } from '@zivina/contract/kernel/limits'
import { maxLength, minLength, onlyWith, required } from '#app/kit/form/rules.ts'

/** What a username must be. */
export const USERNAME_RULES = [
  required,
  minLength(USERNAME_MIN),
  maxLength(USERNAME_MAX),
  onlyWith(/^[\p{L}\p{N}._-]+$/u),
]
