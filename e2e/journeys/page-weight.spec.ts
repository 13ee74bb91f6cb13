import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import * as cheerio from 'cheerio'
import { ANY_WIDTH } from './check-page.ts'
import { test } from './visitor.ts'

const LIMIT = 150 * 1024
const IMPORTS = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s$,]+from\s*)?["'](\.{1,2}\/[^"']+|\/assets\/[^"']+)["']/g

/** Scripts and build manifest named by a page, and all that these import before anything can run: each by its address. */
async function scriptsOf(
  html: string,
  base: string,
  read: (path: string) => Promise<string>,
): Promise<Map<string, string>> {
  const page = cheerio.load(html)
  const named = page('link[rel=late-module], script[src]').map(
    (_, one) => page(one).attr('href') ?? page(one).attr('src'),
  )
  const inline = page('script:not([src])').map((_, one) => page(one).text())
  const found = [
    ...inline
      .get()
      .join('\n')
      .matchAll(/["'](\/assets\/[\w.-]+\.js)["']/g),
  ].map(([, path = '']) => path)
  const queue = new Set([...named.get(), ...found])
  const scripts = new Map<string, string>()
  for (const path of queue) {
    const code = await read(path)
    scripts.set(path, code)
    for (const [, to = ''] of code.matchAll(IMPORTS)) queue.add(new URL(to, base + path).pathname)
  }
  return scripts
}

test('a recipe’s page loads at most 150 KiB of scripts, including the build’s manifest', {
  tag: ANY_WIDTH,
}, async ({ request, baseURL }) => {
  const read = async (path: string) => {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    return response.text()
  }
  const html = await read('/recepty/kureci-rizky-s-bramborovou-kasi')
  const scripts = await scriptsOf(html, baseURL ?? '', read)
  const names = [...scripts.keys()]
  for (const part of [/framework-/, /manifest-/, /entry\.client-/, /recipe-/]) {
    expect(
      names.some((name) => part.test(name)),
      `${part} among ${names.join(' ')}`,
    ).toBe(true)
  }
  const weights = [...scripts].map(([name, code]) => [gzipSync(code, { level: 9 }).length, name] as const)
  const sum = weights.reduce((before, [weight]) => before + weight, 0)
  expect(sum, weights.map((one) => one.join(' ')).join('\n')).toBeLessThanOrEqual(LIMIT)
})
