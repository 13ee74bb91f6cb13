import type { User } from '@zivina/contract/account/users'
import { createStore } from '#app/kit/state/store.ts'

/** The account's record as the server answered when it was last saved in this tab; null before. For features that show parts of it. */
export const savedUser = createStore<User | null>(null)
