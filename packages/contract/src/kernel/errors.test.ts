import { describe, expect, test } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { ERRORS, type ErrorCode, FIELD_ERRORS, messageFor, severityFor } from './errors.ts'
import { SUCCESS_MESSAGES } from './success-messages.ts'
import { UNKNOWN_ERROR_MESSAGE } from './unknown-error.ts'

/** The codes that the specification shows as information. */
const INFORMATIONAL =
  'REGISTRATION_NOT_FINISHED ALREADY_VERIFIED EMAIL_SENT_RECENTLY PASSWORD_RESET_DONE_RECENTLY ALREADY_IN_CART PROTECTED_RECIPE EMAIL_SENT VERIFICATION_EMAIL_SENT PASSWORD_CHANGED BACKEND_DOWN NO_COMMENT ALREADY_REPLIED_TO NOT_FOUND INGREDIENT_ADDED_TO_DETAIL_ALREADY EARLY_CANCEL_PREMIUM_PLUS USER_PERMISSION_DENIED RECIPE_ALREADY_ADDED NO_RECIPES_SELECTED EXPIRED_TOKEN NOT_RECIPE_CREATOR MISSING_SUB_FOOD_CAT IMAGEKIT_BARCODE_IMAGE UNIQUE EMPTY_CART PURCHASE_CANCELLED NO_INGREDIENTS NO_PREMIUM EMPTY_DAY NO_FIREBASE_TOKEN'.split(
    ' ',
  )

/** The codes with a meaning of their own that are shown as failures. */
const FAILURES =
  'NO_ACTIVE_ACCOUNT BANNED_USER TOO_MANY_ATTEMPTS CODE_NO_MATCH INVALID_EMAIL NOT_REGISTERED SERVICE_UNAVAILABLE INVALID_TOKEN NO_STEPS SOMETHING_MISSING UNAUTHORIZED PROTECTED EMAIL_NOT_SENT TAG_DOESNT_EXIST DUPLICATE_INGREDIENT INCORRECT_STEPS_FORMAT IMAGEKIT DUPLICATE_SEGMENT_INGREDIENT EMPTY_MEAL_PLAN MEALPLAN_NOT_FOUND UNAPPROVED_INGREDIENTS DAY_ALREADY_EXISTS INVALID_REFERRAL_CODE INCORRECT_QUERY_PARAMS WEIGHT_UNIT_ERROR SUBFOODCATEGORY_ALREADY_EXISTS RECIPE_404 REVENUE_CAT_DOWN permission_denied'.split(
    ' ',
  )

const SUCCESSES =
  'SUCCESS SUCCESS_AND_NOW_PHOTOS MODIFICATION_CREATED_SUCCESSFULLY MEALPLAN_ADDED_SUCCESSFULLY FAVORITE_ADDED FAVORITE_REMOVED PHOTOS_UPLOADED VERIFICATION_EMAIL_SENT NEW_CODE_SUCCESSFULLY_SENT PASSWORD_CHANGED ADDED_TO_CART SUCCESSFULLY_DELETED EMAIL_SENT LOGIN_SUCCESS SUCCESSFULLY_COPIED MACROS_SET_SUCCESSFULLY PLAN_APPLIED_SUCCESSFULLY MEALPLAN_EMAIL_SENT_SUCCESSFULLY SUCCESSFULLY_DUPLICATED SUCCESSFULLY_REFUNDED'.split(
    ' ',
  )

const codes = Object.keys(ERRORS) as ErrorCode[]

describe('the error catalogue', () => {
  test.each(INFORMATIONAL)('%s is shown as information', (code) => {
    expect(severityFor(code)).toBe('info')
  })

  test.each(FAILURES)('%s is shown as a failure', (code) => {
    expect(codes).toContain(code)
    expect(severityFor(code)).toBe('error')
  })

  test('no other code is informational', () => {
    expect(codes.filter((code) => ERRORS[code].severity === 'info').sort()).toEqual([...INFORMATIONAL].sort())
  })

  test.each(codes)('%s has an HTTP status and a whole Czech sentence', (code) => {
    const { status, message } = ERRORS[code]
    expect(status).toBeGreaterThanOrEqual(200)
    expect(status).toBeLessThan(600)
    expect(message).toMatch(/^\p{Lu}.*\.$/su)
    expect(message).not.toMatch(/[!]|(?:^| )[kosuvzai] /)
  })

  test('every code that a call declares is in the catalogue', () => {
    const declared = ENDPOINTS.flatMap(({ errors }) => errors)
    expect(declared.filter((code) => !codes.includes(code))).toEqual([])
  })
})

describe('the sentence for a code', () => {
  test('comes from the table, otherwise from the server, otherwise it is the generic one', () => {
    expect(messageFor('RECIPE_404', 'Něco jiného.')).toBe(ERRORS.RECIPE_404.message)
    expect(messageFor('UNHEARD_OF', 'Ze serveru.')).toBe('Ze serveru.')
    expect(messageFor('UNHEARD_OF')).toBe(UNKNOWN_ERROR_MESSAGE)
    expect(messageFor('toString')).toBe(UNKNOWN_ERROR_MESSAGE)
  })

  test.each(['email.unique', 'email.required', 'username.unique', 'username.required', 'token.required'] as const)(
    '%s has its own sentence at the field',
    (key) => {
      const [field = '', code = ''] = key.split('.')
      expect(messageFor(code, undefined, field)).toBe(FIELD_ERRORS[key])
    },
  )
})

test('every success of the specification has a message', () => {
  expect(Object.keys(SUCCESS_MESSAGES).sort()).toEqual([...SUCCESSES].sort())
})
