import { useEffect, useState } from 'react'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { type KeyCommand, listKeyCommands, openKeySheet, provideKeySheet, useKeys } from './keys.ts'

const NAMES: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  Enter: 'Enter',
  Escape: 'Esc',
}

/** The list of all keyboard shortcuts of the screen, opened by `?`. */
export function KeySheet() {
  const [commands, setCommands] = useState<readonly KeyCommand[] | null>(null)
  useEffect(() => provideKeySheet(() => setCommands(listKeyCommands())), [])
  useKeys([{ keys: ['?'], label: 'Zobrazit klávesy', run: openKeySheet }])
  return (
    <Dialog open={commands !== null} onClose={() => setCommands(null)} title="Klávesy">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2 p-5">
        {(commands ?? []).map(({ keys, label }) => (
          <div key={label} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Key key={key} name={key} />
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

/** A key's label. */
export function Key({ name }: { name: string }) {
  return (
    <kbd className="inline-flex min-w-6 items-center justify-center rounded-md border border-control bg-surface px-1.5 font-text text-sm text-text">
      {NAMES[name] ?? name}
    </kbd>
  )
}
