import type { ImportPreview } from '@zivina/contract/body/diary-import'
import { DIARY_IMPORT_MAX_BYTES } from '@zivina/contract/body/limits'
import type { ColumnMapping, ImportField } from '@zivina/domain/body/diary-import/columns'
import type { DateOrder } from '@zivina/domain/body/diary-import/read-cells'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { useState } from 'react'
import { describeFailure, type FormFailure } from '#app/kit/form/form-failure.ts'
import { useAccount } from '#app/session/account/account-context.ts'

/** What the person says of a file. */
export type Said = { mapping: ColumnMapping; date_order: DateOrder | null; default_meal: MealType }
export type Result = { added_count: number; present_count: number; rejected: ImportPreview['rejected'] }

/** Where the person is, each step with what the one before found. */
export type Step =
  | { at: 'file' }
  | { at: 'mapping'; content: string; preview: ImportPreview; said: Said }
  | { at: 'preview'; content: string; preview: ImportPreview; said: Said }
  | { at: 'done'; result: Result }

/** The steps of an import: the file, what its columns are, what would be added, done. */
export function useDiaryImport() {
  const { api } = useAccount()
  const [step, go] = useState<Step>({ at: 'file' })
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const during = async (words: string, work: () => Promise<Step>) => {
    if (busy !== null) return
    setBusy(words)
    setFailure(null)
    try {
      go(await work())
    } catch (problem) {
      setFailure(describeFailure(problem))
    } finally {
      setBusy(null)
    }
  }
  const open = (file: File | null) => {
    const message = problemWith(file)
    if (message !== null || file === null) {
      setFailure({ tone: 'error', message: message ?? '' })
      return
    }
    void during('Nahrávám a\u00a0čtu soubor…', async () => {
      const content = await toBase64(file)
      const preview = await api('POST /diary/import/preview', { body: { content } })
      const said: Said = { mapping: preview.mapping, date_order: null, default_meal: 'Late_snack' }
      return { at: 'mapping', content, preview, said }
    })
  }
  const show = (said: Said) => {
    if (step.at !== 'mapping') return
    void during('Připravuji náhled…', async () => {
      const preview = await api('POST /diary/import/preview', { body: { content: step.content, ...said } })
      return { at: 'preview', content: step.content, preview, said }
    })
  }
  const run = () => {
    if (step.at !== 'preview') return
    void during('Importuji do deníku…', async () => {
      const result = await api('POST /diary/import', { body: { content: step.content, ...step.said } })
      return { at: 'done', result }
    })
  }
  const back = () => {
    setFailure(null)
    go(step.at === 'preview' ? { ...step, at: 'mapping' } : { at: 'file' })
  }
  return { step, busy, failure, open, show, run, back }
}

function problemWith(file: File | null): string | null {
  if (file === null) return 'Vyberte prosím soubor CSV.'
  if (file.size === 0) return 'Soubor je prázdný.'
  return file.size > DIARY_IMPORT_MAX_BYTES
    ? 'Soubor je větší než 12\u00a0MB. Vyexportujte prosím kratší období a\u00a0importujte ho po částech.'
    : null
}

/** Fields that a column was chosen for twice: a column means one thing. */
export function usedTwice(mapping: ColumnMapping): ImportField[] {
  const fields = Object.keys(mapping) as ImportField[]
  return fields.filter(
    (field) => mapping[field] !== null && fields.some((other) => other !== field && mapping[other] === mapping[field]),
  )
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
