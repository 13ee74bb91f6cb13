import type { CameraTrouble } from './camera.ts'

/** What a person reads instead of the picture: what is wrong, and what they can do. */
export const TROUBLE_WORDS = {
  refused: {
    title: 'Fotoaparát je na této stránce zakázaný',
    help: [
      'Chrome a\u00a0Edge: klepněte na značku vlevo od adresy, u\u00a0fotoaparátu zvolte Povolit.',
      'Safari v\u00a0iPhonu: klepněte na nabídku u\u00a0adresy, zvolte Nastavení webu a\u00a0u\u00a0fotoaparátu Povolit.',
      'Firefox: klepněte na značku fotoaparátu u\u00a0adresy a\u00a0zákaz zrušte.',
    ],
  },
  missing: {
    title: 'Nevidíme žádný fotoaparát',
    help: ['Pokud ho zařízení má, ověřte, že je zapojený a\u00a0že ho prohlížeč smí používat.'],
  },
  busy: {
    title: 'Fotoaparát teď používá něco jiného',
    help: ['Zavřete jiné aplikace a\u00a0karty, které ho používají, třeba videohovor, a\u00a0zkuste to znovu.'],
  },
  insecure: {
    title: 'Fotoaparát tu prohlížeč nedovolí',
    help: ['Funguje jen na zabezpečené adrese, která začíná https.'],
  },
  unsupported: {
    title: 'Tento prohlížeč neumí používat fotoaparát',
    help: ['Zkuste stránku otevřít v\u00a0jiném prohlížeči, nejlépe přímo, ne uvnitř jiné aplikace.'],
  },
  lost: {
    title: 'Fotoaparát se odpojil',
    help: ['Zkuste ho zapnout znovu.'],
  },
  reader: {
    title: 'Skener kódů se nepodařilo načíst',
    help: ['Zkontrolujte připojení a\u00a0zkuste to znovu.'],
  },
} as const satisfies Record<CameraTrouble | 'reader', { title: string; help: readonly string[] }>

export type ScanTrouble = keyof typeof TROUBLE_WORDS

/** Troubles that another attempt can end. */
export const isWorthRetrying = (trouble: ScanTrouble) => trouble !== 'insecure' && trouble !== 'unsupported'
