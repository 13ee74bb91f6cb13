import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { Link2, Mail, MessageCircle, MessageSquare, Send, Share2 } from 'lucide-react'
import { useSite } from '#app/kit/page/use-site.ts'
import { cn } from '#app/kit/ui/class-names.ts'
import { Dialog } from '../ui/dialog.tsx'
import { showSnackbar } from '../ui/snackbar-store.ts'
import { type ShareTarget, shareTargets } from './share-targets.ts'
import type { Shared } from './shared.ts'
import { XMark } from './x-mark.tsx'

const ICONS: Record<ShareTarget['id'], typeof Mail> = {
  x: XMark as typeof Mail,
  telegram: Send,
  email: Mail,
  messenger: MessageCircle,
  whatsapp: MessageSquare,
}

const ROW = 'flex min-h-13 w-full items-center gap-4 rounded-md px-4 text-left hover:bg-brand-soft [&_svg]:size-5'

type ShareDialogProps = {
  /** Names the dialog: „Sdílet recept“. */
  heading: string
  /** What is shared, and its path on this site. */
  shared: Shared
  open: boolean
  onClose: () => void
}

/** Services to share a page with, and its address to copy. Nothing of these services is loaded. */
export default function ShareDialog({ heading, shared: { title, path }, open, onClose }: ShareDialogProps) {
  const url = `${useSite().public_url}${path}`
  const canShare = typeof navigator.share === 'function'
  const shareNatively = async () => {
    // Rejected when the person cancels: no message is needed.
    await navigator.share({ title, url }).catch(() => undefined)
    onClose()
  }

  return (
    <Dialog open={open} onClose={onClose} title={heading} side="bottom">
      <ul className="flex flex-col p-2 pb-4">
        <li>
          <button type="button" className={ROW} onClick={() => void copyAddress(url).then(onClose)}>
            <Link2 aria-hidden /> Zkopírovat odkaz
          </button>
        </li>
        {shareTargets({ title, url }).map((target) => (
          <li key={target.id} className={cn(target.mobile && 'hidden pointer-coarse:block')}>
            <ShareLink target={target} onClick={onClose} />
          </li>
        ))}
        {canShare ? (
          <li>
            <button type="button" className={ROW} onClick={() => void shareNatively()}>
              <Share2 aria-hidden /> Sdílet jinak…
            </button>
          </li>
        ) : null}
      </ul>
    </Dialog>
  )
}

function ShareLink({ target, onClick }: { target: ShareTarget; onClick: () => void }) {
  const Icon = ICONS[target.id]
  const isWeb = target.href.startsWith('https:')
  return (
    <a href={target.href} className={ROW} onClick={onClick} {...(isWeb ? { target: '_blank', rel: 'noopener' } : {})}>
      <Icon aria-hidden /> {target.label}
    </a>
  )
}

async function copyAddress(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    showSnackbar(SUCCESS_MESSAGES.SUCCESSFULLY_COPIED, 'success')
  } catch {
    showSnackbar('Odkaz se nepodařilo zkopírovat. Zkopírujte ho prosím z\u00a0adresního řádku.', 'error')
  }
}
