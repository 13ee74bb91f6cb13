/**
 * Why a file is not accepted as a picture, in Czech sentences. The image host sends them in `help`, beside the protocol's
 * English `message`; the screens show the same ones before an upload.
 */
export const IMAGE_REFUSALS = {
  empty: 'Soubor je prázdný. Vyberte prosím jinou fotku.',
  too_large: 'Soubor je větší než 25\u00a0MB. Vyberte prosím menší fotku.',
  too_large_here: 'Obrázek je větší než 8\u00a0MB. Vyberte prosím menší.',
  too_many_pixels: 'Obrázek má příliš mnoho bodů. Zmenšete ho prosím a\u00a0zkuste to znovu.',
  damaged: 'Soubor je poškozený nebo neúplný. Vyberte prosím jinou fotku.',
  drawing: 'Kresbu SVG nepřijímáme. Uložte ji prosím jako PNG nebo vyberte fotku.',
  heic: 'Fotku ve formátu HEIC tu neumíme převést. Uložte ji prosím jako JPEG.',
  program: 'Tohle je program, ne obrázek. Vyberte prosím fotku.',
  archive: 'Tohle je archiv, ne obrázek. Vyberte prosím fotku.',
  document: 'Tohle je dokument, ne obrázek. Vyberte prosím fotku.',
  unknown: 'Tento soubor neumíme otevřít. Přijímáme JPEG, PNG, WebP, AVIF a\u00a0GIF.',
} as const

export type ImageRefusal = keyof typeof IMAGE_REFUSALS
