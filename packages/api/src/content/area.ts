import { contactMessagePersonalData, contactMessagePictures } from '@zivina/db/schema/content/contact-message'
import { editedTextPersonalData, editedTextPictures } from '@zivina/db/schema/content/edited-text'
import { newsletterDeliveryPersonalData } from '@zivina/db/schema/content/newsletter-issue'
import { newsletterSubscriberPersonalData } from '@zivina/db/schema/content/newsletter-subscriber'
import { riddleRewardPersonalData } from '@zivina/db/schema/content/riddle-reward'
import type { Area } from '#api/kernel/ports/area.ts'
import { bindArticles } from './articles/routes.ts'
import { challengeCleanup } from './contact/challenge-cleanup.ts'
import { exportedMessages } from './contact/export-queries.ts'
import { listedMessages } from './contact/list-table.ts'
import { deleteMessagesOf } from './contact/queries.ts'
import { retentionCleanup } from './contact/retention-cleanup.ts'
import { bindContact } from './contact/routes.ts'
import { bindGuides } from './guides/routes.ts'
import { listedNews } from './news/list-table.ts'
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
import { listedTexts } from './texts/list-table.ts'
import { bindEditedTexts } from './texts/routes.ts'
import { millisecondsToNextText } from './texts/service.ts'

export const content: Area = {
  lists: [listedMessages, listedNews, listedTexts],
  binders: [bindArticles, bindGuides, bindPages, bindNews, bindNewsletter, bindContact, bindRiddle, bindEditedTexts],
  jobs: [challengeCleanup, retentionCleanup, newsletterCleanup, newsletterIssue],
  personal_data: [
    contactMessagePersonalData,
    newsletterSubscriberPersonalData,
    newsletterDeliveryPersonalData,
    riddleRewardPersonalData,
    editedTextPersonalData,
  ],
  exports: [exportedMessages],
  pictures: [contactMessagePictures, editedTextPictures].flat(),
  late_mails: [createLateMails],
  timed_changes: [millisecondsToNextNews, millisecondsToNextText],
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
