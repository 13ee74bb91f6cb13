import { recipeBody } from '#api/catalogue/recipes/write/testing.ts'
import type { World } from '#api/testing/hostile-world.ts'

/**
 * What becomes of a text: `kept` is answered (or read) as it was written, `refused` is never taken whatever the mischief,
 * `unread` may be taken and is shown to nobody, such as a password.
 */
type Fate = 'kept' | 'refused' | 'unread'

type HostileCall = {
  as?: 'token' | 'admin'
  path?: (world: World) => string
  /** A body that would be accepted. */
  body: (world: World) => unknown
  fields: Record<string, Fate>
  /** SQL that makes the call possible again. */
  again?: (world: World) => string
  /** What was kept, where the answer does not tell. */
  read?: (world: World, body: Record<string, string>) => Promise<unknown>
}

const password = { password: 'čtyři koťata na peci' }
const current = { body: () => ({ current_password: 'x' }), fields: { current_password: 'unread' } } as const
const ofUser = (rest: string) => (world: World) => `/user/${world.user.guid}${rest}`
const decision = { as: 'admin', body: () => ({ status: 'Denied' }), fields: { status_note: 'kept' } } as const

const recipeFields = {
  name: 'kept',
  'tags.0': 'refused',
  'ingredients.0.ingredient': 'refused',
  'ingredients.0.amount': 'refused',
  'photos.0': 'refused',
  image1: 'refused',
  image2: 'refused',
  source_url: 'refused',
  'steps.0.step_title': 'kept',
  'steps.0.step_text': 'kept',
} as const

const quantities = [
  ...['amount', 'kilojoules', 'calories', 'protein', 'carbohydrates', 'fat', 'fiber', 'sugars', 'saturated_fats'],
  ...['salt', 'alcohol', 'grams_per_piece', 'density_g_per_ml', 'package_size', 'portion_size'],
]
const ingredientFields: Record<string, Fate> = {
  name: 'kept',
  'suggestion_names.0': 'kept',
  sub_food_category: 'refused',
  'barcodes.0': 'refused',
  matched_with: 'refused',
  ...Object.fromEntries(quantities.map((name) => [name, 'refused'])),
}

const filterFields = {
  name: 'kept',
  search: 'kept',
  'tags.0': 'kept',
  creator: 'kept',
  'must_ingredients.0': 'refused',
  'pantry_ingredients.0': 'refused',
  'exclude_ingredients.0': 'refused',
} as const

const modifiedFields = {
  name: 'kept',
  note: 'kept',
  'ingredients.0.ingredient': 'refused',
  'ingredients.0.amount': 'refused',
} as const

const readContact = async ({ api }: World, { submission }: Record<string, string>) =>
  (await api.sql('select text, name from contact_message where submission = $1', [submission]))[0]
const question = () => ({
  subject: 'other',
  text: 'Dobrý den, mám dotaz.',
  submission: crypto.randomUUID(),
})

