import type { Proof } from '@zivina/contract/content/contact'
import { CONTACT_ATTACHMENTS_MAX } from '@zivina/contract/kernel/limits'
import type { UploadAuth } from '@zivina/contract/media/images'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { useSite } from '#app/kit/page/use-site.ts'
import { lazyPart } from '#app/kit/parts/lazy-part.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { browserApi } from '#app/session/api/browser-api.ts'

// The code for uploading pictures is large, and most messages have none.
const PhotoUpload = lazyPart(
  async () => ({ default: (await import('#app/kit/photo-upload/photo-upload.tsx')).PhotoUpload }),
  { waiting: <p role="status">Připravuji…</p> },
)

type AttachmentsProps = {
  /** The message that the pictures belong to. */
  submission: () => string
  /** Uses the message's proof of work without handing it in. */
  showProof: (use: (proof: Proof) => Promise<UploadAuth>) => Promise<UploadAuth>
  value: readonly string[]
  onChange: (urls: string[]) => void
  onBusy: (busy: boolean) => void
}

/** Pictures of a message without an account; their code is loaded only on demand. */
export function Attachments({ submission, showProof, value, onChange, onBusy }: AttachmentsProps) {
  const { image_upload_url, public_url } = useSite()
  const [isOpen, setIsOpen] = useState(false)
  // A hosted service accepts only pictures of accounts.
  if (!image_upload_url.startsWith('/') && !image_upload_url.startsWith(`${public_url}/`)) return null
  if (!isOpen) {
    return (
      <Button variant="quiet" onClick={() => setIsOpen(true)} className="self-start noscript:hidden">
        <ImagePlus className="size-5" aria-hidden />
        Přiložit obrázky
      </Button>
    )
  }
  const askLeave = (signal: AbortSignal) =>
    showProof((proof) =>
      browserApi('POST /contact_form/attachment', { body: { submission: submission(), proof }, signal }),
    )
  return (
    <PhotoUpload
      label="Obrázky (nepovinné)"
      hint="Třeba snímek obrazovky s&nbsp;tím, co nefunguje."
      folder={`contact/${submission()}`}
      max={CONTACT_ATTACHMENTS_MAX}
      value={value}
      onChange={onChange}
      onBusy={onBusy}
      askLeave={askLeave}
    />
  )
}
