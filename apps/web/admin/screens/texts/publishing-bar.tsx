import { textPath } from '@zivina/contract/content/content-kinds'
import type { EditableText, TextPreview } from '@zivina/contract/content/edited-texts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/kit/ui/button.tsx'
import { ConfirmButton } from '#app/kit/ui/confirm-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

type PublishingBarProps = {
  text: EditableText
  /** Whether something is typed that is not saved. */
  isDirty: boolean
  preview: TextPreview | undefined
  reload: () => Promise<unknown>
}

/** What can be done with a saved text: publish it, throw the draft away, take it off the site, look at its page. */
export function PublishingBar({ text, isDirty, preview, reload }: PublishingBarProps) {
  const { kind, slug, open, state, updated_at, version_list } = text
  const [asked, setAsked] = useState<'publish' | 'withdraw' | null>(null)
  const navigate = useNavigate()
  const close = () => setAsked(null)
  const discard = async () => {
    await sessionApi('POST /admin/text/{kind}/{slug}/discard', { params: { kind, slug }, body: { updated_at } })
    showSnackbar('Rozepsaná verze je zahozená.', 'success')
    if (version_list.length === 1 && !text.has_file) await navigate('/texts')
    else await reload()
  }
  return (
    <>
      {open ? (
        <Button
          variant="accent"
          aria-disabled={isDirty || undefined}
          onClick={() => (isDirty ? showSnackbar('Nejdřív změny uložte.', 'info') : setAsked('publish'))}
        >
          Zveřejnit…
        </Button>
      ) : null}
      {open && !isDirty ? (
        <ConfirmButton
          label="Zahodit rozepsané"
          title="Zahodit rozepsanou verzi?"
          action={{ label: 'Zahodit', pendingLabel: 'Zahazuji…', run: discard }}
          keepLabel="Ponechat"
        >
          Na webu se nic nezmění. Vrátit ji nepůjde.
        </ConfirmButton>
      ) : null}
      {state === 'unpublished' ? null : (
        <>
          <Button onClick={() => setAsked('withdraw')}>Stáhnout z&nbsp;webu…</Button>
          <a
            href={textPath(kind, slug)}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center text-brand underline"
          >
            Stránka na webu
          </a>
        </>
      )}
      {asked === 'publish' ? (
        <PublishDialog text={text} claims={preview?.claims ?? []} reload={reload} onClose={close} />
      ) : null}
      {asked === 'withdraw' ? <WithdrawDialog text={text} reload={reload} onClose={close} /> : null}
    </>
  )
}
