import { counted } from '@zivina/czech/plural'

/** „1 bod“, „150 bodů“ */
export function pointsText(points: number): string {
  return counted(points, 'bod', 'body', 'bodů')
}

/** The fields of an item and of its sales, in the history of the item. */
export const CHANGED: Readonly<Record<string, string>> = {
  name: 'Název',
  description: 'Popis',
  image: 'Obrázek',
  points: 'Cena v\u00a0bodech',
  stock: 'Zbývá',
  premium_days: 'Dny Premium',
  active: 'V\u00a0obchodě',
  position: 'Pořadí',
  percent: 'Sleva v\u00a0procentech',
  begins: 'Začátek akce',
  ends: 'Konec akce',
}
