import { createWorkPool } from '@zivina/work/pool'
import type { Services } from '#api/kernel/http/scope.ts'
import type { Ports } from '#api/kernel/ports/port.ts'
import { createUrls } from '#api/kernel/urls/urls.ts'
import { STAND_INS } from './stand-ins.ts'

/** Addresses of pictures as tests see them. */
export const URLS = createUrls({ image_url_endpoint: '/images', public_url: 'http://localhost:3000' })

/** The outside for tests that do not need it: a stand-in for each port, while work is really done. */
export const OUTSIDE: Ports & Pick<Services, 'work'> = { ...STAND_INS, work: createWorkPool() }
