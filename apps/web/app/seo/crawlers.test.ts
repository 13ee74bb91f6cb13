import { expect, test } from 'vitest'
import { isCrawler } from './crawlers.ts'

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  ['Mozilla/5.0 (compatible; SeznamBot/4.0; +https://o-seznam.cz/napoveda/vyhledavani/seznambot-crawler/)', true],
  ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', true],
  [CHROME, false],
  [CHROME.replace('Chrome/', 'HeadlessChrome/'), false],
  ['curl/8.5.0', false],
  [null, false],
])('%s: crawler %s', (userAgent, expected) => {
  expect(isCrawler(userAgent)).toBe(expected)
})
