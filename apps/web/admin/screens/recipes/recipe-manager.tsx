import type { ApiClient } from '@zivina/contract/client'
import type { RecipeShort } from '@zivina/contract/console/short-lists'
import type { Decision } from '@zivina/contract/kernel/moderation'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Moderation } from '#admin/kit/decisions/moderation.tsx'
import { useModeration } from '#admin/kit/decisions/use-moderation.ts'
import { ListSelect } from '#admin/kit/list/list-select.tsx'
import { AGE_AND_NAME } from '#admin/kit/list/orders.ts'
import { useList } from '#admin/kit/list/use-list.ts'
import type { RecordAction } from '#admin/kit/record/record.tsx'
import { buttonStyle } from '#app/kit/ui/button-style.ts'
import { ConfirmDialog } from '#app/kit/ui/confirm-dialog.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { RECIPE_COLUMNS } from './columns.tsx'
import { decideOnRecipes } from './decide.ts'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import { DEFAULTS, FAULTS, nameOf, WORDS } from './recipe-list.ts'
import { recipeQuery } from './recipe-query.ts'
import { RecipeRecord } from './recipe-record.tsx'
import { TagsBulk } from './tags-bulk.tsx'
import { TagsDialog } from './tags-dialog.tsx'
import { UnapprovedDialog } from './unapproved-dialog.tsx'

const BULK = {
  action: 'decide_recipes',
  others: [{ action: 'tag_recipes', label: 'Štítky všem', form: TagsBulk }],
} as const

/** Recipes of everybody: what waits is decided, the rest is found, tagged and deleted. */
export function RecipeManager() {
  const navigate = useNavigate()
  const list = useList('GET /recipe_short', DEFAULTS)
  const [blocked, setBlocked] = useState<readonly RecipeShort[]>([])
  const [tagged, setTagged] = useState<readonly RecipeShort[] | null>(null)
  const [repeated, setRepeated] = useState<RecipeShort | null>(null)
  const [leaving, setLeaving] = useState<RecipeShort | null>(null)
  const block = (some: RecipeShort[]) => setBlocked((before) => [...before, ...some])
  const send = (api: ApiClient, recipes: readonly RecipeShort[], decision: Decision) =>
    decideOnRecipes(api, recipes, decision, block)
  const moderation = useModeration({ list, may_decide: true, send, nameOf })
  const actionsOn = (rows: readonly RecipeShort[]): RecordAction[] => {
    const [only, ...more] = rows
    const one: RecordAction[] =
      only && more.length === 0
        ? [
            { label: 'Upravit', key: 'e', variant: 'outline', run: () => void navigate(`/recipe/update/${only.guid}`) },
            { label: 'Duplicita', key: 'm', variant: 'outline', run: () => setRepeated(only) },
            { label: 'Smazat', key: 'Delete', variant: 'outline', run: () => setLeaving(only) },
          ]
        : []
    return [
      ...moderation.actionsOn(rows),
      { label: 'Štítky', key: 't', variant: 'outline', run: () => setTagged(rows) },
      ...one,
    ]
  }
  const remove = async () => {
    if (leaving === null) return
    await sessionApi('DELETE /recipe/{slug}', { params: { slug: leaving.slug } })
    showSnackbar(`Smazáno: ${leaving.name}`, 'success')
    list.retry()
  }
  const finish = () => {
    setTagged(null)
    setRepeated(null)
    list.retry()
  }
  const [first, ...others] = blocked
  return (
    <>
      <Moderation
        title="Recepty"
        bulk={BULK}
        moderation={{ ...moderation, actionsOn }}
        columns={RECIPE_COLUMNS}
        nameOf={nameOf}
        words={WORDS}
        ahead={recipeQuery}
        heading={
          <Link to="/recipe/create" className={buttonStyle('brand')}>
            Nový recept
          </Link>
        }
        filters={
          <>
            <ListSelect list={list} name="fault" label="Kvalita" choices={FAULTS} />
            <ListSelect list={list} name="ordering" label="Řazení" choices={AGE_AND_NAME} isForPhones />
          </>
        }
      >
        {(row, actions) => <RecipeRecord key={row.guid} row={row} actions={actions} />}
      </Moderation>
      {first ? (
        <UnapprovedDialog
          key={first.guid}
          recipe={first}
          onClose={() => setBlocked(others)}
          onApproved={() => {
            setBlocked(others)
            list.retry()
          }}
        />
      ) : null}
      {tagged ? (
        <TagsDialog recipes={tagged} onClose={() => setTagged(null)} onTagged={finish} onPartly={list.retry} />
      ) : null}
      {repeated ? <DuplicateDialog recipe={repeated} onClose={() => setRepeated(null)} onMarked={finish} /> : null}
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={`Smazat recept „${leaving?.name ?? ''}“?`}
        action={{ label: 'Smazat recept', pendingLabel: 'Mažu…', run: remove }}
        keepLabel="Ponechat"
      >
        Zmizí z&nbsp;webu i&nbsp;z&nbsp;oblíbených. Vrátit to nejde.
      </ConfirmDialog>
    </>
  )
}
