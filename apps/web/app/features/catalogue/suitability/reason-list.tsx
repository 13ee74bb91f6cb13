import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import { sourceWords } from './source-words.ts'
import type { ShownReason } from './verdict-words.ts'

/** Reasons read at once; the rest is opened. */
const SHOWN = 3

type ReasonListProps = {
  title: string
  reasons: readonly ShownReason[]
  /** Names of the ingredients by guid, to name all that a sentence only counts. */
  names: ReadonlyMap<string, string>
}

/** Reasons as sentences, each with its source; whose the rules without one are, the block of diets says once. */
export function ReasonList({ title, reasons, names }: ReasonListProps) {
  const rest = reasons.slice(SHOWN)
  return (
    <div className="flex max-w-text flex-col gap-2">
      <h3 className="text-base">{title}</h3>
      <Reasons reasons={reasons.slice(0, SHOWN)} names={names} />
      {rest.length > 0 ? (
        <Disclosure title={`Další důvody (${rest.length})`}>
          <Reasons reasons={rest} names={names} />
        </Disclosure>
      ) : null}
    </div>
  )
}

function Reasons({ reasons, names }: Omit<ReasonListProps, 'title'>) {
  return (
    <ul className="flex flex-col gap-3">
      {reasons.map((reason) => (
        <li key={reason.condition} className="wrap-anywhere">
          <p>{reason.text}</p>
          {reason.remedy ? <p className="font-semibold text-heading">{reason.remedy.text}</p> : null}
          <Concerned reason={reason} names={names} />
          {reason.source === 'own' ? null : (
            <p className="text-sm text-muted">Vychází z: {sourceWords(reason.source)}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** All ingredients, where the sentence does not name every one. */
function Concerned({ reason, names }: { reason: ShownReason; names: ReadonlyMap<string, string> }) {
  const concerned = [...new Set((reason.ingredients ?? []).flatMap((guid) => names.get(guid) ?? []))]
  if (concerned.every((name) => reason.text.includes(name))) return null
  return <p className="text-sm text-muted">Týká se surovin: {concerned.join(', ')}.</p>
}
