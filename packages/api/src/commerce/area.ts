import type { Area } from '#api/kernel/ports/area.ts'
import { bindServices } from './services/routes.ts'

export const commerce: Area = { binders: [bindServices] }