/** Every call with a body, by `METHOD path`, with every text in it. */
export const HOSTILE_CALLS: Record<string, HostileCall> = {
  'POST /login': {
    body: ({ user }) => ({ email: user.email, password: 'x' }),
    fields: { email: 'refused', password: 'refused', totp_code: 'refused' },
  },
  'POST /refresh_token': { body: () => ({ refresh: 'x' }), fields: { refresh: 'refused' } },
  'POST /logout': { body: () => ({ refresh: 'x' }), fields: { refresh: 'unread' } },
  'POST /register': {
    body: () => {
      const name = `u${crypto.randomUUID().slice(0, 12)}`
      return { email: `${name}@example.com`, username: name, ...password, terms_accepted: true }
    },
    fields: { email: 'refused', username: 'refused', password: 'unread', full_name: 'kept' },
    read: async ({ api }, { email }) => (await api.sql('select full_name from "user" where email = $1', [email]))[0],
  },
  'POST /register/verify_email': {
    body: ({ user }) => ({ email: user.email, code: '123456' }),
    fields: { email: 'refused', code: 'refused' },
  },
  'POST /register/resend_email_verification_code': {
    body: ({ user }) => ({ email: user.email, password: 'x' }),
    fields: { email: 'refused', password: 'refused' },
  },
  'POST /password/forgot_request': { body: ({ user }) => ({ email: user.email }), fields: { email: 'refused' } },
  'POST /password/forgot_verify': {
    body: () => ({ token: 'x', ...password }),
    fields: { token: 'refused', password: 'refused' },
  },
  'PATCH /user/{guid}': {
    as: 'token',
    path: ofUser(''),
    body: () => ({}),
    fields: {
      username: 'refused',
      image: 'refused',
      full_name: 'kept',
      street: 'kept',
      city: 'kept',
      country: 'refused',
      postal_code: 'refused',
      ico: 'refused',
      dic: 'refused',
      birth_date: 'refused',
    },
  },
  'POST /user/{guid}/password': {
    as: 'token',
    path: ofUser('/password'),
    body: () => ({ current_password: 'x', ...password }),
    fields: { current_password: 'refused', password: 'refused' },
  },
  'POST /user/{guid}/email': {
    as: 'token',
    path: ofUser('/email'),
    body: () => ({ current_password: 'x', email: 'nova@example.com' }),
    fields: { current_password: 'refused', email: 'refused' },
  },
  'POST /user/{guid}/email/verify': {
    as: 'token',
    path: ofUser('/email/verify'),
    body: () => ({ code: '123456' }),
    fields: { code: 'refused' },
  },
  'POST /user/{guid}/totp': { as: 'token', path: ofUser('/totp'), ...current },
  'POST /user/{guid}/totp/confirm': {
    as: 'token',
    path: ofUser('/totp/confirm'),
    body: () => ({ code: '123456' }),
    fields: { code: 'refused' },
  },
  'POST /user/{guid}/totp/remove': { as: 'token', path: ofUser('/totp/remove'), ...current },
  'POST /user/{guid}/deletion': { as: 'token', path: ofUser('/deletion'), ...current },
  'POST /user/{guid}/favorites': {
    as: 'token',
    path: ofUser('/favorites'),
    body: ({ recipe }) => ({ favorites: [recipe.guid], add: true }),
    fields: { 'favorites.0': 'refused' },
  },
  'POST /oauth/{provider}/begin': {
    path: () => '/oauth/google/begin',
    body: () => ({}),
    fields: { last_url: 'unread' },
  },
  'POST /oauth/{provider}/return': {
    path: () => '/oauth/google/return',
    body: () => ({}),
    fields: { state: 'unread', code: 'unread', error: 'unread', user: 'unread' },
  },
  'POST /oauth/{provider}/finish': {
    path: () => '/oauth/google/finish',
    body: () => ({ state: 'a'.repeat(43), code: 'x' }),
    fields: { state: 'refused', code: 'refused', iss: 'refused', name: 'refused', totp_code: 'refused' },
  },
  'POST /oauth/{provider}/register': {
    path: () => '/oauth/google/register',
    body: () => ({ state: 'a'.repeat(43), username: 'nekdo', terms_accepted: true }),
    fields: { state: 'refused', username: 'refused', full_name: 'refused' },
  },
  'POST /oauth/{provider}/link': { as: 'token', path: () => '/oauth/google/link', ...current },
  'POST /oauth/{provider}/link/finish': {
    as: 'token',
    path: () => '/oauth/google/link/finish',
    body: () => ({ state: 'a'.repeat(43), code: 'x' }),
    fields: { state: 'refused', code: 'refused', iss: 'refused' },
  },
  'POST /recipe': {
    as: 'token',
    body: ({ ingredient }) => recipeBody({ guid: ingredient }),
    fields: { ...recipeFields, guid: 'refused' },
  },
  'PATCH /recipe/{slug}': {
    as: 'token',
    path: ({ own_recipe }) => `/recipe/${own_recipe.slug}`,
    body: ({ ingredient }) => recipeBody({ guid: ingredient }),
    fields: recipeFields,
    again: ({ own_recipe: { guid, slug } }) => `update recipe set slug = '${slug}' where guid = '${guid}'`,
  },
  'PATCH /recipe/{guid}/status': { ...decision, path: ({ own_recipe }) => `/recipe/${own_recipe.guid}/status` },
  'POST /ingredient': {
    as: 'token',
    body: ({ sub_food_category }) => ({
      name: `Surovina ${crypto.randomUUID()}`,
      weight_units: 'Gram',
      sub_food_category,
    }),
    fields: { ...ingredientFields, guid: 'refused' },
    again: ({ own_ingredient, ingredient }) =>
      `delete from ingredient where creator is not null and guid not in ('${own_ingredient}', '${ingredient}')`,
  },
  'PATCH /ingredient/{guid}': {
    as: 'token',
    path: ({ own_ingredient }) => `/ingredient/${own_ingredient}`,
    body: () => ({}),
    fields: { ...ingredientFields, updated_at: 'refused' },
  },
  'PATCH /ingredient/{guid}/status': {
    ...decision,
    path: ({ own_ingredient }) => `/ingredient/${own_ingredient}/status`,
  },
  'POST /ingredient/{guid}/upload_photos': {
    as: 'token',
    path: ({ own_ingredient }) => `/ingredient/${own_ingredient}/upload_photos`,
    body: () => ({ photos: [] }),
    fields: { 'photos.0': 'refused', barcode_image: 'refused' },
  },
  'PATCH /recipe_draft/{key}': {
    as: 'token',
    path: () => '/recipe_draft/new',
    body: () => ({ body: {} }),
    fields: { 'body.name': 'kept', 'body.lines.0.text': 'kept', seen_at: 'refused' },
    read: async ({ api, token }) => (await api.call('/recipe_draft/new', { token })).body,
  },
  'POST /user_filter': {
    as: 'token',
    body: () => ({ name: `Filtr ${crypto.randomUUID()}` }),
    fields: filterFields,
    again: ({ filter }) => `delete from user_filter where guid <> '${filter}'`,
  },
  'PATCH /user_filter/{guid}': {
    as: 'token',
    path: ({ filter }) => `/user_filter/${filter}`,
    body: () => ({}),
    fields: filterFields,
  },
  'POST /recipe_modified': {
    as: 'token',
    body: ({ recipe, ingredient }) => ({
      original: recipe.guid,
      name: 'Po našem',
      portion_size: 2,
      ingredients: [{ ingredient, amount: '400' }],
    }),
    fields: { ...modifiedFields, original: 'refused' },
  },
  'PATCH /recipe_modified/{slug}': {
    as: 'token',
    path: ({ modified }) => `/recipe_modified/${modified}`,
    body: ({ ingredient }) => ({ version: 1, ingredients: [{ ingredient, amount: '400' }] }),
    fields: modifiedFields,
    again: () => 'update recipe_modified set version = 1',
  },
  'POST /recipe_import/url': { as: 'token', body: () => ({}), fields: { url: 'refused' } },
  'POST /recipe_import/text': { as: 'token', body: () => ({}), fields: { text: 'unread' } },
  'POST /recipe_import/file': { as: 'token', body: () => ({}), fields: { content: 'refused' } },
  'POST /riddle': {
    body: () => ({ progress: '', answer: 'x' }),
    fields: { progress: 'refused', answer: 'unread' },
  },
  'POST /recipe/{slug}/review': {
    as: 'token',
    path: ({ recipe }) => `/recipe/${recipe.slug}/review`,
    body: () => ({ rating: 4 }),
    fields: { comment: 'kept' },
    again: ({ recipe }) => `delete from review where recipe = '${recipe.guid}'`,
  },
  'PATCH /review/{guid}': {
    as: 'token',
    path: ({ review }) => `/review/${review}`,
    body: () => ({}),
    fields: { comment: 'kept' },
  },
  'POST /review/{guid}/reply': {
    as: 'token',
    path: ({ other_review }) => `/review/${other_review}/reply`,
    body: () => ({}),
    fields: { reply: 'kept' },
    again: () => 'update review set reply = null, replied_at = null',
  },
  'POST /review/decisions': {
    as: 'admin',
    body: async ({ api, review }) => {
      const [row] = await api.sql('select guid, updated_at from review where guid = $1', [review])
      return { reviews: [row], status: 'Denied' }
    },
    fields: { 'reviews.0.guid': 'refused', 'reviews.0.updated_at': 'refused', status_note: 'kept' },
    read: async ({ api, review }) => (await api.sql('select status_note from review where guid = $1', [review]))[0],
  },
  'PATCH /review/{guid}/status': { ...decision, path: ({ review }) => `/review/${review}/status` },
  'POST /error_report': {
    as: 'token',
    body: ({ recipe }) => ({ recipe: recipe.guid, kind: 'other', text: 'Jiná chyba.' }),
    fields: { text: 'kept', recipe: 'refused', ingredient: 'refused' },
  },
  'PATCH /error_report/{guid}/status': { ...decision, path: ({ report }) => `/error_report/${report}/status` },
  'POST /photo_submission': {
    as: 'token',
    body: ({ recipe, photo }) => ({ recipe: recipe.guid, photo }),
    fields: { caption: 'kept', recipe: 'refused', photo: 'refused' },
    again: ({ submission }) => `delete from photo_submission where guid <> '${submission}'`,
  },
  'PATCH /photo_submission/{guid}/status': {
    ...decision,
    path: ({ submission }) => `/photo_submission/${submission}/status`,
  },
  'POST /contact_form': {
    body: async (world) => ({ ...question(), email: 'pisatel@example.com', name: '', proof: await world.proof() }),
    fields: {
      text: 'kept',
      name: 'kept',
      submission: 'refused',
      email: 'refused',
      website: 'unread',
      'attachments.0': 'refused',
      'proof.challenge': 'refused',
      'proof.salt': 'refused',
      'proof.signature': 'refused',
    },
    read: readContact,
  },
  'POST /contact_form/attachment': {
    body: async (world) => ({ submission: question().submission, proof: await world.proof() }),
    fields: {
      submission: 'refused',
      'proof.challenge': 'refused',
      'proof.salt': 'refused',
      'proof.signature': 'refused',
    },
  },
  'POST /contact_form/personal': {
    as: 'token',
    body: question,
    fields: { text: 'kept', submission: 'refused', 'attachments.0': 'refused' },
    read: readContact,
  },
  'POST /news/seen': { as: 'token', body: () => ({}), fields: { until: 'refused' } },
  'POST /news': {
    as: 'admin',
    body: () => ({ category: 'info', text: 'Zpráva.' }),
    fields: { title: 'kept', text: 'kept', published_at: 'refused' },
  },
  'PATCH /news/{guid}': {
    as: 'admin',
    path: ({ news }) => `/news/${news}`,
    body: () => ({}),
    fields: { title: 'kept', text: 'kept', published_at: 'refused' },
  },
  'POST /newsletter/subscribe': {
    body: () => ({ email: 'odberatel@example.com', consent: true }),
    fields: { email: 'refused', website: 'unread' },
  },
  'POST /newsletter/confirm': { body: () => ({ token: 'x' }), fields: { token: 'refused' } },
}
