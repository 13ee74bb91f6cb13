import { Download, FileUp } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '#app/kit/device/save-file.ts'
import { Panel } from '#app/kit/page/panel.tsx'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { download } from '#app/session/api/download.ts'

const ImportDialog = lazyDialog(() => import('./import-dialog.tsx'))

/** Files in both directions: CSV from other apps, and one's own measurements as CSV or JSON. */
export function MeasurementTransfer({ refresh }: { refresh: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false)
  const save = (ending: 'csv' | 'json') => async () =>
    saveFile(await download(`/api/body_measurement/${ending}`, () => {}), `zivina-mereni.${ending}`)
  return (
    <Panel
      title="Přenos dat"
      intro="Záznamy z&nbsp;jiné aplikace nebo váhy nahrajete jako CSV. Svoje si kdykoli stáhnete."
    >
      <div className="flex flex-wrap gap-3">
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <FileUp aria-hidden />
          Nahrát CSV
        </Button>
        <ActionButton run={save('csv')}>
          <Download aria-hidden />
          Stáhnout CSV
        </ActionButton>
        <ActionButton run={save('json')}>
          <Download aria-hidden />
          Stáhnout JSON
        </ActionButton>
      </div>
      {isOpen ? <ImportDialog refresh={refresh} onClose={() => setOpen(false)} /> : null}
    </Panel>
  )
}
