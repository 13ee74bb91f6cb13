import { RECIPE_NOTES_PER_PAGE } from '@zivina/contract/kernel/limits'
import { MY_NOTES_PATH } from '#app/features/community/user-paths.ts'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { OwnList } from '#app/shell/user/own-list.tsx'
import { type OwnThings, useOwnThings } from '#app/shell/user/use-own-things.ts'
import { NoteCard, type OwnNote } from './note-card.tsx'

const NOTE = { last: 'poslední poznámku', more: 'další poznámky', ofOne: 'poznámky', ofMany: 'poznámek' }
const TITLE = 'Moje poznámky'

export const meta = privateMetaOf({
  title: TITLE,
  description: 'Co jste si k\u00a0receptům poznamenali, na jednom místě.',
  keywords: ['moje poznámky', 'poznámky k\u00a0receptům'],
  path: MY_NOTES_PATH,
})

const OWN_NOTES: OwnThings<OwnNote> = {
  key: 'own-notes',
  perPage: RECIPE_NOTES_PER_PAGE,
  read: async (api, { offset, limit }, signal) => {
    const { results, ...page } = await api('GET /recipe_note', { query: { offset, limit }, signal })
    return { ...page, results: results.map((note) => ({ ...note, guid: note.recipe.guid })) }
  },
  nameOf: ({ recipe }) => `poznámka k\u00a0receptu ${recipe.name}`,
  erase: (api, { guid, updated_at }) =>
    api('DELETE /recipe_note/{recipe}', { params: { recipe: guid }, query: { seen_at: updated_at } }),
}

/** What the person noted about recipes, the last written first. */
export default function OwnNotes() {
  const { list, remove } = useOwnThings(OWN_NOTES)
  return (
    <>
      <h1 className="text-3xl">{TITLE}</h1>
      <OwnList
        list={list}
        noun={NOTE}
        label={TITLE}
        texts={{ loading: 'Načítám vaše poznámky…' }}
        layout={{ list: 'grid gap-4 lg:grid-cols-2', card: 'h-40' }}
        nothing={
          <EmptyState
            picture="diary"
            title="Zatím nemáte žádnou poznámku"
            link={{ href: '/recepty', label: 'Vybrat recept' }}
          >
            Méně soli, o&nbsp;pět minut déle: co si u&nbsp;receptu nebo po vaření poznamenáte, najdete i&nbsp;tady.
            Nikdo jiný to neuvidí.
          </EmptyState>
        }
      >
        {(note) => <NoteCard key={note.guid} note={note} onChanged={list.retry} onRemove={remove} />}
      </OwnList>
    </>
  )
}
