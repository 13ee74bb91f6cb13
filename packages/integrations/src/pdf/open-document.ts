import PDFDocument from 'pdfkit'
import type { Faces } from './faces.ts'

export type Doc = InstanceType<typeof PDFDocument>

/** What a file says of itself. */
export type DocumentFacts = {
  title: string
  /** Whose it is, as the author of the file. */
  owner: string
  /** `YYYY-MM-DD` */
  day_made: string
  /** Whether it is to be kept as it is for decades: a PDF/A-3, which may have other files inside. */
  is_archived?: boolean
}

/**
 * Opens an A4 document in Czech with the brand's fonts embedded, and collects its bytes as it is written. It begins without a page,
 * and the engine's own line breaking is not used, so that no page begins by itself.
 */
export function openDocument(
  { title, owner, day_made, is_archived = false }: DocumentFacts,
  faces: Faces,
  layout: 'portrait' | 'landscape' = 'portrait',
): { doc: Doc; bytes: Promise<Uint8Array> } {
  const doc = new PDFDocument({
    size: 'A4',
    layout,
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    ...(is_archived ? { subset: 'PDF/A-3b' as const } : {}),
    lang: 'cs-CZ',
    displayTitle: true,
    font: undefined,
    info: { Title: title, Author: owner, CreationDate: new Date(`${day_made}T12:00:00Z`) },
  })
  for (const { font, bytes } of Object.values(faces).flatMap(({ files }) => files)) doc.registerFont(font, bytes)
  return { doc, bytes: collect(doc) }
}

function collect(doc: Doc): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  doc.on('end', () => resolve(Buffer.concat(parts)))
  doc.on('error', reject)
  return promise
}
