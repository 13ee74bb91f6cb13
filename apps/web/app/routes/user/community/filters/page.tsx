import type { UserFilter } from '@zivina/contract/community/user-filters'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import type { RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { FILTER_DEFAULTS } from '@zivina/domain/catalogue/filter/filters'
import { PRESETS } from '@zivina/domain/catalogue/filter/presets'
import { Plus } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { FILTERS_PATH } from '#app/features/community/user-paths.ts'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { guarded } from '#app/session/access/guard.ts'
import { useFilterNames } from '#app/shell/user/use-panel.ts'
import type { Route } from './+types/page.ts'
import { FilterCard } from './filter-card.tsx'
import { readFilters, useFilterChanges, useFilters, wishOf } from './filters-query.ts'

const FilterEditor = lazyDialog(() => import('./filter-editor.tsx'))

/** A page rendered on the server contains its filters. */
export const loader = guarded(async ({ api, signal }): Promise<{ first: UserFilter[] | null }> => {
  return { first: await readFilters(api, signal) }
})

/** In the browser the page appears at once and loads its data itself. */
export const clientLoader = guarded(async (): Promise<{ first: UserFilter[] | null }> => ({ first: null }))

export const meta = privateMetaOf({
  title: 'Uložené filtry',
  description: 'Vaše filtry receptů pod jmény: použijete je jedním klepnutím.',
  keywords: ['uložené filtry', 'filtry receptů'],
  path: FILTERS_PATH,
})

const GRID = 'grid gap-4 lg:grid-cols-2'

/** The filter being created or edited. */
type Edited = { saved: UserFilter | null; filter: RecipeFilter }

export default function Filters({ loaderData: { first } }: Route.ComponentProps) {
  const [edited, setEdited] = useState<Edited | null>(null)
  const list = useFilters(first)
  const names = useFilterNames((list.data ?? []).map(wishOf))

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">Uložené filtry</h1>
        <Button
          variant="accent"
          aria-haspopup="dialog"
          onPointerEnter={FilterEditor.preload}
          onFocus={FilterEditor.preload}
          onClick={() => setEdited({ saved: null, filter: FILTER_DEFAULTS })}
        >
          <Plus aria-hidden /> Nový filtr
        </Button>
      </div>
      <QueryGate
        query={list}
        waiting={{
          text: 'Načítám vaše filtry…',
          shape: <Skeletons count={2} className="h-44 w-full rounded-card" />,
          className: GRID,
        }}
      >
        {(filters) =>
          filters.length === 0 ? (
            <NothingYet />
          ) : (
            <ul aria-label="Moje filtry" className={GRID}>
              {filters.map((saved) => (
                <li key={saved.guid}>
                  <FilterCard name={saved.name} filter={wishOf(saved)} names={names}>
                    <SavedActions saved={saved} onEdit={() => setEdited({ saved, filter: wishOf(saved) })} />
                  </FilterCard>
                </li>
              ))}
            </ul>
          )
        }
      </QueryGate>
      <ReadyMade />
      {edited ? <FilterEditor {...edited} onClose={() => setEdited(null)} /> : null}
    </>
  )
}

function SavedActions({ saved, onEdit }: { saved: UserFilter; onEdit: () => void }) {
  const { copy, remove } = useFilterChanges()
  const duplicate = () =>
    copy.mutate(
      { name: saved.name, filter: wishOf(saved) },
      { onSuccess: () => showSnackbar(SUCCESS_MESSAGES.SUCCESSFULLY_DUPLICATED, 'success'), onError: sayFailure },
    )
  const restore = () => copy.mutate({ name: saved.name, filter: wishOf(saved) }, { onError: sayFailure })
  const discard = () => {
    // The card disappears at once, so the message appears at once too; a failure replaces it.
    showSnackbar(SUCCESS_MESSAGES.SUCCESSFULLY_DELETED, 'success', {
      label: 'Vrátit zpět',
      run: () => void removal.then(restore, () => undefined),
    })
    const removal = remove.mutateAsync(saved)
    removal.catch(sayFailure)
  }
  return (
    <>
      <Button
        variant="quiet"
        className="px-4"
        onClick={onEdit}
        onPointerEnter={FilterEditor.preload}
        aria-haspopup="dialog"
      >
        Upravit<span className="sr-only"> filtr {saved.name}</span>
      </Button>
      <Button variant="quiet" className="px-4" onClick={once(duplicate)} disabled={copy.isPending}>
        Duplikovat<span className="sr-only"> filtr {saved.name}</span>
      </Button>
      <Button variant="quiet" className="px-4" onClick={discard}>
        Smazat<span className="sr-only"> filtr {saved.name}</span>
      </Button>
    </>
  )
}

/** A double click creates one filter: its second press may come when the first is long done. */
const once = (press: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) press()
}

/** The presets, to use or to edit into a saved filter. */
function ReadyMade() {
  const { copy } = useFilterChanges()
  const keep = (name: string, filter: RecipeFilter) =>
    copy.mutate(
      { name, filter },
      { onSuccess: (made) => showSnackbar(`Filtr „${made.name}“ je uložený.`, 'success'), onError: sayFailure },
    )
  return (
    <section aria-labelledby="hotove-filtry" className="flex flex-col gap-4">
      <h2 id="hotove-filtry" className="text-xl">
        Hotové filtry
      </h2>
      <ul className={GRID}>
        {Object.values(PRESETS).map(({ key, name, filter }) => (
          <li key={key}>
            <FilterCard name={name} filter={filter} names={{}} level={3}>
              <Button
                variant="quiet"
                className="px-4"
                disabled={copy.isPending}
                onClick={once(() => keep(name, filter))}
              >
                Uložit jako svůj<span className="sr-only"> filtr {name}</span>
              </Button>
            </FilterCard>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NothingYet() {
  return (
    <EmptyState title="Zatím nemáte žádný filtr">
      <p>
        Vyberte v&nbsp;receptech, co hledáte, a&nbsp;klepněte na „Uložit filtr“. Nebo si ho sestavte tady, případně
        vyjděte z&nbsp;hotových níže.
      </p>
    </EmptyState>
  )
}
