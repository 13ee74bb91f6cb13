import type { BmiBand } from '@zivina/nutrition/body-mass-index'
import type { FiberFood } from '@zivina/nutrition/fiber'

/** The meaning of a body mass index, without judging anyone. */
export const BMI_BAND_WORDS: Record<BmiBand, { label: string; text: string }> = {
  below: {
    label: 'pod běžným rozmezím',
    text: 'Pokud jste k\u00a0tomu hubli bez úmyslu nebo vám chybí síla, zajděte k\u00a0lékaři. S\u00a0přibíráním pomůže nutriční terapeut.',
  },
  usual: {
    label: 'běžné rozmezí',
    text: 'Hmotnost odpovídá výšce. Teď záleží hlavně na tom, co jíte a\u00a0jak se hýbete.',
  },
  above: {
    label: 'nad běžným rozmezím',
    text: 'Samo o\u00a0sobě to nic neznamená. Víc napoví obvod pasu, krevní tlak a\u00a0rozbory, které vám udělá praktický lékař.',
  },
  high: {
    label: 'výrazně nad běžným rozmezím',
    text: 'Stojí za to probrat to s\u00a0praktickým lékařem. Na prevenci zjistí, zda nemáte zvýšený tlak nebo cukr, a\u00a0poradí, kde začít.',
  },
}

/** Foods of the fibre calculator, with their portions. */
export const FIBER_FOOD_WORDS: Record<FiberFood, { label: string; portion: string }> = {
  'ovesne-vlocky': { label: 'Ovesné vločky', portion: '50\u00a0g' },
  'chleb-zitny-kvaskovy': { label: 'Žitný chléb', portion: 'krajíc 50\u00a0g' },
  rohlik: { label: 'Rohlík', portion: '43\u00a0g' },
  jablko: { label: 'Jablko', portion: '150\u00a0g' },
  'mrkev-syrova': { label: 'Mrkev', portion: '70\u00a0g' },
  'brokolice-varena': { label: 'Vařená brokolice', portion: '150\u00a0g' },
  'brambory-varene-bez-slupky': { label: 'Vařené brambory', portion: '200\u00a0g' },
  'cocka-varena': { label: 'Vařená čočka', portion: '150\u00a0g' },
  mandle: { label: 'Mandle', portion: 'hrst 30\u00a0g' },
}
