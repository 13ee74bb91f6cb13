import type { User } from '@zivina/contract/account/users'

export const PLAN_LABELS: Record<User['plan'], string> = {
  free: 'Zdarma',
  premium: 'Premium (měsíční)',
  premium_yearly: 'Premium (roční)',
  'premium plus': 'Premium Plus',
}
