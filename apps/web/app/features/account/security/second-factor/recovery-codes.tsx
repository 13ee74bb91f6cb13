import { BRAND } from '@zivina/contract/kernel/brand'
import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '#app/kit/device/save-file.ts'
import { useUnsaved } from '#app/kit/form/unsaved-changes.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Checkbox } from '#app/kit/ui/checkbox.tsx'

/** Recovery codes for a lost phone. They are shown only once, so leaving asks for confirmation until they are saved. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [isStored, setStored] = useState(false)
  useUnsaved(!isStored)
  const save = () => {
    const text = [`${BRAND.name} – záložní kódy`, 'Každý platí jednou.', '', ...codes, ''].join('\r\n')
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), 'zivina-zalozni-kody.txt')
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="print-alone flex flex-col gap-3">
        <h3 className="text-lg">Záložní kódy</h3>
        <p className="max-w-text">
          Dvoufázové ověření je zapnuté. Když přijdete o&nbsp;telefon, přihlásíte se některým z&nbsp;těchto kódů. Každý
          platí jednou a&nbsp;znovu už je neukážeme.
        </p>
        <ul className="figures grid max-w-md grid-cols-2 gap-x-6 gap-y-1 rounded-card bg-sunken p-4 text-lg font-semibold">
          {codes.map((code) => (
            <li key={code} className="select-all">
              {code}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={save}>
          <Download aria-hidden />
          Uložit do souboru
        </Button>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden />
          Vytisknout
        </Button>
      </div>
      <Checkbox checked={isStored} onChange={(event) => setStored(event.target.checked)}>
        Kódy mám bezpečně uložené
      </Checkbox>
      <div>
        <Button variant="brand" disabled={!isStored} onClick={onDone}>
          Hotovo
        </Button>
      </div>
    </div>
  )
}
