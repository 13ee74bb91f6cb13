/**
 * The lists of the administration by their calls: each can be exported with its filters. A list is declared by its noun, in the `lists` of
 * its area.
 */
export const LISTS = {
  'GET /admin/mail': 'Neodeslané e-maily',
  'GET /admin/meal_plan': 'Jídelníčky',
  'GET /admin/message': 'Zprávy podpoře',
  'GET /admin/money_difference': 'Rozdíly v\u00a0penězích',
  'GET /admin/news': 'Novinky',
  'GET /admin/order': 'Objednávky',
  'GET /admin/public_profile': 'Tvůrci',
  'GET /admin/purchased_points': 'Připsané body',
  'GET /admin/purchased_shop_items': 'Nákupy za body',
  'GET /admin/text': 'Články a\u00a0návody',
  'GET /barcode': 'Čárové kódy',
  'GET /error_report': 'Hlášení chyb',
  'GET /image_recognition_log': 'Rozpoznávané fotky',
  'GET /ingredient_short': 'Suroviny',
  'GET /photo_submission/admin': 'Fotky z\u00a0kuchyní',
  'GET /recipe_short': 'Recepty',
  'GET /referral_code': 'Slevové kódy',
  'GET /referral_code/statistics': 'Výsledky slevových kódů',
  'GET /review': 'Hodnocení',
  'GET /shop/admin': 'Obchod za body',
  'GET /user_short': 'Účty',
} as const
export type ListName = keyof typeof LISTS
export const LIST_NAMES = Object.keys(LISTS) as [ListName, ...ListName[]]
