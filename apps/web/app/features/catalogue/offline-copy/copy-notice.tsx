import { dayText } from '#app/kit/text/dates.ts'
import { useFreshCopy } from './use-fresh-copy.ts'

/** Says from which day a recipe is that could not be loaded again. */
export function CopyNotice({ loaded_on }: { loaded_on: string }) {
  const isOld = useFreshCopy(loaded_on)
  return (
    <p role="status" className="mb-4 rounded-card bg-accent-soft px-4 py-3 empty:hidden print:hidden">
      {isOld ? `Jste bez připojení. Recept je z\u00a0${dayText(loaded_on)}, mezitím se mohl změnit.` : null}
    </p>
  )
}
