import { EMAIL_CODE_MINUTES, NEWSLETTER_LINK_DAYS, RESET_TOKEN_MINUTES } from '@zivina/contract/kernel/limits'
import {
  accountBanned,
  accountDeleted,
  deletionRequested,
  emailChangeCode,
  emailChangeNotice,
  identityLinked,
  newDevice,
  passwordChanged,
  resetPassword,
  secondFactorReset,
  verifyEmail,
  welcome,
} from './account-mails.ts'
import { clientLeft, consultationMail, consultationNews, tailoredPlanMail } from './consultation-mails.ts'
import { contactConfirmation, contactMessage, contactReply } from './contact-mails.ts'
import type { MailContent } from './content.ts'
import { renderHtml } from './html.ts'
import { errorReportDecision, ingredientDecision, photoDecision, recipeDecision } from './moderation-mails.ts'
import { newsletterIssue } from './newsletter-issue.ts'
import { newsletterConfirm } from './newsletter-mails.ts'
import { backupLate } from './operator-mails.ts'
import { invoiceAgain, orderConfirmed, orderRefunded, orderWithdrawn, pointsBought } from './order-mails.ts'
import { mealPlan, planAssigned } from './plan-mails.ts'
import { shoppingListMail } from './planning-mails.ts'
import { recipeReviewed, reviewDenied, reviewReplied } from './review-mails.ts'
import { shareInvitation } from './sharing-mails.ts'
import { cardChanged, chargeFailed, renewalReminder, subscriptionEnded } from './subscription-mails.ts'
import { renderText } from './text.ts'
import { orderTransfer } from './transfer-mails.ts'
import { voucherBought, voucherGift } from './voucher-mails.ts'

/** Every mail of the product. Times in the data are ISO 8601 texts. */
export const TEMPLATES = {
  verify_email: verifyEmail,
  reset_password: resetPassword,
  password_changed: passwordChanged,
  /** To the new address. */
  email_change_code: emailChangeCode,
  /** To the old address. */
  email_change_notice: emailChangeNotice,
  new_device: newDevice,
  identity_linked: identityLinked,
  deletion_requested: deletionRequested,
  account_deleted: accountDeleted,
  account_banned: accountBanned,
  second_factor_reset: secondFactorReset,
  welcome,
  recipe_decision: recipeDecision,
  ingredient_decision: ingredientDecision,
  photo_decision: photoDecision,
  error_report_decision: errorReportDecision,
  recipe_reviewed: recipeReviewed,
  review_replied: reviewReplied,
  review_denied: reviewDenied,
  share_invitation: shareInvitation,
  plan_assigned: planAssigned,
  /** To oneself. */
  meal_plan: mealPlan,
  shopping_list: shoppingListMail,
  /** To the support. */
  contact_message: contactMessage,
  contact_confirmation: contactConfirmation,
  contact_reply: contactReply,
  /** To the people who run the product. */
  backup_late: backupLate,
  order_confirmed: orderConfirmed,
  order_transfer: orderTransfer,
  order_withdrawn: orderWithdrawn,
  order_refunded: orderRefunded,
  charge_failed: chargeFailed,
  card_changed: cardChanged,
  points_bought: pointsBought,
  voucher_bought: voucherBought,
  /** To whom it is given, who may have no account. */
  voucher_gift: voucherGift,
  renewal_reminder: renewalReminder,
  subscription_ended: subscriptionEnded,
  invoice_again: invoiceAgain,
  consultation: consultationMail,
  /** To the nutritionist. */
  consultation_news: consultationNews,
  /** To the nutritionist. */
  client_left: clientLeft,
  tailored_plan: tailoredPlanMail,
  newsletter_confirm: newsletterConfirm,
  newsletter_issue: newsletterIssue,
} as const satisfies Record<string, (data: never, publicUrl: string) => MailContent>

export type MailTemplate = keyof typeof TEMPLATES
export type MailData<T extends MailTemplate> = Parameters<(typeof TEMPLATES)[T]>[0]

/** For how many minutes a mail is useful; sent later it would only confuse. Others are always useful. */
export const USEFUL_MINUTES: { readonly [T in MailTemplate]?: number } = {
  verify_email: EMAIL_CODE_MINUTES,
  email_change_code: EMAIL_CODE_MINUTES,
  reset_password: RESET_TOKEN_MINUTES,
  newsletter_confirm: NEWSLETTER_LINK_DAYS * 24 * 60,
}

/** A rendered mail without its recipient. */
export type RenderedMail = {
  subject: string
  html: string
  text: string
  unsubscribe_url: string | null
  reply_to: string | null
}

/**
 * Renders a mail. Data is always text: nothing in it becomes HTML.
 * @param publicUrl address of the site, without a trailing slash
 */
export function renderMail<T extends MailTemplate>(template: T, data: MailData<T>, publicUrl: string): RenderedMail {
  const write = TEMPLATES[template] as (data: MailData<T>, publicUrl: string) => MailContent
  const content = write(data, publicUrl)
  return {
    subject: content.subject,
    html: renderHtml(content, publicUrl),
    text: renderText(content, publicUrl),
    unsubscribe_url: content.unsubscribe_url ?? null,
    reply_to: content.reply_to ?? null,
  }
}
