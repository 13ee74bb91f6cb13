import { BRAND } from '@zivina/contract/kernel/brand'
import type { MetaDescriptor } from 'react-router'

export const RSS_PATH = '/clanky/rss.xml'
export const ATOM_PATH = '/clanky/atom.xml'

/** Links to the feeds of articles. */
export function feedLinks(): MetaDescriptor[] {
  const title = `${BRAND.name}: články`
  return [
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title, href: RSS_PATH },
    { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title: `${title} (Atom)`, href: ATOM_PATH },
  ]
}
