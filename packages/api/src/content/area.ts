import { contactMessagePersonalData, contactMessagePictures } from '@zivina/db/schema/content/contact-message'
import { newsletterDeliveryPersonalData } from '@zivina/db/schema/content/newsletter-issue'
import { newsletterSubscriberPersonalData } from '@zivina/db/schema/content/newsletter-subscriber'
import { riddleRewardPersonalData } from '@zivina/db/schema/content/riddle-reward'
import type { Area } from '#api/kernel/ports/area.ts'
import { bindArticles } from './articles/routes.ts'
import { challengeCleanup } from './contact/challenge-cleanup.ts'
import { exportedMessages } from './contact/export-queries.ts'
import { deleteMessagesOf } from './contact/queries.ts'
import { retentionCleanup } from './contact/retention-cleanup.ts'
import { bindContact } from './contact/routes.ts'
import { bindGuides } from './guides/routes.ts'
import { bindNews } from './news/routes.ts'
import { millisecondsToNextNews } from './news/service.ts'
import { sendIssueNow } from './newsletter/issue-service.ts'
import { createLateMails } from './newsletter/late-mails.ts'
import { newsletterCleanup } from './newsletter/newsletter-cleanup.ts'
import { newsletterIssue } from './newsletter/newsletter-issue.ts'
import { deleteSubscriberOf } from './newsletter/queries.ts'
import { bindNewsletter } from './newsletter/routes.ts'
import { bindPages } from './pages/routes.ts'
import { bindRiddle } from './riddle/routes.ts'

export const content: Area = {
  binders: [bindArticles, bindGuides, bindPages, bindNews, bindNewsletter, bindContact, bindRiddle],
  jobs: [challengeCleanup, retentionCleanup, newsletterCleanup, newsletterIssue],
  personal_data: [
    contactMessagePersonalData,
    newsletterSubscriberPersonalData,
    newsletterDeliveryPersonalData,
    riddleRewardPersonalData,
  ],
  exports: [exportedMessages],
  pictures: contactMessagePictures,
  late_mails: [createLateMails],
  timed_changes: [millisecondsToNextNews],
  trial_mails: [
    {
      name: 'newsletter',
      label: 'Rozeslat dnešní vydání novinek',
      send: (context) => sendIssueNow(context.db, context, new Date()),
    },
  ],
  erasure: [
    { stage: 'forget', run: deleteMessagesOf },
    { stage: 'forget', run: deleteSubscriberOf },
  ],
}
