import type { UserAdminInfo } from '@zivina/contract/console/managed-users'
import { formatNumber } from '@zivina/czech/format-number'
import { Section } from '#admin/kit/record/section.tsx'
import { momentText } from '#app/kit/text/dates.ts'
import { Values } from '#app/kit/ui/values.tsx'

const yes = (is: boolean) => (is ? 'ano' : 'ne')

/** The account and how much its person has written. */
export function Facts({ person }: { person: UserAdminInfo }) {
  const { counts } = person
  return (
    <>
      <Section title="Účet">
        <Values
          of={[
            ['Založen', momentText(person.created_at)],
            ['Odkud', person.registration_platform],
            ['Jak', person.registration_method],
            ['E-mail ověřen', yes(person.email_verified)],
            ['Heslo', person.has_password ? 'má' : 'nemá, přihlašuje se přes jinou službu'],
            ['Druhý faktor', yes(person.totp_enabled)],
            ['Souhlas s\u00a0podmínkami', person.terms_version],
            ['Newsletter', yes(person.newsletter)],
            ['Účet bude smazán', person.deletion_at && momentText(person.deletion_at)],
          ]}
        />
      </Section>
      <Section title="Co napsal(a) a poslal(a)">
        <Values
          of={[
            ['Recepty', formatNumber(counts.recipes, 0)],
            ['Suroviny', formatNumber(counts.ingredients, 0)],
            ['Hodnocení', formatNumber(counts.reviews, 0)],
            ['Fotky', formatNumber(counts.photo_submissions, 0)],
            ['Hlášení chyb', formatNumber(counts.error_reports, 0)],
          ]}
        />
      </Section>
    </>
  )
}
