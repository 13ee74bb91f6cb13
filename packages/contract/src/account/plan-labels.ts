import type { User } from './users.ts'

export const PLAN_LABELS: Record<User['plan'], string> = {
  free: 'Zdarma',
  premium: 'Premium (měsíční)',
  premium_yearly: 'Premium (roční)',
  'premium plus': 'Premium Plus',
}
