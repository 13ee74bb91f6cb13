import { READ_LIMITS } from './read-limits.ts'
import { walkHtml } from './walk-html.ts'

/** The name of the site behind a title: „Guláš – Recepty“. */
const SITE = /\s(?:\||–|—|-|•|»|::)\s[^|–—•»]{1,60}$/u

/** The title of a page as it is told to others, otherwise its first heading, otherwise that of the window; empty where it has none. */
export function titleOfPage(html: string): string {
  const found = { told: '', heading: '', window: '' }
  let open: 'heading' | 'window' | null = null
  walkHtml(html, {
    onopentag: (name, { property, name: meta, content }) => {
      if (name === 'meta' && (property ?? meta) === 'og:title' && found.told === '') found.told = content ?? ''
      if (name === 'h1' && found.heading === '') open = 'heading'
      if (name === 'title' && found.window === '') open = 'window'
    },
    ontext: (text) => {
      if (open !== null && found[open].length < READ_LIMITS.fact) found[open] += text
    },
    onclosetag: (name) => {
      if (name === 'h1' || name === 'title') open = null
    },
    isDone: () => found.told !== '' && found.heading !== '',
  })
  const title =
    [found.told, found.heading, found.window].map((text) => text.replace(/\s+/gu, ' ').trim()).find(Boolean) ?? ''
  // The heading of a page is the name alone.
  const heading = found.heading.replace(/\s+/gu, ' ').trim()
  return heading !== '' && title.startsWith(heading) ? heading : title.replace(SITE, '')
}
