import { REFUSABLE_MAILS } from '@zivina/contract/account/mail-kinds'
import { PLANS } from '@zivina/contract/account/plans'
import { SETTINGS, type User } from '@zivina/contract/account/users'
import { ALLERGENS } from '@zivina/domain/catalogue/allergens/allergens'
import { oneOf } from '#api/account/targets/policy.ts'
import type { Urls } from '#api/kernel/ports/urls.ts'
import type { UserRow } from './queries/account.ts'
import { targetFacts, targetsOn } from './targets.ts'

/**
 * An account as its owner sees it.
 * @param day calendar day in Europe/Prague: targets depend on the age
 * @param urls of the image host
 */
export function presentUser(row: UserRow, day: string, urls: Urls): User {
  const targets = targetsOn(row, day)
  const { daily_kilojoules: kilojoules, daily_calories: calories } = targets
  return {
    ...identity(row, urls),
    ...targetFacts(row),
    ...targets,
    weekday_kilojoules: row.weekday_kilojoules,
    weekly_adjustment: row.weekly_adjustment,
    activities_added: row.activities_added,
    allergens: ALLERGENS.filter((allergen) => row.allergens.includes(allergen)),
    tutorial_finished: row.tutorial_finished,
    registration_platform: row.registration_platform,
    registration_method: row.registration_method,
    settings: SETTINGS.filter((setting) => row.settings.includes(setting)),
    watch_pairing: row.watch_pairing,
    plan: oneOf(PLANS, row.plan) ?? 'free',
    has_active_order: row.has_active_order,
    entry_consultation_performed: row.entry_consultation_performed,
    premium_plus_expiry_date: row.premium_plus_expiry_date,
    // Of an account without premium this may still be where it was made, as it once was.
    platforms: row.is_premium ? row.platforms : [],
    active_from: row.active_from,
    expiry_date: row.expiry_date,
    premium: row.is_premium ? { kilojoules, calories } : null,
    cart_count: row.cart_count,
    favorites: row.favorites,
    filters: row.filters,
    meal_plans: row.meal_plans,
    newsletter: row.newsletter_at !== null,
    health_data_consent: row.health_data_consent_at !== null,
    terms_version: row.terms_version,
    mail_opt_outs: REFUSABLE_MAILS.filter((kind) => row.mail_opt_outs.includes(kind)),
    totp_enabled: row.totp_enabled,
    has_password: row.has_password,
    deletion_at: row.deletion_at?.toISOString() ?? null,
    ...roles(row),
  }
}

function identity(row: UserRow, urls: Urls) {
  return {
    guid: row.guid,
    email: row.email,
    email_verified: row.email_verified,
    username: row.username,
    image: urls.optionalPhoto(row.image),
    full_name: row.full_name,
    street: row.street,
    city: row.city,
    country: row.country,
    postal_code: row.postal_code,
    ico: row.ico,
    dic: row.dic,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

function roles({ is_premium, is_admin, is_super_admin, is_affiliate, is_banned }: UserRow) {
  return { is_premium, is_admin, is_super_admin, is_affiliate, is_banned }
}
