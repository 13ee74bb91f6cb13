import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls } from '#api/testing/world.ts'

const path = '/diary/read_text'

export const calls: Calls = {
  'POST /diary/read_text': ({ person }) => ({
    path,
    as: person,
    body: { text: 'k obědu 2 rohlíky, 100 g šunky a lžíce másla' },
  }),
}

export const texts: TextCalls = {
  'POST /diary/read_text': { as: 'token', body: () => ({}), fields: { text: 'unread', day: 'refused' } },
}
