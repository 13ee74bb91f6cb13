import { TARGET_FLOORS, UNDERWEIGHT_BMI } from '@zivina/nutrition/targets'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import { floorWords } from './target-steps.ts'

const LOOK = { titleClassName: 'text-brand-strong', className: 'max-w-text pb-2' }

/** Explains the lower limits of the target. */
export function SafeLimits() {
  return (
    <Disclosure title="Proč ne méně?" {...LOOK}>
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        <li>
          Ženám nenavrhujeme méně než {floorWords(TARGET_FLOORS.female)} a&nbsp;mužům méně než{' '}
          {floorWords(TARGET_FLOORS.male)} denně. S&nbsp;menším množstvím jídla se těžko vejdou všechny živiny
          a&nbsp;takové diety patří pod dohled odborníka.
        </li>
        <li>
          Hubnutí nenavrhujeme do 18&nbsp;let, v&nbsp;těhotenství, při kojení ani při BMI pod{' '}
          {UNDERWEIGHT_BMI.toLocaleString('cs-CZ')}.
        </li>
        <li>
          Rychlejší hubnutí bere i&nbsp;svaly a&nbsp;hůř se udrží. Proto ubíráme jen 15&nbsp;%. Kdo si zvolí vlastní
          tempo, tomu ubereme nejvýš 25&nbsp;% a&nbsp;počítáme nejvýš s&nbsp;1&nbsp;% hmotnosti týdně.
        </li>
      </ul>
    </Disclosure>
  )
}

/** Sources of the equation, the multipliers and the limits. */
export function TargetSources() {
  return (
    <Disclosure title="Z&nbsp;čeho vycházíme" {...LOOK}>
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        <li>
          Energie v&nbsp;klidu: rovnice Mifflin–St Jeor (<cite>Am J Clin Nutr</cite> 1990;51:241–247).
        </li>
        <li>Násobky za pohyb: hodnoty obvykle užívané s&nbsp;touto rovnicí; obdobné uvádí EFSA (2013).</li>
        <li>
          Hubnutí o&nbsp;15&nbsp;%: evropská doporučení pro léčbu obezity (<cite>Obes Facts</cite> 2015;8:402–424);
          přibírání o&nbsp;10&nbsp;%: <cite>Sports</cite> 2019;7:154. Energie kilogramu hmotnosti:{' '}
          <cite>Int J Obes</cite> 2008;32:573–576; s&nbsp;ubývající hmotností se hubnutí zpomaluje, dny do cíle jsou
          proto jen odhad.
        </li>
        <li>
          Nejnižší návrh: doporučení AHA/ACC/TOS (<cite>Circulation</cite> 2014;129:S102–S138). Hranice podváhy: WHO,
          Technical Report Series 854 (1995).
        </li>
      </ul>
    </Disclosure>
  )
}
