import type { ImportPreview } from '@zivina/contract/body/diary-import'
import { counted } from '@zivina/czech/plural'
import { REJECTION_LABELS } from '@zivina/domain/body/diary-import/labels'
import type { Rejection } from '@zivina/domain/body/diary-import/read-entries'

export const rowsText = (count: number): string => counted(count, 'řádek', 'řádky', 'řádků')
export const entriesText = (count: number): string => counted(count, 'položka', 'položky', 'položek')

/** „2 řádky: datum nelze přečíst (řádek 5, 9)“ for each reason. */
export function rejectionTexts({ by_reason, first }: ImportPreview['rejected']): string[] {
  return (Object.keys(by_reason) as Rejection[]).map((reason) => {
    const lines = first.filter((one) => one.reason === reason).map(({ line }) => line)
    const shown = lines.slice(0, LINES_SHOWN).join(', ')
    const more = (by_reason[reason] ?? 0) > LINES_SHOWN ? '\u00a0…' : ''
    return `${rowsText(by_reason[reason] ?? 0)}: ${REJECTION_LABELS[reason]} (řádek v\u00a0souboru: ${shown}${more})`
  })
}

const LINES_SHOWN = 8
