import { expect, test } from 'vitest'
import { sniff } from './sniff.ts'
import { HEIC, HTML, PROGRAM, photosWithSecrets, SVG, ZIP } from './testing/files.ts'

test('every accepted kind is recognised by its first bytes', async () => {
  for (const [kind, bytes] of Object.entries(await photosWithSecrets())) expect(sniff(bytes)).toEqual({ kind })
})

test.each([
  ['', 'empty'],
  [SVG, 'drawing'],
  ['<svg onload="alert(1)">', 'drawing'],
  [`\ufeff<!-- a -->\n<!DOCTYPE svg>\n<SVG>`, 'drawing'],
  [HTML, 'document'],
  ['\ufeff  <HTML>', 'document'],
  ['<?xml version="1.0"?><a/>', 'document'],
  ['%PDF-1.7', 'document'],
  [PROGRAM, 'program'],
  ['#!/bin/sh\nrm -rf /', 'program'],
  ['\x7fELF', 'program'],
  [ZIP, 'archive'],
  [HEIC, 'heic'],
  ['\0\0\0\x18ftypmp42\0\0\0\0isommp42', 'unknown'],
  ['BM\0\0', 'unknown'],
  ['II*\0', 'unknown'],
  ['8BPS', 'unknown'],
  ['dobrý den', 'unknown'],
  ['RIFF\0\0\0\0WAVE', 'unknown'],
])('%.30j is refused as %s', (bytes, refusal) => {
  expect(sniff(Buffer.from(bytes as string))).toEqual({ refusal })
})
