import { type ReactNode, useState } from 'react'
import { Panel } from '#app/kit/page/panel.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Figures } from './figures.tsx'

/** A page that is about figures: people who hid them in the settings see them there only where they ask for it. */
export function AskedFigures({ children }: { children: ReactNode }) {
  const [isAsked, ask] = useState(false)
  if (isAsked) return children
  return (
    <Figures className="contents" words={<Hidden onAsk={() => ask(true)} />}>
      {children}
    </Figures>
  )
}

function Hidden({ onAsk }: { onAsk: () => void }) {
  return (
    <Panel title="Čísla máte skrytá">
      <p className="max-w-text">
        Tahle stránka je o{'\u00a0'}číslech, a{'\u00a0'}proto je bez vašeho přání neukazuje.
      </p>
      <div>
        <Button onClick={onAsk}>Přesto ukázat čísla na této stránce</Button>
      </div>
    </Panel>
  )
}
