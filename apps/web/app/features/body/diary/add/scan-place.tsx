import type { ComponentType } from 'react'
import type { Choice } from '../choices.ts'

type ScanProps = { onChosen: (choice: Choice) => void; onClose: () => void }

/**
 * The dialog that reads a barcode and answers what was found. Until there is one, no button is shown: wire it here by
 * `lazyDialog(() => import(…))` with a component of these properties.
 */
export const ScanPart: ComponentType<ScanProps> | null = null
