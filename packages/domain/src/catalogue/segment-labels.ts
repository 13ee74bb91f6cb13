import type { Segment } from '@zivina/nutrition/segments'

export const SEGMENT_LABELS = {
  Main: 'Hlavní suroviny',
  Dough: 'Těsto',
  Base: 'Základ',
  Marinade: 'Marináda',
  Meat: 'Maso',
  Sauce: 'Omáčka',
  Cream: 'Krém',
  Filling: 'Náplň',
  Crust: 'Obal a\u00a0kůrka',
  Glaze: 'Poleva',
  Thickener: 'Zahuštění',
  Garnish: 'Ozdoba',
  Side: 'Příloha',
  Dip: 'Dip',
  Extra: 'Navíc',
} as const satisfies Record<Segment, string>
