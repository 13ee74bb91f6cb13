import { counted } from '@zivina/czech/plural'

/** „1 bod“, „150 bodů“ */
export function pointsText(points: number): string {
  return counted(points, 'bod', 'body', 'bodů')
}
