import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiFailure } from '@zivina/contract/client'
import { ERRORS } from '@zivina/contract/kernel/errors'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import type { Share } from '@zivina/contract/planning/shares'
import type { ShoppingList } from '@zivina/contract/planning/shopping-lists'
import { linesOf } from '@zivina/domain/planning/shopping/list-lines'
import { listText } from '@zivina/domain/planning/shopping/list-text'
import { Mail, MessageSquare, Printer, UserRound, X } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { TextField } from '#app/kit/form/text-field.tsx'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { shareTargets } from '#app/kit/share/share-targets.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useSite } from '#app/kit/use-site.ts'
import { uuidV7 } from '#app/kit/uuid-v7.ts'
import { useAccount } from '#app/session/account-context.ts'
import { shoppingListPath } from '#app/session/user-navigation.ts'

type ShareListDialogProps = { list: ShoppingList; onClose: () => void }

/** People on the list, and ways to send what is left to buy. */
export default function ShareListDialog({ list, onClose }: ShareListDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Sdílet seznam" side="bottom">
      <div className="flex flex-col gap-6 p-5">
        {list.is_owner ? <People list={list} /> : null}
        <SendList list={list} onClose={onClose} />
      </div>
    </Dialog>
  )
}

/** Mail and messenger take the text of the list; an empty list is not sent. */
function SendList({ list, onClose }: ShareListDialogProps) {
  const { api } = useAccount()
  const { public_url } = useSite()
  const groups = listText(linesOf(list), list)
  const text = groups.map(({ title, rows }) => [`${title}:`, ...rows.map((row) => `- ${row}`)].join('\n')).join('\n\n')
  const url = `${public_url}${shoppingListPath(list.guid)}`
  const targets = shareTargets({ title: `${list.name}\n\n${text}\n`, url })
  const isEmpty = groups.length === 0
  const open = (id: 'whatsapp') => {
    if (isEmpty) return showSnackbar(ERRORS.EMPTY_CART.message)
    window.open(targets.find((target) => target.id === id)?.href, '_blank', 'noopener')
    onClose()
  }
  const mail = async () => {
    if (isEmpty) return showSnackbar(ERRORS.EMPTY_CART.message)
    await api('POST /shopping_list/{guid}/email', { params: { guid: list.guid } })
    showSnackbar(SUCCESS_MESSAGES.EMAIL_SENT, 'success')
    onClose()
  }
  return (
    <section aria-label="Poslat seznam" className="flex flex-col gap-2">
      <h3 className="text-base font-semibold">Poslat, co zbývá koupit</h3>
      <div className="flex flex-wrap gap-2">
        <ActionButton run={mail} pendingLabel="Odesílám…">
          <Mail aria-hidden /> Na můj e-mail
        </ActionButton>
        <Button onClick={() => open('whatsapp')}>
          <MessageSquare aria-hidden /> WhatsApp
        </Button>
        <Button
          onClick={() => {
            onClose()
            // After the dialog is gone from the page.
            requestAnimationFrame(() => window.print())
          }}
        >
          <Printer aria-hidden /> Vytisknout
        </Button>
      </div>
    </section>
  )
}

/** Who is on the list with the owner, and an invitation by e-mail. */
function People({ list: { guid } }: { list: ShoppingList }) {
  const { api } = useAccount()
  const client = useQueryClient()
  const key = ['shopping-list-people', guid]
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api('GET /shopping_list/{guid}/share', { params: { guid }, signal }),
    refetchOnMount: 'always',
  })
  const refresh = () => client.invalidateQueries({ queryKey: key })
  const end = async (share: Share) => {
    await api('DELETE /share/{guid}', { params: { guid: share.guid } })
    await refresh()
  }
  return (
    <section aria-label="Nakupujeme spolu" className="flex flex-col gap-3">
      <h3 className="text-base font-semibold">Nakupujeme spolu</h3>
      <QueryGate
        query={query}
        waiting={{
          text: 'Načítám, s\u00a0kým seznam sdílíte…',
          shape: <Skeletons count={1} className="h-11 w-full rounded-md" />,
        }}
      >
        {({ people }) => (
          <ul className="flex flex-col divide-y divide-line">
            {people.map((share) => (
              <li key={share.guid} className="flex min-h-13 items-center gap-3">
                <UserRound className="size-5 shrink-0 text-muted" aria-hidden />
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {share.username ?? share.email}
                  {share.username === null ? <span className="block text-sm text-muted">čeká na přijetí</span> : null}
                </span>
                <ActionButton
                  variant="quiet"
                  size="icon"
                  aria-label={`Ukončit sdílení: ${share.username ?? share.email}`}
                  run={() => end(share)}
                >
                  <X aria-hidden />
                </ActionButton>
              </li>
            ))}
          </ul>
        )}
      </QueryGate>
      <InviteForm guid={guid} onInvited={refresh} />
    </section>
  )
}

function InviteForm({ guid, onInvited }: { guid: string; onInvited: () => Promise<unknown> }) {
  const { api } = useAccount()
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const attempt = useRef('')
  const invite = useMutation({
    mutationFn: () => {
      attempt.current ||= uuidV7()
      const body = { guid: attempt.current, email: email.trim(), role: 'editor' as const }
      return api('POST /shopping_list/{guid}/share', { params: { guid }, body })
    },
    onSuccess: async () => {
      attempt.current = ''
      setEmail('')
      showSnackbar('Pozvánku jsme poslali.', 'success')
      await onInvited()
    },
    onError: (failure) => {
      attempt.current = ''
      const told = failure instanceof ApiFailure ? failure.fields.email?.[0]?.message : undefined
      setError(told)
      if (told === undefined) sayFailure(failure)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setError(email.trim() === '' ? 'Napište e-mail' : undefined)
    if (email.trim() !== '' && !invite.isPending) invite.mutate()
  }
  return (
    <form aria-label="Pozvat" noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <TextField
        label="E-mail, koho pozvat"
        hint="Stačí účet zdarma. Uvidíte navzájem, co kdo dal do košíku."
        type="email"
        autoComplete="off"
        className="min-w-0 flex-1 basis-56"
        value={email}
        error={error}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button type="submit" variant="brand" aria-disabled={invite.isPending || undefined}>
        Pozvat
      </Button>
    </form>
  )
}
