import { SOURCES } from '@zivina/domain/catalogue/diet-rules/sources'

/** A source in short: title, citation and, unless the citation has it, the year. Our own proposals are called so. */
export function sourceWords(source: string): string {
  if (!isSource(source)) return 'náš návrh'
  const { title, citation, year } = SOURCES[source]
  const dated = year === null || citation.includes(String(year)) ? citation : `${citation}, ${year}`
  return `${title} (${dated})`
}

function isSource(source: string): source is keyof typeof SOURCES {
  return Object.hasOwn(SOURCES, source)
}
