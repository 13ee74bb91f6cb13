import { useQueryClient } from '@tanstack/react-query'
import type { ShoppingList } from '@zivina/contract/planning/shopping-lists'
import { ArrowDownUp, Ellipsis, PencilLine, Plus, Repeat2, Share2, Trash2, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AddField } from '#app/features/entry/add-field.tsx'
import { NewList } from '#app/features/planning/list-choice/new-list.tsx'
import { listsKey } from '#app/features/planning/shopping/list-sending.ts'
import type { ListChange } from '#app/features/planning/shopping/use-shopping-list.ts'
import { SHOPPING_LIST_PATH } from '#app/features/planning/user-paths.ts'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { ConfirmDialog } from '#app/kit/ui/confirm-dialog.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { MenuItem, Popover } from '#app/kit/ui/popover.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { useSession } from '#app/session/tokens/use-session.ts'

const ShareListDialog = lazyDialog(() => import('#app/features/planning/shopping/share-list-dialog.tsx'))
const StaplesDialog = lazyDialog(() => import('#app/features/planning/shopping/staples-dialog.tsx'))
const OrderDialog = lazyDialog(() => import('#app/features/planning/shopping/order-dialog.tsx'))

type Opened = 'share' | 'staples' | 'order' | 'rename' | 'new' | 'remove' | null
type ListMenuProps = { list: ShoppingList; change: (change: ListChange) => void }

/** Sharing at hand, the rest in a menu. */
export function ListMenu({ list, change }: ListMenuProps) {
  const [opened, setOpened] = useState<Opened>(null)
  const canMakeLists = useSession()?.is_premium ?? false
  const leave = useLeaveList(list)
  const close = () => setOpened(null)
  return (
    <div className="flex items-center gap-2 print:hidden">
      <Button aria-haspopup="dialog" onPointerEnter={ShareListDialog.preload} onClick={() => setOpened('share')}>
        <Share2 aria-hidden /> Sdílet
      </Button>
      <Popover label="Další možnosti seznamu" size="icon" trigger={<Ellipsis aria-hidden />}>
        {list.can_edit ? (
          <MenuItem onClick={() => setOpened('staples')}>
            <Repeat2 aria-hidden /> Pravidelný nákup
          </MenuItem>
        ) : null}
        <MenuItem onClick={() => setOpened('order')}>
          <ArrowDownUp aria-hidden /> Pořadí v&nbsp;obchodě
        </MenuItem>
        {list.can_edit ? (
          <MenuItem onClick={() => setOpened('rename')}>
            <PencilLine aria-hidden /> Přejmenovat
          </MenuItem>
        ) : null}
        {canMakeLists ? (
          <MenuItem onClick={() => setOpened('new')}>
            <Plus aria-hidden /> Nový seznam
          </MenuItem>
        ) : null}
        {list.is_owner ? (
          <MenuItem onClick={() => setOpened('remove')}>
            <Trash2 aria-hidden /> Smazat seznam
          </MenuItem>
        ) : (
          <MenuItem onClick={() => void leave().catch(sayFailure)}>
            <UserMinus aria-hidden /> Odejít ze seznamu
          </MenuItem>
        )}
      </Popover>
      {opened === 'share' ? <ShareListDialog list={list} onClose={close} /> : null}
      {opened === 'staples' ? <StaplesDialog list={list} change={change} onClose={close} /> : null}
      {opened === 'order' ? <OrderDialog categories={list.categories} onClose={close} /> : null}
      {opened === 'rename' ? <RenameDialog list={list} change={change} onClose={close} /> : null}
      {opened === 'new' ? (
        <Dialog open onClose={close} title="Nový seznam">
          <div className="p-5">
            <NewList onMade={close} />
          </div>
        </Dialog>
      ) : null}
      <RemoveDialog list={list} open={opened === 'remove'} onClose={close} />
    </div>
  )
}

function RenameDialog({ list, change, onClose }: ListMenuProps & { onClose: () => void }) {
  const rename = (name: string) => {
    change({ kind: 'rename', name })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title="Přejmenovat seznam">
      <div className="p-5">
        <AddField label="Název seznamu" placeholder={list.name} verb="Přejmenovat" onAdd={rename} />
      </div>
    </Dialog>
  )
}

function RemoveDialog({ list, open, onClose }: { list: ShoppingList; open: boolean; onClose: () => void }) {
  const { api, guid: person } = useAccount()
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = async () => {
    await api('DELETE /shopping_list/{guid}', { params: { guid: list.guid } })
    await navigate(SHOPPING_LIST_PATH)
    await client.invalidateQueries({ queryKey: listsKey(person) })
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Smazat seznam ${list.name}?`}
      action={{ label: 'Smazat seznam', pendingLabel: 'Mažu…', run: remove }}
      keepLabel="Nechat"
    >
      Zmizí i&nbsp;všem, s&nbsp;kým ho sdílíte. Vrátit to nejde.
    </ConfirmDialog>
  )
}

/** Ends one's part in a list of another person. */
function useLeaveList(list: ShoppingList) {
  const { api, guid: person } = useAccount()
  const client = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    const { results } = await api('GET /share')
    const share = results.find(({ object }) => object === list.guid)
    if (share) await api('DELETE /share/{guid}', { params: { guid: share.guid } })
    await navigate(SHOPPING_LIST_PATH)
    await client.invalidateQueries({ queryKey: listsKey(person) })
  }
}
