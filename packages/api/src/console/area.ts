import type { Area } from '#api/kernel/ports/area.ts'
import { bindWaiting } from './waiting/routes.ts'

export const console: Area = { binders: [bindWaiting] }
