import type { ImportDraft } from '@zivina/contract/catalogue/recipes/import'
import type { ApiClient } from '@zivina/contract/client'
import { IMPORT_FILE_MAX_BYTES, IMPORT_TEXT_MAX } from '@zivina/contract/kernel/limits'

export type SourceKind = 'url' | 'text' | 'file'

/** Values of the form; typed text stays when another source is selected. */
export type Source = { url: string; text: string; file: File | null }

/** Validation before the form is sent; null where it is valid. */
export function problemWith(kind: SourceKind, { url, text, file }: Source): string | null {
  if (kind === 'url') return url.trim() === '' ? 'Zadejte adresu stránky s\u00a0receptem' : null
  if (kind === 'text') {
    if (text.trim() === '') return 'Vložte text receptu'
    return text.length > IMPORT_TEXT_MAX ? 'Text je příliš dlouhý. Vložte jen samotný recept' : null
  }
  if (file === null) return 'Vyberte soubor s\u00a0receptem'
  if (file.size === 0) return 'Soubor je prázdný'
  return file.size > IMPORT_FILE_MAX_BYTES ? 'Soubor je větší než 5\u00a0MB' : null
}

/** Requests the drafts. */
export async function readDrafts(
  api: ApiClient,
  kind: SourceKind,
  { url, text, file }: Source,
): Promise<ImportDraft[]> {
  if (kind === 'url') return (await api('POST /recipe_import/url', { body: { url: url.trim() } })).drafts
  if (kind === 'text') return (await api('POST /recipe_import/text', { body: { text } })).drafts
  const content = file ? await toBase64(file) : ''
  return (await api('POST /recipe_import/file', { body: { content } })).drafts
}

function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    // A data address: the content follows its comma.
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
