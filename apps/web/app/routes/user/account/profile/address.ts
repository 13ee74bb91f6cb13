import type { User } from '@zivina/contract/account/users'

export type Address = Pick<User, 'street' | 'city' | 'postal_code' | 'country' | 'ico' | 'dic'>
