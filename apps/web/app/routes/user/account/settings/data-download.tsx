import { useMutation } from '@tanstack/react-query'
import type { User } from '@zivina/contract/account/users'
import { formatNumber } from '@zivina/czech/format-number'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Notice, NoticeRegion } from '#app/kit/form/notice.tsx'
import { Panel } from '#app/kit/panel.tsx'
import { saveFile } from '#app/kit/save-file.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { fetchPersonalData } from './fetch-personal-data.ts'
import type { Progress } from './read-with-progress.ts'

/** Downloads all personal data of the account as one file. */
export function DataDownload({ user }: { user: User }) {
  const [progress, setProgress] = useState<Progress | null>(null)
  const download = useMutation({
    mutationFn: async () => {
      setProgress({ received: 0, total: null })
      saveFile(await fetchPersonalData(user.guid, setProgress), 'zivina-moje-data.zip')
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
        {download.isSuccess ? <Notice tone="success">Soubor je stažený.</Notice> : null}
        {download.isError ? <Notice tone="error">Data se nepodařilo stáhnout. {download.error.message}</Notice> : null}
      </NoticeRegion>
      <div>
        <Button onClick={() => download.isPending || download.mutate()} aria-disabled={download.isPending || undefined}>
          {download.isPending ? 'Připravuji…' : download.isError ? 'Zkusit znovu' : 'Stáhnout moje data'}
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
