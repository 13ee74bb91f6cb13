import type { ImportDraft } from '@zivina/contract/catalogue/recipes/import'
import type { ApiClient } from '@zivina/contract/client'
import { IMPORT_FILE_MAX_BYTES, IMPORT_TEXT_MAX } from '@zivina/contract/kernel/limits'

export type SourceKind = 'url' | 'text' | 'file'

/** What is in the form; what was typed stays when another way is looked at. */
export type Source = { url: string; text: string; file: File | null }

/** What is wrong with the form before it is sent; null where nothing is. */
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

/** Asks for the drafts. */
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
    // A data address: the content stands after its comma.
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
