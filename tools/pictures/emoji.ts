import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import emojiNames from './emoji-names.json' with { type: 'json' }
import { ownIcon } from './own-icons.ts'

const NAMES: Record<string, string> = emojiNames
const SPRITE_SIZE = 560
const FALLBACK_EMOJI = '🍽️'

/** A drawn icon, cropped to its visible part. */
export interface Sprite {
  /** PNG as a data address. */
  href: string
  /** Pixels of the cut picture. */
  width: number
  height: number
}

export interface Tint {
  hue?: number
  saturation?: number
  brightness?: number
}

/** Tints for icons that look like another food: the mushroom of the set is red and poisonous, the aubergine blue. */
const CORRECTIONS: Record<string, Tint> = {
  eggplant: { hue: 12, saturation: 0.62, brightness: 0.66 },
  mushroom: { hue: 32, saturation: 0.3, brightness: 1.02 },
}

/** Colours of a food that the set has in one colour alone, by the ending of its icon's name. The bell pepper of the set is green. */
const COLOURS: Record<string, Tint> = {
  red: { hue: 265, saturation: 1.5, brightness: 0.95 },
  yellow: { hue: 318, saturation: 1.4, brightness: 1.35 },
}

interface IconSet {
  icons: Record<string, { body: string } | undefined>
  aliases?: Record<string, { parent: string } | undefined>
}

let iconSet: IconSet | null = null
const sprites = new Map<string, Promise<Sprite>>()

/** The codepoints of an emoji as the icon set names them: hexadecimal, joined by `-`, without variation selectors. */
export function codepointOf(emoji: string): string {
  return [...emoji]
    .map((character) => (character.codePointAt(0) ?? 0).toString(16))
    .filter((code) => code !== 'fe0f')
    .join('-')
}

/** True where the set has an icon for the emoji. */
export function hasIcon(emoji: string): boolean {
  const name = NAMES[codepointOf(emoji)]
  return name !== undefined && bodyOf(name) !== null
}

/** The vector body of an icon by its name (32 × 32), or null. */
function bodyOf(name: string): string | null {
  if (iconSet === null) {
    const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json')
    iconSet = JSON.parse(readFileSync(file, 'utf8')) as IconSet
  }
  return iconSet.icons[name]?.body ?? iconSet.icons[iconSet.aliases?.[name]?.parent ?? '']?.body ?? null
}

/** Draws an icon by name; an unknown name is a mistake in the calling code and throws. */
export function drawIcon(name: string, tint: Tint = CORRECTIONS[name] ?? {}): Promise<Sprite> {
  const key = `${name} ${JSON.stringify(tint)}`
  const drawn = sprites.get(key) ?? render(name, tint)
  sprites.set(key, drawn)
  return drawn
}

/** Draws an emoji, or the plate with cutlery where the set has none for it. */
export function drawEmoji(emoji: string, tint?: Tint): Promise<Sprite> {
  return drawIcon(NAMES[codepointOf(hasIcon(emoji) ? emoji : FALLBACK_EMOJI)] ?? '', tint)
}

/** A square PNG of an icon on transparent ground. @param icon a codepoint, perhaps with a colour: „1fad1-red“, or the name of an own icon */
export function iconPng(icon: string, size: number): Promise<Buffer> {
  const own = ownIcon(icon)
  if (own !== null) return sharp(svgOf(own, size)).png().toBuffer()
  const [, codepoint = icon, colour = ''] = /^(.+)-([a-z]+)$/.exec(icon)?.map(String) ?? []
  const name = NAMES[codepoint]
  const body = name === undefined ? null : bodyOf(name)
  if (body === null) throw new Error(`There is no icon for the codepoint ${codepoint}`)
  return sharp(svgOf(body, size))
    .modulate(COLOURS[colour] ?? CORRECTIONS[name ?? ''] ?? {})
    .png()
    .toBuffer()
}

async function render(name: string, tint: Tint): Promise<Sprite> {
  const body = bodyOf(name)
  if (body === null) throw new Error(`The icon set has no "${name}"`)
  let image = sharp(svgOf(body, SPRITE_SIZE))
  if (Object.keys(tint).length > 0) image = image.modulate(tint)
  const { data, info } = await sharp(await image.png().toBuffer())
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 20 })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { href: `data:image/png;base64,${data.toString('base64')}`, width: info.width, height: info.height }
}

function svgOf(body: string, size: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">${body}</svg>`,
  )
}
