import { useMutation } from '@tanstack/react-query'
import type { User } from '@zivina/contract/account/users'
import { formatNumber } from '@zivina/czech/format-number'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '#app/kit/device/save-file.ts'
import { Notice, NoticeRegion } from '#app/kit/form/notice.tsx'
import type { Progress } from '#app/kit/loading/read-with-progress.ts'
import { Panel } from '#app/kit/page/panel.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { download } from '#app/session/api/download.ts'

/** Downloads all personal data of the account as one file. */
export function DataDownload({ user }: { user: User }) {
  const [progress, setProgress] = useState<Progress | null>(null)
  const wanted = useMutation({
    mutationFn: async () => {
      setProgress({ received: 0, total: null })
      saveFile(await download(`/api/user/${user.guid}/data`, setProgress), 'zivina-moje-data.zip')
    },
    onSettled: () => setProgress(null),
  })
  return (
    <Panel
      title="Stažení dat"
      Icon={Download}
      id="data"
      intro="Vše, co o&nbsp;vás uchováváme, v&nbsp;jednom souboru ZIP ve formátu JSON."
    >
      <NoticeRegion>
        {progress ? <ProgressLine {...progress} /> : null}
        {wanted.isSuccess ? <Notice tone="success">Soubor je stažený.</Notice> : null}
        {wanted.isError ? <Notice tone="error">Data se nepodařilo stáhnout. {wanted.error.message}</Notice> : null}
      </NoticeRegion>
      <div>
        <Button onClick={() => wanted.isPending || wanted.mutate()} aria-disabled={wanted.isPending || undefined}>
          {wanted.isPending ? 'Připravuji…' : wanted.isError ? 'Zkusit znovu' : 'Stáhnout svá data'}
        </Button>
      </div>
    </Panel>
  )
}

function ProgressLine({ received, total }: Progress) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <progress
        aria-label="Stahování dat"
        className="h-2 w-full max-w-72"
        {...(total ? { max: total, value: received } : {})}
      />
      <span className="figures text-sm text-muted">Staženo {formatNumber(received / 1024, 0)}&nbsp;kB</span>
    </div>
  )
}
