import type { Area } from '#api/kernel/ports/area.ts'
import { bindSearch } from './search/routes.ts'

export const discovery: Area = { binders: [bindSearch] }
