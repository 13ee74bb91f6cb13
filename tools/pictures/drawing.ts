import type { Sprite } from './emoji.ts'

/** Side of the square picture, in pixels; the middle 16:9 band (306 to 1094) must contain the dish. */
export const CANVAS = 1400

/** Collects the gradients and filters of one picture. */
export interface Drawing {
  /** Adds a definition and returns the value that refers to it (`url(#…)`). */
  define(build: (id: string) => string): string
  definitions(): string
}

export function createDrawing(): Drawing {
  const parts: string[] = []
  return {
    define(build) {
      const id = `d${parts.length}`
      parts.push(build(id))
      return `url(#${id})`
    },
    definitions: () => `<defs>${parts.join('')}</defs>`,
  }
}

export type Stop = readonly [offset: number, colour: string, opacity?: number]

const stops = (list: readonly Stop[]) =>
  list
    .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('')

/** A gradient along a line given in shares of the painted box. */
export function linear(drawing: Drawing, list: readonly Stop[], [x1, y1, x2, y2] = [0, 0, 0, 1]): string {
  return drawing.define(
    (id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`,
  )
}

/** A gradient from a point given in shares of the painted box. */
export function radial(drawing: Drawing, list: readonly Stop[], [cx, cy, r] = [0.5, 0.5, 0.5]): string {
  return drawing.define(
    (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`,
  )
}

export function blur(drawing: Drawing, deviation: number): string {
  return drawing.define(
    (id) =>
      `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  )
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, attributes: string): string {
  return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" ${attributes}/>`
}

export function path(d: string, attributes: string): string {
  return `<path d="${d}" ${attributes}/>`
}

/** The soft shadow below something on the table; the light comes from the upper left. */
export function contactShadow(drawing: Drawing, cx: number, cy: number, halfWidth: number, strength = 0.42): string {
  const spread = halfWidth * 1.35
  const dark = radial(drawing, [
    [0, '#2a1608', strength],
    [0.45, '#2a1608', strength * 0.62],
    [1, '#2a1608', 0],
  ])
  return ellipse(cx + halfWidth * 0.16, cy, spread, spread * 0.3, `fill="${dark}"`)
}

/** A sprite with its base at (`cx`, `base`), `height` pixels tall, tilted by `angle` degrees. */
export function standing(sprite: Sprite, cx: number, base: number, height: number, angle = 0, flip = false): string {
  const width = (height * sprite.width) / sprite.height
  const turn = angle === 0 ? '' : `rotate(${round(angle)} ${round(cx)} ${round(base)}) `
  const mirror = flip ? `translate(${round(2 * cx)} 0) scale(-1 1)` : ''
  return `<image href="${sprite.href}" x="${round(cx - width / 2)}" y="${round(base - height)}" width="${round(width)}" height="${round(height)}" transform="${turn}${mirror}"/>`
}

export function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Mixes two colours (`#rrggbb`): 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => Math.round(channel(first, at) * (1 - share) + channel(second, at) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
