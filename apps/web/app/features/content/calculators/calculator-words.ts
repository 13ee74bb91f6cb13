import type { CalculatorKind } from '@zivina/contract/content/content-kinds'

/** Title and description of each calculator. */
export const CALCULATOR_WORDS: Record<CalculatorKind, { title: string; lead: string }> = {
  bmi: {
    title: 'Kalkulačka BMI',
    lead: 'Poměr hmotnosti a\u00a0výšky. O\u00a0svalech, stavbě těla ani zdraví sám o\u00a0sobě nevypovídá.',
  },
  energy: {
    title: 'Kolik energie za den',
    lead: 'Odhad denní energie podle těla, pohybu a\u00a0cíle.',
  },
  macros: {
    title: 'Bílkoviny, sacharidy a\u00a0tuky na den',
    lead: 'Rozmezí, ve kterých se dá jíst vyváženě. Nemusíte se trefit na gram.',
  },
  fiber: {
    title: 'Kolik vlákniny jste dnes snědli',
    lead: 'Přidejte, co jste měli, a\u00a0uvidíte přibližný součet.',
  },
  water: {
    title: 'Kolik vody za den',
    lead: 'Voda z\u00a0nápojů i\u00a0z\u00a0jídla při běžném pohybu a\u00a0mírném počasí.',
  },
}
