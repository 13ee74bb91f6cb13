/** The snackbar's message after a success, by code. */
export const SUCCESS_MESSAGES = {
  SUCCESS: 'Hotovo.',
  SUCCESS_AND_NOW_PHOTOS: 'Uloženo. Teď můžete přidat fotky.',
  MODIFICATION_CREATED_SUCCESSFULLY: 'Upravený recept jsme uložili.',
  MEALPLAN_ADDED_SUCCESSFULLY: 'Jídelníček jsme přidali.',
  FAVORITE_ADDED: 'Přidáno mezi oblíbené.',
  FAVORITE_REMOVED: 'Odebráno z\u00a0oblíbených.',
  PHOTOS_UPLOADED: 'Fotky jsou nahrané.',
  VERIFICATION_EMAIL_SENT: 'Ověřovací e-mail jsme odeslali.',
  NEW_CODE_SUCCESSFULLY_SENT: 'Nový kód jsme odeslali.',
  PASSWORD_CHANGED: 'Heslo jsme změnili.',
  ADDED_TO_CART: 'Přidáno na nákupní seznam.',
  SUCCESSFULLY_DELETED: 'Smazáno.',
  EMAIL_SENT: 'E-mail jsme odeslali.',
  LOGIN_SUCCESS: 'Jste přihlášeni.',
  SUCCESSFULLY_COPIED: 'Zkopírováno do schránky.',
  MACROS_SET_SUCCESSFULLY: 'Denní cíle jsou nastavené.',
  PLAN_APPLIED_SUCCESSFULLY: 'Jídelníček jsme použili.',
  MEALPLAN_EMAIL_SENT_SUCCESSFULLY: 'Jídelníček jsme poslali e-mailem.',
  SUCCESSFULLY_DUPLICATED: 'Kopie je hotová.',
  SUCCESSFULLY_REFUNDED: 'Platbu jsme vrátili.',
} as const

export type SuccessCode = keyof typeof SUCCESS_MESSAGES
