/** The subjects of the contact form, in its order. */
export const CONTACT_SUBJECTS = [
  'service_question',
  'consultation_availability',
  'public_profile',
  'refund',
  'premium_not_activated',
  'premium_month_count',
  'technical_problem',
  'cooperation',
  'other',
] as const
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number]

export const CONTACT_SUBJECT_NAMES: Readonly<Record<ContactSubject, string>> = {
  service_question: 'Dotaz na služby',
  consultation_availability: 'Volné termíny konzultací',
  public_profile: 'Veřejný profil tvůrce',
  refund: 'Vrácení peněz',
  premium_not_activated: 'Neaktivovalo se mi Premium',
  premium_month_count: 'Nesedí počet měsíců Premium',
  technical_problem: 'Jiný technický problém',
  cooperation: 'Spolupráce',
  other: 'Něco jiného',
}
