import { tied } from '@zivina/contract/kernel/typography'
import { type FormEvent, useRef } from 'react'
import { Notice, NoticeRegion } from '#app/kit/form/notice.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useRiddle } from './use-riddle.ts'

type RiddleGameProps = { levels: number; firstQuestion: string | null }

/** The question, the answer field, and the prize after the last question. */
export function RiddleGame({ levels, firstQuestion }: RiddleGameProps) {
  const { state, wrong, failure, busy, answer, restart } = useRiddle()
  const form = useRef<HTMLFormElement>(null)
  if (state?.reward) return <Prize code={state.reward} onRestart={restart} />
  const level = state?.level ?? 1

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('answer') ?? '').trim()
    if (text === '') return
    await answer(text)
    form.current?.querySelector('input')?.select()
  }

  return (
    <section
      aria-labelledby="otazka"
      className="flex max-w-2xl flex-col gap-6 rounded-card bg-surface p-6 shadow-card sm:p-8"
    >
      <Levels level={level} levels={levels} />
      <h2 id="otazka" className="text-xl leading-snug" aria-live="polite">
        {tied(state?.question ?? firstQuestion ?? '')}
      </h2>
      <form ref={form} key={level} onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label="Vaše odpověď"
          name="answer"
          autoComplete="off"
          maxLength={100}
          enterKeyHint="send"
          error={wrong ? 'To není ono. Zkuste to ještě jednou' : null}
        />
        {state?.hint ? <Notice tone="info">Nápověda: {tied(state.hint)}</Notice> : null}
        <NoticeRegion>{failure ? <Notice tone="error">{failure}</Notice> : null}</NoticeRegion>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="accent" disabled={!state || busy}>
            Odpovědět
          </Button>
          {level > 1 ? (
            <Button variant="quiet" onClick={restart} disabled={busy}>
              Začít znovu
            </Button>
          ) : null}
        </div>
      </form>
      <noscript>
        <p>Odpovědi ověřuje server, k{'\u00a0'}tomu je potřeba JavaScript.</p>
      </noscript>
    </section>
  )
}

function Levels({ level, levels }: { level: number; levels: number }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="figures text-muted">
        Otázka {level} z{'\u00a0'}
        {levels}
      </p>
      <progress className="h-2 w-full" value={level - 1} max={levels} aria-label="Vyřešeno" />
    </div>
  )
}

function Prize({ code, onRestart }: { code: string; onRestart: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      showSnackbar('Zkopírováno do schránky.')
    } catch {
      showSnackbar('Kód se nepodařilo zkopírovat. Opište si ho prosím.', 'error')
    }
  }
  return (
    <section
      aria-labelledby="odmena"
      className="flex max-w-2xl flex-col items-start gap-5 rounded-card bg-brand-soft p-6 sm:p-8"
    >
      <h2 id="odmena" className="text-2xl">
        Vyřešeno. Máte to v{'\u00a0'}hlavě srovnané
      </h2>
      <p className="text-lg">Tohle je váš kód. Uložte si ho, uplatníte ho při objednávce Premium.</p>
      <p className="figures rounded-md bg-surface px-5 py-3 text-2xl font-semibold tracking-wider">{code}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="accent" onClick={copy}>
          Zkopírovat kód
        </Button>
        <Button variant="quiet" onClick={onRestart}>
          Projít hádanku znovu
        </Button>
      </div>
    </section>
  )
}
