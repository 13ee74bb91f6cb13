import { articles } from './articles.ts'
import { contact } from './contact.ts'
import { contactMessages } from './contact-messages.ts'
import { editedTexts } from './edited-texts.ts'
import { guides } from './guides.ts'
import { news } from './news.ts'
import { newsletter } from './newsletter.ts'
import { pages } from './pages.ts'
import { riddle } from './riddle.ts'

/** The nouns of the area whose calls it declares. */
export const content = { articles, contact, contactMessages, editedTexts, guides, news, newsletter, pages, riddle }
