import { Receipt } from 'lucide-react'
import { Panel } from '#app/kit/page/panel.tsx'

/** The user's orders. */
export function Orders() {
  return (
    <Panel title="Objednávky" Icon={Receipt} id="objednavky">
      <div className="flex flex-col items-center gap-2 rounded-card bg-sunken px-6 py-8 text-center">
        <p className="font-heading text-lg font-semibold text-heading">Zatím žádné objednávky</p>
        <p className="max-w-text text-muted">Až si něco objednáte, najdete tu stav platby i&nbsp;fakturu.</p>
      </div>
    </Panel>
  )
}
