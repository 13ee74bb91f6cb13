import type { NewsBlock } from '@zivina/contract/content/news'
import { NEWS_CATEGORIES, NEWS_CATEGORY_NAMES } from '@zivina/contract/content/news-categories'
import { NEWS_STATE_LABELS, NEWS_STATES, newsState } from '@zivina/contract/content/news-states'
import { counted } from '@zivina/czech/plural'
import { useState } from 'react'
import { ListSelect } from '#admin/kit/list/list-select.tsx'
import { ManagedList } from '#admin/kit/list/managed-list.tsx'
import { type ListDefaults, useList } from '#admin/kit/list/use-list.ts'
import { useManagedList } from '#admin/kit/list/use-managed-list.ts'
import { Record, type RecordAction } from '#admin/kit/record/record.tsx'
import { useKeys } from '#admin/kit/screen/keys.ts'
import { NewsEntry } from '#app/features/content/news/news-entry.tsx'
import { momentText } from '#app/kit/text/dates.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { ConfirmDialog } from '#app/kit/ui/confirm-dialog.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { NEWS_COLUMNS, newsName } from './columns.tsx'
import { NewsDialog } from './news-dialog.tsx'

const DEFAULTS = {
  state: '',
  category: '',
  ordering: '-published_at',
} as const satisfies ListDefaults<'GET /admin/news'>
const STATES = [['', 'Každý stav'], ...NEWS_STATES.map((state) => [state, NEWS_STATE_LABELS[state]] as const)] as const
const CATEGORIES = [
  ['', 'Každý druh'],
  ...NEWS_CATEGORIES.map((category) => [category, NEWS_CATEGORY_NAMES[category]] as const),
] as const
const WORDS = { nothing: 'Zatím tu není žádná novinka.', record: 'Novinka' }

const nameOf = (rows: readonly NewsBlock[]) =>
  rows[0] && rows.length === 1 ? newsName(rows[0]) : counted(rows.length, 'novinka', 'novinky', 'novinek')

/** What is asked about an entry; `block` is null for a new one. */
type Asked = { what: 'edit'; block: NewsBlock | null } | { what: 'delete'; block: NewsBlock }

/** All news entries: drafts, scheduled ones and published ones. */
export function NewsManager() {
  const list = useList('GET /admin/news', DEFAULTS)
  const managed = useManagedList({ list })
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  /** The entry as it was last read. */
  const present = (block: NewsBlock | null) => list.rows.find(({ guid }) => guid === block?.guid) ?? block
  const write = () => setAsked({ what: 'edit', block: null })
  useKeys([{ keys: ['n'], label: 'Nová novinka', run: write }])
  const actionsOn = ([block]: readonly NewsBlock[]): RecordAction[] =>
    block
      ? [
          { label: 'Upravit', key: 'e', variant: 'brand', run: () => setAsked({ what: 'edit', block }) },
          { label: 'Smazat', key: 'Delete', variant: 'danger', run: () => setAsked({ what: 'delete', block }) },
        ]
      : []
  const remove = async () => {
    if (!asked?.block) return
    await sessionApi('DELETE /news/{guid}', { params: { guid: asked.block.guid } })
    showSnackbar('Novinka je smazaná.', 'success')
    list.retry()
  }
  return (
    <ManagedList
      title="Novinky"
      managed={managed}
      columns={NEWS_COLUMNS}
      nameOf={nameOf}
      words={WORDS}
      filters={
        <div className="flex w-full gap-3 sm:w-auto">
          <ListSelect list={list} name="state" label="Stav" choices={STATES} />
          <ListSelect list={list} name="category" label="Druh" choices={CATEGORIES} />
        </div>
      }
      heading={<Button onClick={write}>Nová novinka</Button>}
      actionsOn={actionsOn}
      record={(block, actions) => <NewsRecord block={block} actions={actions} />}
    >
      {asked?.what === 'edit' ? (
        <NewsDialog block={present(asked.block)} onSaved={list.retry} reload={list.retry} onClose={close} />
      ) : null}
      <ConfirmDialog
        open={asked?.what === 'delete'}
        onClose={close}
        title={`Smazat novinku „${asked?.block ? newsName(asked.block) : ''}“?`}
        action={{ label: 'Smazat novinku', pendingLabel: 'Mažu…', run: remove }}
        keepLabel="Ponechat"
      >
        Zmizí i&nbsp;z&nbsp;přehledu novinek. Vrátit ji nepůjde.
      </ConfirmDialog>
    </ManagedList>
  )
}

/** An entry as people will see it. */
function NewsRecord({ block, actions }: { block: NewsBlock; actions: readonly RecordAction[] }) {
  return (
    <Record
      title={newsName(block)}
      actions={actions}
      fields={[
        ['Stav', NEWS_STATE_LABELS[newsState(block)]],
        ['Zveřejnění', block.published_at && momentText(block.published_at)],
        ['Napsáno', momentText(block.created_at)],
        ['Změněno', block.updated_at === block.created_at ? null : momentText(block.updated_at)],
      ]}
    >
      <div className="rounded-card border border-line p-4">
        <NewsEntry block={block} heading="h3" />
      </div>
    </Record>
  )
}
