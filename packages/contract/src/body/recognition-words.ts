import { formatNumber } from '@zivina/czech/format-number'
import type { ImageRecognition } from './image-recognition.ts'

type Verdict = NonNullable<ImageRecognition['verdict']>

export const VERDICTS: Readonly<Record<Verdict, string>> = {
  accepted: 'přijato',
  corrected: 'opraveno',
  refused: 'odmítnuto',
}

export const verdictText = (verdict: Verdict | null) => (verdict === null ? 'nerozhodnuto' : VERDICTS[verdict])

/** Crowns of a cost in millionths: pictures cost fractions of a crown, so four decimals are shown. */
export const costText = (millionths: number) => `${formatNumber(millionths / 1_000_000, 4)}\u00a0Kč`

export const personText = (user: ImageRecognition['user']) => user?.username ?? 'smazaný účet'
