import type { IngredientShort } from '@zivina/contract/console/short-lists'
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
import { INGREDIENT_COLUMNS } from './columns.tsx'
import { decideOnIngredients } from './decide.ts'
import { DEFAULTS, FAULTS, nameOf, WORDS } from './ingredient-list.ts'
import { ingredientQuery } from './ingredient-query.ts'
import { IngredientRecord } from './ingredient-record.tsx'

/** Ingredients of everybody: what waits is decided, the rest is found, edited and deleted. */
export function IngredientManager() {
  const list = useList('GET /ingredient_short', DEFAULTS)
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState<IngredientShort | null>(null)
  const moderation = useModeration({ list, may_decide: true, send: decideOnIngredients, nameOf })
  const actionsOn = (rows: readonly IngredientShort[]): RecordAction[] => {
    const [only, ...more] = rows
    if (!only || more.length > 0) return moderation.actionsOn(rows)
    const edit = () => void navigate(`/ingredient/update/${only.guid}`)
    return [
      ...moderation.actionsOn(rows),
      { label: 'Upravit', key: 'e', variant: 'outline', run: edit },
      { label: 'Smazat', key: 'Delete', variant: 'outline', run: () => setLeaving(only) },
    ]
  }
  const remove = async () => {
    if (leaving === null) return
    await sessionApi('DELETE /ingredient/{guid}', { params: { guid: leaving.guid } })
    showSnackbar(`Smazáno: ${leaving.name}`, 'success')
    list.retry()
  }
  return (
    <>
      <Moderation
        title="Suroviny"
        bulk={{ action: 'decide_ingredients' }}
        moderation={{ ...moderation, actionsOn }}
        columns={INGREDIENT_COLUMNS}
        nameOf={nameOf}
        words={WORDS}
        ahead={ingredientQuery}
        heading={
          <Link to="/ingredient/create" className={buttonStyle('brand')}>
            Nová surovina
          </Link>
        }
        filters={
          <>
            <ListSelect list={list} name="fault" label="Kvalita" choices={FAULTS} />
            <ListSelect list={list} name="ordering" label="Řazení" choices={AGE_AND_NAME} isForPhones />
          </>
        }
      >
        {(row, actions) => <IngredientRecord key={row.guid} row={row} actions={actions} />}
      </Moderation>
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={`Smazat surovinu „${leaving?.name ?? ''}“?`}
        action={{ label: 'Smazat surovinu', pendingLabel: 'Mažu…', run: remove }}
        keepLabel="Ponechat"
      >
        Smazat jde jen surovinu, kterou nepoužívá žádný recept. Vrátit to nejde.
      </ConfirmDialog>
    </>
  )
}
