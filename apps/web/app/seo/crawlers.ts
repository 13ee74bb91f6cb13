import { createIsbotFromList, list } from 'isbot'

/** Tools of people and of tests, which the library counts among crawlers: they get pages like any browser. */
const TOOLS = ['HeadlessChrome/140.0.0.0', 'curl/8.0.0', 'Wget/1.21', 'Chrome-Lighthouse']

/** Whether a user agent is a search engine's or a network's crawler. */
export const isCrawler: (userAgent: string | null) => boolean = createIsbotFromList(
  list.filter((pattern) => !TOOLS.some((tool) => new RegExp(pattern, 'i').test(tool))),
)
