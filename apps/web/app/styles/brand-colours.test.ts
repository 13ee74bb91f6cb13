import { readFileSync } from 'node:fs'
import { BRAND_COLOURS } from '@zivina/contract/kernel/brand-colours'
import { expect, it } from 'vitest'

const CSS = ['tokens.css', 'theme.css'].map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')).join('\n')

/** The value of a custom property in the light theme. */
function lightColour(name: string): string | undefined {
  const value = new RegExp(`--${name}: (?:light-dark\\()?(?:var\\(--([\\w-]+)\\)|(#\\w{6}))`).exec(CSS)
  return value?.[1] ? lightColour(value[1]) : value?.[2]
}

it.each(Object.entries(BRAND_COLOURS))('mails and pictures have the web’s %s: %s', (name, colour) => {
  expect(lightColour(name)).toBe(colour)
})
