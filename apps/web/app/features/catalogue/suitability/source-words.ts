import { SOURCES, type Source } from '@zivina/domain/catalogue/diet-rules/sources'

/** A source as a reader sees it: body, document and, where it is known, the year. Our own proposals are called so. */
export function sourceWords(source: string): string {
  if (!isSource(source)) return 'návrh Živiny'
  const { body, title, year }: Source = SOURCES[source]
  return [`${body}: ${title}`, year].filter((part) => part !== null).join(', ')
}

function isSource(source: string): source is keyof typeof SOURCES {
  return Object.hasOwn(SOURCES, source)
}
