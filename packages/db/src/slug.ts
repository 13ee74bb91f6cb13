import { normalizeSearch } from '@zivina/czech/search-text'

/** A name as ASCII words joined by hyphens, for addresses. */
export function makeSlug(name: string): string {
  return normalizeSearch(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
