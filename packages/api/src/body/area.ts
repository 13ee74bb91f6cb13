import type { Area } from '#api/kernel/ports/area.ts'

/** What a person eats, weighs and measures. */
export const body: Area = {}
