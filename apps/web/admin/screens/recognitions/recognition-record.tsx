import type { ImageRecognition } from '@zivina/contract/body/image-recognition'
import { costText, personText, verdictText } from '@zivina/contract/body/recognition-words'
import { formatNumber } from '@zivina/czech/format-number'
import { Link } from 'react-router'
import { Record } from '#admin/kit/record/record.tsx'
import { momentText } from '#app/kit/text/dates.ts'
import { Picture } from '#app/kit/ui/picture.tsx'

/** One picture with what the model answered and what the person made of it. */
export function RecognitionRecord({ row }: { row: ImageRecognition }) {
  const { user, picture, model, answer, cost, milliseconds, verdict, created_at } = row
  return (
    <Record
      title={`Fotka od ${personText(user)}`}
      actions={[]}
      fields={[
        ['Účet', user && <PersonLink user={user} />],
        ['Model', model],
        ['Rozhodnutí', verdictText(verdict)],
        ['Cena', costText(cost)],
        ['Trvalo', `${formatNumber(milliseconds / 1000, 1)}\u00a0s`],
        ['Kdy', momentText(created_at)],
      ]}
    >
      {picture === null ? (
        <p className="text-muted">Fotka se neuchovala.</p>
      ) : (
        <Picture
          src={picture}
          alt="Rozpoznávaná fotka"
          ratio="4-3"
          widths={[400, 800]}
          sizes="25rem"
          className="w-full rounded-card"
        />
      )}
      <section className="flex flex-col gap-2">
        <h3 className="text-lg">Odpověď modelu</h3>
        {answer === null ? (
          <p className="text-muted">Model neodpověděl.</p>
        ) : (
          <pre className="rounded-md bg-sunken p-3 text-sm wrap-anywhere whitespace-pre-wrap">
            {typeof answer === 'string' ? answer : JSON.stringify(answer, null, 2)}
          </pre>
        )}
      </section>
    </Record>
  )
}

function PersonLink({ user: { guid, username } }: { user: NonNullable<ImageRecognition['user']> }) {
  return (
    <Link to={`/user/update/${guid}`} className="text-brand underline">
      {username}
    </Link>
  )
}
