import type { MeasurementImport } from '@zivina/contract/body/body-measurements'
import { MEASUREMENTS_FILE_MAX_BYTES, MEASUREMENTS_IMPORT_MAX } from '@zivina/contract/body/limits'
import { formatNumber } from '@zivina/czech/format-number'
import { counted } from '@zivina/czech/plural'
import type { LineProblem, UnreadFile } from '@zivina/domain/body/measurement-csv/read-measurements'

/** Why a line is left out. */
export const LINE_PROBLEMS: Readonly<Record<LineProblem, string>> = {
  day: 'Den nepoznáváme.',
  slash_order: 'Nevíme, zda je dřív den, nebo měsíc.',
  future: 'Den je v\u00a0budoucnosti.',
  number: 'Hodnota není číslo.',
  range: 'Taková hodnota není možná.',
  nothing: 'Na řádku není žádná míra.',
}

/** Why a file is not read at all. */
export const FILE_REFUSALS: Readonly<Record<UnreadFile['refusal'] | 'too_large', string>> = {
  empty: 'V\u00a0souboru nejsou žádné řádky s\u00a0daty.',
  columns:
    'V\u00a0prvním řádku jsme nenašli sloupec s\u00a0dnem a\u00a0aspoň jednou mírou. Pojmenujte je třeba Datum a\u00a0Hmotnost.',
  too_many: `Soubor má přes ${formatNumber(MEASUREMENTS_IMPORT_MAX, 0)}\u00a0řádků. Rozdělte ho prosím na menší.`,
  not_csv: 'Tohle není CSV, které umíme přečíst. Uložte prosím tabulku jako CSV.',
  too_large: `Soubor je příliš velký. Přečteme nejvýš ${formatNumber(MEASUREMENTS_FILE_MAX_BYTES / 1024 / 1024, 0)}\u00a0MB; záznamy za deset let mají kolem 100\u00a0kB.`,
}

/** „Přidali jsme 12 dní, 3 dny doplnili, 5 dní už jste měli.“ */
export function sayImport({ added, filled, unchanged }: MeasurementImport): string {
  const days = (count: number) => counted(count, 'den', 'dny', 'dní')
  const parts = [
    added > 0 ? `${days(added)} přidáno` : '',
    filled > 0 ? `${days(filled)} doplněno` : '',
    unchanged > 0 ? `${days(unchanged)} beze změny` : '',
  ].filter(Boolean)
  return `Hotovo: ${parts.join(', ')}.`
}
