import type { CallOutput } from '@zivina/contract/client'

export type Setup = CallOutput<'POST /user/{guid}/totp'>
