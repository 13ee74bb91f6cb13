// Violations of the walls that still exist, with their reasons. The lists only shrink: `walls.test.ts` fails for an entry that
// is no longer needed.

/** Imports of a later area. */
export const AREA_EXCEPTIONS: Readonly<Record<string, string>> = {
  'apps/web/app/features/catalogue/recipe-card.tsx → apps/web/app/features/community/favorites/heart-button.tsx':
    'every card bears the heart; to be handed in by the page',
  'packages/db/src/schema/kernel/audit-event.ts → packages/db/src/schema/account/user.ts':
    'a foreign key to its person',
  'packages/db/src/schema/kernel/change-log.ts → packages/db/src/schema/account/user.ts': 'a foreign key to its person',
  'packages/db/src/schema/media/image.ts → packages/db/src/schema/account/user.ts': 'a foreign key to its person',
}

/** Files of a noun that another noun imports although they are no doors. */
export const DOOR_EXCEPTIONS: Readonly<Record<string, string>> = {
  'packages/api/src/account/entry/accounts/device-marks.ts': 'one way in, told in several files: becomes the service',
  'packages/api/src/account/entry/accounts/enter.ts': 'one way in, told in several files: becomes the service',
  'packages/api/src/account/entry/accounts/log-in-attempts.ts':
    'one way in, told in several files: becomes the service',
  'packages/api/src/account/entry/accounts/new-account.ts': 'one way in, told in several files: becomes the service',
  'packages/api/src/account/entry/accounts/queries.ts':
    'log-in through other services reads accounts by its own door later',
  'packages/api/src/account/entry/accounts/welcome.ts': 'one way in, told in several files: becomes the service',
  'packages/api/src/account/erasure/deletion-service.ts': 'a service beside the service: joins it, or becomes a room',
  'packages/api/src/account/entry/oauth/identity-service.ts':
    'a service beside the service: joins it, or becomes a room',
  'packages/api/src/account/credentials/passwords/confirm-password.ts':
    'one way in, told in several files: becomes the service',
  'packages/api/src/account/credentials/passwords/credential-queries.ts':
    'one way in, told in several files: becomes the service',
  'packages/api/src/account/credentials/passwords/password-service.ts':
    'a service beside the service: joins it, or becomes a room',
  'packages/api/src/account/personal-data/personal-data.ts': 'one way in, told in several files: becomes the service',
  'packages/api/src/account/credentials/second-factor/second-factor.ts':
    'one way in, told in several files: becomes the service',
  'packages/api/src/account/sessions/device-service.ts': 'a service beside the service: joins it, or becomes a room',
  'packages/api/src/account/sessions/session-cookies.ts': 'one way in, told in several files: becomes the service',
  'packages/api/src/catalogue/ingredients/read/matching-service.ts':
    'a service beside the service: joins it, or becomes a room',
  'packages/api/src/catalogue/ingredients/read/personal-service.ts':
    'a service beside the service: joins it, or becomes a room',
  'packages/api/src/catalogue/ingredients/versions/line-queries.ts':
    'fragments of SQL that other nouns join: becomes sql.ts',
  'packages/api/src/catalogue/recipes/read/queries/card.ts': 'fragments of SQL that other nouns join: becomes sql.ts',
  'packages/api/src/catalogue/recipes/read/queries/card-row.ts':
    'fragments of SQL that other nouns join: becomes sql.ts',
  'packages/api/src/catalogue/recipes/read/queries/detail.ts': 'fragments of SQL that other nouns join: becomes sql.ts',
  'packages/api/src/catalogue/recipes/read/queries/filter.ts': 'fragments of SQL that other nouns join: becomes sql.ts',
  'packages/api/src/catalogue/recipes/read/filter.ts': 'the filter as SQL takes it: becomes sql.ts',
  'packages/api/src/media/images/check-photo-urls.ts': 'becomes a function of the service',
}

/** Writes by a noun that does not own the table. */
export const WRITE_EXCEPTIONS: Readonly<Record<string, string>> = {
  'account/entry/accounts writes account/consent': 'a consent is given together with what it allows',
  'account/entry/accounts writes account/password-reset': 'log-in and registration write more than their own table',
  'account/entry/accounts writes account/user': 'registration makes the account and proves its address',
  'account/credentials/attempts writes kernel/rate-limit': 'one way in, told in several files: becomes the service',
  'account/mail-preferences writes account/consent': 'a consent is given together with what it allows',
  'account/mail-preferences writes account/user': 'which mails are refused is a column of the account',
  'account/mail-preferences writes content/newsletter-subscriber':
    'one click refuses the newsletter of subscribers too',
  'account/entry/oauth writes account/consent': 'a consent is given together with what it allows',
  'account/entry/oauth writes account/password-reset': 'log-in and registration write more than their own table',
  'account/entry/oauth writes account/session': 'log-in and registration write more than their own table',
  'account/entry/oauth writes account/user': 'a log-in takes over an account that was never finished',
  'account/sessions writes account/email-code': 'one clean-up of everything that expires',
  'account/sessions writes account/password-reset': 'one clean-up of everything that expires',
  'account/sessions writes kernel/rate-limit': 'one clean-up of everything that expires',
  'content/news writes account/user': 'the mark of news seen is a column of the account',
}

/** Imports of a higher layer, or of another page. */
export const WEB_EXCEPTIONS: Readonly<Record<string, string>> = {
  'apps/web/app/features/catalogue/recipe-editor/recipe-preview.tsx → apps/web/app/routes/public/catalogue/recipe/recipe-view.tsx':
    'the editor shows the recipe as its page will',
  'apps/web/app/routes/user/catalogue/own-recipe/page.tsx → apps/web/app/routes/public/catalogue/recipe/recipe-view.tsx':
    'its author sees a recipe that is not public on the same page as a public one',
  'apps/web/app/kit/form/use-form.ts → apps/web/app/session/access/way-after-failure.ts':
    'a form asks where to go after a refused session; to be handed in',
  'apps/web/app/routes/public/content/feed/answer-feed.ts → apps/web/app/routes/public/discovery/sitemap/entries.ts':
    'the feed lists what the sitemap lists',
  'apps/web/app/session/tokens/session-store.ts → apps/web/app/features/discovery/search/remember-search.ts':
    'what was begun before log-in is listed by name; to be handed in',
}
