import { CALCULATOR_KINDS } from '@zivina/contract/content/content-kinds'
import { Calculator } from '#app/features/content/calculators/calculator.tsx'
import { CALCULATOR_WORDS } from '#app/features/content/calculators/calculator-words.ts'
import { LinkChip } from '#app/kit/ui/chip.tsx'
import { metaOf } from '#app/seo/metadata.ts'
import { PageHeading } from '#app/seo/page-heading.tsx'
import '#app/features/content/calculators/calculators.css'

export const meta = metaOf({
  title: 'Kalkulačky výživy',
  description:
    'BMI, denní energie, bílkoviny, sacharidy a\u00a0tuky, vláknina a\u00a0voda. Výpočty s\u00a0uvedenými zdroji, vyplněná čísla zůstávají u\u00a0vás.',
  keywords: ['kalkulačka BMI', 'výpočet kalorií', 'výpočet bílkovin', 'vláknina', 'pitný režim'],
  path: '/kalkulacky',
})

export default function Calculators() {
  return (
    <div className="page-width flex flex-col gap-8 py-6">
      <PageHeading crumbs={[{ label: 'Kalkulačky', path: '/kalkulacky' }]} title="Kalkulačky výživy">
        Orientační čísla pro zdravé dospělé. U{'\u00a0'}každé kalkulačky najdete, jak počítá a{'\u00a0'}odkud to víme.
      </PageHeading>
      <nav aria-label="Kalkulačky">
        <ul className="scroll-row -mx-4 gap-2 px-4 sm:mx-0 sm:flex-wrap sm:px-0">
          {CALCULATOR_KINDS.map((kind) => (
            <li key={kind} className="shrink-0">
              <LinkChip href={`#${kind}`}>{CALCULATOR_WORDS[kind].title}</LinkChip>
            </li>
          ))}
        </ul>
      </nav>
      <div className="gap-6 md:columns-2">
        {CALCULATOR_KINDS.map((kind) => (
          <div key={kind} id={kind} className="mb-6 break-inside-avoid">
            <Calculator kind={kind} heading="h2" />
          </div>
        ))}
      </div>
    </div>
  )
}
