import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls } from '#api/testing/world.ts'

const TEXT = 'Palačinky\nPorce: 4\nSuroviny:\n250 g hladké mouky\n500 ml mléka\nPostup:\n1. Upečeme.'

export const calls: Calls = {
  'POST /recipe_import/url': ({ person }) => ({
    path: '/recipe_import/url',
    as: person,
    body: { url: 'https://jinde.example/palacinky' },
  }),
  'POST /recipe_import/text': ({ person }) => ({ path: '/recipe_import/text', as: person, body: { text: TEXT } }),
  'POST /recipe_import/file': ({ person }) => ({
    path: '/recipe_import/file',
    as: person,
    body: { content: Buffer.from(TEXT).toString('base64') },
  }),
}

export const texts: TextCalls = {
  'POST /recipe_import/url': { as: 'token', body: () => ({}), fields: { url: 'refused' } },
  'POST /recipe_import/text': { as: 'token', body: () => ({}), fields: { text: 'unread' } },
  'POST /recipe_import/file': { as: 'token', body: () => ({}), fields: { content: 'refused' } },
}
