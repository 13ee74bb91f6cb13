import type { ProgressPhoto } from '@zivina/contract/body/progress-photos'
import type { PhotoRow } from './queries.ts'

export function presentPhoto({ guid, day, width, height }: PhotoRow): ProgressPhoto {
  return { guid, day, width, height }
}
