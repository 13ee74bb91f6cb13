import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { NoScript } from '#app/kit/form/no-script.tsx'

const WHAT_FOR = [
  'Denní cíl energie spočítaný pro vás, i\u00a0s\u00a0vysvětlením',
  'Stejné údaje a\u00a0nastavení na všech zařízeních',
  'Dvoufázové ověření a\u00a0přehled přihlášených zařízení',
  'Svá data si kdykoli stáhnete, nebo účet smažete',
]

/** The frame of the log-in pages: a form, and on a wide screen beside it the benefits of an account. */
export function LogInFrame({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
  return (
    <div className="page-width py-6 max-sm:min-h-dvh sm:py-12">
      <div className="mx-auto grid max-w-5xl overflow-hidden rounded-card border border-line bg-surface shadow-card md:grid-cols-[1fr_24rem]">
        <section aria-labelledby="nadpis" className="flex flex-col gap-5 px-5 py-7 sm:px-10 sm:py-10 md:px-14">
          <div className="flex flex-col gap-2">
            <h1 id="nadpis" className="text-3xl">
              {title}
            </h1>
            {intro ? <div className="text-muted">{intro}</div> : null}
          </div>
          <NoScript />
          {children}
        </section>
        <aside className="hidden flex-col justify-center gap-6 bg-blue-900 px-10 py-12 text-white md:flex">
          <h2 className="text-2xl text-white">K{'\u00a0'}čemu je účet</h2>
          <ul className="flex flex-col gap-4 text-lg">
            {WHAT_FOR.map((line) => (
              <li key={line} className="flex gap-3">
                <Check className="mt-1 size-5 shrink-0 text-green-300" aria-hidden />
                {line}
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </div>
  )
}
