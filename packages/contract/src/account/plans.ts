export const PLANS = ['free', 'premium', 'premium_yearly', 'premium plus'] as const
