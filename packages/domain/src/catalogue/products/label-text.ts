/** Languages of labels whose words are recognised; see `labelStems`. */
const LABEL_LANGUAGES = ['cs', 'sk', 'en', 'de'] as const

/** What a label says the food is made of, as it is written there. */
export type LabelText = { text: string; language: (typeof LABEL_LANGUAGES)[number] }

export function isLabelLanguage(value: unknown): value is LabelText['language'] {
  return LABEL_LANGUAGES.some((language) => language === value)
}

/** Whether the letters of a text can only be Czech: no other language of labels has „ě“, „ř“ or „ů“. */
export function looksCzech(text: string): boolean {
  return /[ěřů]/iu.test(text)
}

/**
 * Whether a list of ingredients is read well enough that what is not found in it is said not to be there. Of other languages only the
 * usual words are known.
 */
export function isWellRead(label: LabelText | null): boolean {
  return label?.language === 'cs' || label?.language === 'sk'
}
