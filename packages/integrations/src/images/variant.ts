import { createHash } from 'node:crypto'
import { chooseFormat, drawnFormat, type ImageFormat, requestedFormat } from './format.ts'
import { pixelsOf } from './geometry.ts'
import type { Step } from './grammar.ts'
import { ImageHostError } from './image-host-error.ts'
import { isPageShape } from './page-shape.ts'
import { ownSizeStage, planQuality, planStages, type Reach, SIGN_IT, type VariantPlan } from './plan-variant.ts'
import { PUBLISHED_AVIF_PIXELS_MAX } from './published-sizes.ts'
import type { Source } from './source.ts'
import { sizeOf } from './stage.ts'
import { RENDERER_REVISION } from './transform.ts'

/** The answer to a request: the stored bytes, or a drawing. */
export type Variant = {
  /** Identifies the answer by everything its bytes depend on. */
  key: string
  format: ImageFormat
  plan: VariantPlan
  /** The stored bytes fit the request; nothing is drawn. */
  isAsStored: boolean
  /** The product's own pages, mails or calls request it. */
  isOfPages: boolean
}

type Asking = {
  /** The Accept header. */
  accept: string
  reach: Reach
}

/**
 * Chooses the answer to a request for a picture.
 * @throws ImageHostError 400 for a variant that the reach does not allow
 */
export function chooseVariant(steps: readonly Step[], source: Source, { accept, reach }: Asking): Variant {
  const asked = planStages(steps, source, reach)
  const own = asked.length === 0 && reach === 'published' ? ownSizeStage(source) : null
  const stages = own === null ? asked : [own]
  const last = stages.at(-1)
  const pixels = pixelsOf(last ? sizeOf(last) : source)
  const mayBeAvif = reach === 'signed' || pixels <= PUBLISHED_AVIF_PIXELS_MAX
  const requested = requestedFormat(steps)
  if (requested === 'avif' && !mayBeAvif) {
    const help = `The limit of AVIF is ${PUBLISHED_AVIF_PIXELS_MAX} pixels. ${SIGN_IT}`
    throw new ImageHostError(400, 'The requested image is too large for its format.', help)
  }
  const chosen = chooseFormat(requested, { accept, mayBeAvif }, source)
  const isAsStored = source.clean && chosen === source.format && steps.every(isOnlyFormat)
  // A large variant of an AVIF picture is not drawn as AVIF.
  const format = drawnFormat(chosen === 'avif' && !mayBeAvif ? 'webp' : chosen)
  const plan = { stages, format, quality: planQuality(steps, format, reach) }
  const key = variantKey(source, isAsStored ? null : plan)
  return { key, format: isAsStored ? chosen : format, plan, isAsStored, isOfPages: isPageShape(plan, source) }
}

function isOnlyFormat(step: Step): boolean {
  return Object.keys(step).every((name) => name === 'format')
}

/** Begins with the picture's name, so that its variants are found together. */
function variantKey(source: Source, plan: VariantPlan | null): string {
  const name = JSON.stringify([RENDERER_REVISION, source.content_hash, plan])
  const variant = createHash('sha256').update(name).digest('hex').slice(0, 30)
  return `${source.content_hash.slice(0, 20)}-${variant}.${plan?.format ?? source.format}`
}
