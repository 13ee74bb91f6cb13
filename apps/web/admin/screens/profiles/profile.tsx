import { useQuery } from '@tanstack/react-query'
import type { ManagedProfile } from '@zivina/contract/catalogue/creators'
import { ROWS_PER_PAGE } from '@zivina/contract/kernel/limits'
import { useNavigate, useParams } from 'react-router'
import { RecordForm } from '#admin/kit/record/record-form.tsx'
import { Failure } from '#admin/kit/screen/failure.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'
import { CHANGED_PROFILE, type ChangedProfile } from './profile-fields.ts'
import { ProfilePictures } from './profile-pictures.tsx'
import { WayBack } from './way-back.tsx'

/** The profile as the administration manages it, which only its list has; null where there is none. */
async function findProfile(slug: string, signal: AbortSignal): Promise<ManagedProfile | null> {
  for (let page = 1; ; page++) {
    const { results, count } = await sessionApi('GET /admin/public_profile', { query: { page: String(page) }, signal })
    const found = results.find((each) => each.slug === slug)
    if (found || page * ROWS_PER_PAGE >= count) return found ?? null
  }
}

/** One creator's profile: texts, colour, place on the site and pictures. */
export function ProfileScreen() {
  const { slug = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['GET /admin/public_profile', slug],
    queryFn: ({ signal }) => findProfile(slug, signal),
    staleTime: 0,
  })
  if (data) return <Profile key={data.guid} profile={data} reload={refetch} />
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-5 px-4 py-6 md:px-6">
      <h1 className="text-2xl">Profil tvůrce</h1>
      <WayBack />
      {error && !isFetching ? <Failure failure={error} onRetry={() => void refetch()} /> : null}
      {data === null ? <p>Pod touto adresou žádný tvůrce není.</p> : null}
      {data === undefined && !error ? <Skeleton className="h-96 w-full rounded-card" /> : null}
    </div>
  )
}

function Profile({ profile, reload }: { profile: ManagedProfile; reload: () => Promise<unknown> }) {
  const navigate = useNavigate()
  const { slug, name, username } = profile
  const leave = () => void navigate('/public-profile-manage')
  return (
    <RecordForm<ChangedProfile>
      title={name}
      table={CHANGED_PROFILE}
      record={profile}
      codesAt={{ UNIQUE: 'slug' }}
      submit={(body) => sessionApi('PATCH /public_profile/{slug}', { params: { slug }, body })}
      saved={`Profil „${name}“ je uložený.`}
      onSaved={leave}
      removal={{
        title: `Smazat profil „${name}“?`,
        children: `Účet ${username} i\u00a0jeho recepty zůstanou, jen bez veřejné stránky tvůrce.`,
        run: async () => {
          await sessionApi('DELETE /public_profile/{slug}', { params: { slug } })
          leave()
        },
      }}
      before={<WayBack />}
      after={<ProfilePictures profile={profile} reload={reload} />}
    />
  )
}
